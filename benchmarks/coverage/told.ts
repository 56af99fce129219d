/** Cards whose text was compared with their `produced_mana` by eye: why the two differ where mana that is made otherwise does not explain it. */
export const TOLD_OTHERWISE: ReadonlyMap<string, readonly string[]> = new Map([
  ["Brigid, Clachan's Heart // Brigid, Doun's Mind", ["its back face adds {G} or {W}, of which `produced_mana` has the first alone"]],
  ["Everythingamajig", ["printed with six different texts, of which one is among the cards"]],
]);
