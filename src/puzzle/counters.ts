/** Names of counters: Forge writes `P1P1` and `CHARGE`, a position "+1/+1" and "charge". */

/** "P1P1", "M0M2", "P1P0". */
const SIZE = /^([PM])(\d+)([PM])(\d+)$/i;
const sign = (letter: string | undefined): string => (letter?.toUpperCase() === "M" ? "-" : "+");

export const counterName = (forge: string): string => {
  const size = SIZE.exec(forge);
  return size === null ? forge.toLowerCase() : `${sign(size[1])}${size[2]}/${sign(size[3])}${size[4]}`;
};

/** The name as Forge writes it; `undefined` if a state file cannot hold it. */
export const forgeCounter = (name: string): string | undefined => {
  const size = /^([+-])(\d+)\/([+-])(\d+)$/.exec(name);
  const letter = (text: string | undefined): string => (text === "-" ? "M" : "P");
  if (size !== null) return `${letter(size[1])}${size[2]}${letter(size[3])}${size[4]}`;
  return /[,;|=\n\r]/.test(name) || name.trim() === "" || SIZE.test(name) ? undefined : name.toUpperCase();
};
