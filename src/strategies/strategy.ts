import type { Plan } from "../answer.ts";
import type { Position } from "../board/position.ts";
import type { Policy } from "../policy/index.ts";

/** A way in which somebody pays today, to be compared with others. */
export interface Strategy {
  /** In kebab-case. */
  readonly name: string;
  /** Who pays like that. */
  readonly who: string;
  /** Where it falls short. */
  readonly falls: string;
  /**
   * A plan, or `undefined`: it refuses. What comes out is what the described way comes to and is judged by the referee, never
   * trusted: it need not be legal. The same position always gets the same plan.
   */
  readonly pay: (position: Position) => Plan | undefined;
  /** Its plan is that of `pay` under this policy: where that answer is there, it need not be asked for again. */
  readonly policy?: Policy;
}
