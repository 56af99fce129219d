import type { State } from "./state.ts";
import { illegal, type Illegal, type IllegalCode } from "./violation.ts";

/** What a step leads to: the next state, or why it is illegal. */
export type Outcome = { readonly ok: true; readonly state: State } | { readonly ok: false; readonly illegal: Illegal };

export const yes = (state: State): Outcome => ({ ok: true, state });
export const no = (code: IllegalCode, object?: string): Outcome => ({ ok: false, illegal: illegal(code, object) });
