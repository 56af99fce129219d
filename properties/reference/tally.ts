/** States looked at so far, over all announcements and all X. */
export interface Tally {
  states: number;
  readonly most: number;
}

/** The search needs more states than this: the position is not tiny. */
export class TooLarge extends Error {}

/** One more state. */
export const counted = (tally: Tally): void => {
  tally.states += 1;
  if (tally.states > tally.most) throw new TooLarge(`more than ${tally.most} states`);
};
