import { compareValues, type Activity, type Program } from "./program.ts";
import { keeping, type Reduced } from "./reduced.ts";

/**
 * A land that taps for {U}, and for mana of any color because a permanent lets it, has no use for the first ability. A
 * program without such activities has a solution that is as good as any of the program given.
 *
 * A good covers another one if whatever accepts the other accepts it, too, and it costs no more if it is left over.
 * An activity is dominated by one of the same hundred of ranks that uses the same resources, takes the same, serves the
 * same, fires as often, costs no more, and gives as many goods, each of which covers one of its; and which can fire as often
 * as a resource that both use lets both of them together.
 *
 * Proof. In a solution with an order, let the second fire in the place of the first, and what it gave be spent where the
 * other's goods were spent. It fires no more often than it can: of that resource there is no more. Order and resources stay as
 * they were, and no level that comes first costs more.
 */
/** Fewer activities than this are solved as they are. */
const FEW = 8;

/** Where a good may be spent: demands, and takes of activities other than conversions. */
type Places = ReadonlySet<number>;

/** Turns one unit into others, and does nothing else: what floats on, or is carried over. */
const convertedGood = ({ uses, takes, serves, needsLeft = [] }: Activity): number | undefined => {
  const [take] = takes;
  const isOne = takes.length === 1 && take?.count === 1 && take.accepts.length === 1;
  return isOne && uses.length === 0 && serves.length === 0 && needsLeft.length === 0 ? take.accepts[0] : undefined;
};

class Covers {
  private readonly program: Program;
  private readonly places: readonly Places[];
  private readonly conversions: readonly (readonly Activity[])[];
  private readonly known = new Map<number, boolean>();

  constructor(program: Program) {
    this.program = program;
    const places = program.goods.map(() => new Set<number>());
    const conversions = program.goods.map((): Activity[] => []);
    let place = 0;
    for (const { accepts } of program.demands) {
      for (const good of accepts) places[good]?.add(place);
      place += 1;
    }
    for (const activity of program.activities) {
      const from = convertedGood(activity);
      if (from !== undefined) {
        conversions[from]?.push(activity);
        continue;
      }
      for (const { accepts } of activity.takes) {
        for (const good of accepts) places[good]?.add(place);
        place += 1;
      }
    }
    this.places = places;
    this.conversions = conversions;
  }

  /** Does `good` cover `other`? */
  has(good: number, other: number): boolean {
    if (good === other) return true;
    const key = good * this.program.goods.length + other;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    // Goods that are converted into each other in a circle cover none.
    this.known.set(key, false);
    const found = this.isCovered(good, other);
    this.known.set(key, found);
    return found;
  }

  private isCovered(good: number, other: number): boolean {
    const [one, two] = [this.program.goods[good], this.program.goods[other]];
    if (one === undefined || two === undefined || one.usedUp !== undefined || two.usedUp !== undefined) return false;
    if (compareValues(one.leftover, two.leftover) > 0) return false;
    for (const place of this.places[other] as Places) if (!(this.places[good] as Places).has(place)) return false;
    return (this.conversions[other] as readonly Activity[]).every((conversion) =>
      (this.conversions[good] as readonly Activity[]).some((instead) =>
        instead.upper >= conversion.upper && compareValues(instead.prices, conversion.prices) <= 0 && this.gives(instead, conversion)));
  }

  /** Is each good that `other` gives covered by one that `activity` gives? */
  gives(activity: Activity, other: Activity): boolean {
    const left = activity.gives.map(({ count }) => count);
    // What few others cover comes first, as fewest of these are left for it.
    return [...other.gives].sort((a, b) => this.covering(activity, a.good) - this.covering(activity, b.good)).every(({ good, count }) => {
      let missing = count;
      for (const [index, give] of activity.gives.entries()) {
        if (missing === 0 || !this.has(give.good, good)) continue;
        const used = Math.min(missing, left[index] as number);
        left[index] = (left[index] as number) - used;
        missing -= used;
      }
      return missing === 0;
    }) && left.every((count) => count === 0);
  }

  private covering(activity: Activity, good: number): number {
    return activity.gives.filter((give) => this.has(give.good, good)).length;
  }
}

/** Activities of different kinds do not dominate each other. */
const kindOf = ({ uses, takes, serves, needsLeft, upper, gives, rank }: Activity): string =>
  JSON.stringify([uses.map(({ resource, amount }) => [resource, amount]), takes, serves, needsLeft ?? [], upper, gives.reduce((sum, { count }) => sum + count, 0), Math.floor(rank / 100)]);

/** Which resources something gives back: of these more can be used than there is at first. */
const renewedIn = (activities: readonly Activity[]): ReadonlySet<number> =>
  new Set(activities.flatMap(({ uses }) => uses.flatMap(({ resource, amount }) => (amount < 0 ? [resource] : []))));

/** Can it fire as often as some resource lets all that use as much of it together? */
const canStandForAll = ({ upper, uses }: Activity, { resources }: Program, renewed: ReadonlySet<number>): boolean =>
  uses.some(({ resource, amount }) => amount > 0 && !renewed.has(resource) && upper >= Math.floor((resources[resource]?.capacity ?? 0) / amount));

/** Of activities that dominate each other the first is kept. */
const undominated = (covers: Covers, given: Program, renewed: ReadonlySet<number>, alike: readonly number[]): readonly number[] => {
  const { activities } = given;
  const dominates = (one: number, other: number): boolean => {
    const [better, worse] = [activities[one] as Activity, activities[other] as Activity];
    return compareValues(better.prices, worse.prices) <= 0 && canStandForAll(better, given, renewed) && covers.gives(better, worse);
  };
  return alike.filter((index) => !alike.some((other) => other !== index && dominates(other, index) && (other < index || !dominates(index, other))));
};

export const withoutDominated = (given: Program): Reduced => {
  const { activities } = given;
  const all = [...activities.keys()];
  if (activities.length < FEW) return keeping(given, all);
  const kinds = new Map<string, number[]>();
  for (const [index, activity] of activities.entries()) {
    const key = activity.uses.length === 0 || activity.gives.length === 0 ? `${index}` : kindOf(activity);
    const alike = kinds.get(key);
    if (alike === undefined) kinds.set(key, [index]);
    else alike.push(index);
  }
  if (kinds.size === activities.length) return keeping(given, all);
  const [covers, renewed] = [new Covers(given), renewedIn(activities)];
  return keeping(given, [...kinds.values()].flatMap((alike) => (alike.length === 1 ? alike : undominated(covers, given, renewed, alike))).sort((a, b) => a - b));
};
