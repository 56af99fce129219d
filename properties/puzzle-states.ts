import { existsSync, readFileSync } from "node:fs";

/** A state's facts as the file beside the project keeps them. */
interface Entry { readonly card?: string; readonly token?: string; readonly count: number; readonly counters?: Readonly<Record<string, number>>; readonly modifiers?: readonly string[]; readonly chosen?: string }
export interface State {
  readonly id: string; readonly name: string; readonly source: string; readonly life: number; readonly opp_life?: number; readonly manapool: string; readonly opp_persistentmana?: string; readonly player_counters?: string; readonly speed?: number; readonly precast?: string;
  readonly removesummoningsickness?: boolean; readonly keys: string;
  readonly hand: readonly Entry[]; readonly battlefield: readonly Entry[]; readonly graveyard: readonly Entry[]; readonly exile?: readonly Entry[];
}

const entryText = ({ card, token, count, counters: has = {}, modifiers = [], chosen }: Entry): string => {
  const name = card ?? (token?.includes(",") === true ? `t:${token}` : `T:${token}`);
  const counted = Object.entries(has).map(([kind, number]) => `${kind}=${number}`);
  const parts = [name, ...modifiers, ...(counted.length === 0 ? [] : [`Counters:${counted.join(",")}`]), ...(chosen === undefined ? [] : [`ChosenColor:${chosen}`])];
  return Array.from({ length: count }, () => parts.join("|")).join(";");
};

/** The state as Forge's files have it. */
export const stateText = (state: State): string => {
  const [me, them] = state.keys.startsWith("p0") ? ["p0", "p1"] : state.keys.startsWith("human") ? ["human", "ai"] : ["Human", "AI"];
  const zone = (entries: readonly Entry[] = []): string => entries.map(entryText).join(";");
  const lines: readonly (readonly [key: string, value: string | undefined])[] = [
    ["ActivePlayer", me], ["ActivePhase", "Main1"], [`${me}life`, String(state.life)], [`${them}life`, state.opp_life?.toString()], [`${me}manapool`, state.manapool],
    [`${them}persistentmana`, state.opp_persistentmana], [`${me}counters`, state.player_counters], [`${me}speed`, state.speed?.toString()], [`${me}precast`, state.precast],
    ["removesummoningsickness", state.removesummoningsickness?.toString()],
    [`${me}hand`, zone(state.hand)], [state.keys.startsWith("HumanPlay") ? "HumanPlay" : `${me}battlefield`, zone(state.battlefield)], [`${me}graveyard`, zone(state.graveyard)], [`${me}exile`, zone(state.exile)],
  ];
  return ["[state]", ...lines.flatMap(([key, value]) => (value === undefined || value === "" ? [] : [`${key}=${value}`]))].join("\n");
};

const FILE = "../shared/field/puzzles.jsonl";
/** Board states of published puzzles, which lie beside the project where it is worked on; elsewhere there are none. */
export const states: readonly State[] = existsSync(FILE) ? readFileSync(FILE, "utf8").trim().split("\n").map((line) => JSON.parse(line) as State) : [];
