import type { Phase } from "./draft.ts";

/** What a resource or a mark is called in a future; in the payment itself, all its stages, it has its plain name. */
export const atPhase = (name: string, phase: Phase): string => (phase <= 0 ? name : `${name} @${phase}`);
