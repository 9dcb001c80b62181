import { towCheck } from './tow-check.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** Braked towing capacities in kg that cars on Australian roads commonly have. */
export const TOW_RATINGS = [1500, 2000, 2500, 3000, 3500] as const;

/** How many vans one rating may tow, and some of them: the heaviest of each variant, which use it best. */
export type TowChoice<V> = { rating: number; count: number; vans: V[] };

const MAX_VANS = 6;

type Towed = Pick<Vehicle, 'make' | 'model' | 'badge' | 'caravan'>;

const firstOfEach = <V>(vans: readonly V[], keyOf: (van: V) => string): V[] => [
  ...Map.groupBy(vans, keyOf)
    .values()
    .flatMap(([first]) => (first === undefined ? [] : [first])),
];

/** The first of each model, then that of each other variant, in their order; of a variant one says enough. */
function variantsOf<V extends Towed>(vans: readonly V[]): V[] {
  const models = firstOfEach(vans, ({ make, model }) => `${make} ${model}`);
  return firstOfEach([...models, ...vans], ({ make, model, badge }) => `${make} ${model} ${badge}`);
}

/** What each rating may tow of these vans, by their loaded mass (spec V19); a van without that figure is in none. */
export function towChoices<V extends Towed>(vans: readonly V[]): TowChoice<V>[] {
  const massOf = ({ caravan }: V): number => caravan?.aggregate_trailer_mass ?? 0;
  const heaviest = vans.toSorted((a, b) => massOf(b) - massOf(a));
  const choices = TOW_RATINGS.map((rating) => {
    const fitting = heaviest.filter(
      (van) => towCheck({ brakedCapacity: rating, aggregateTrailerMass: massOf(van) }).kind === 'fits',
    );
    return { rating, count: fitting.length, vans: variantsOf(fitting).slice(0, MAX_VANS) };
  });
  return choices.some(({ count }) => count > 0) ? choices : [];
}

/** The rating that is chosen first: the middle one of those that may tow something. */
export function firstTowRating(choices: readonly TowChoice<unknown>[]): number | undefined {
  const useful = choices.filter(({ count }) => count > 0);
  return useful[Math.floor((useful.length - 1) / 2)]?.rating;
}
