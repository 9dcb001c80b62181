import { hasPrice } from './availability.ts';
import { bodyName } from './body-name.ts';
import { drawnRank, drawnRankBeside } from './drawn-rank.ts';
import type { Vehicle } from './vehicle.ts';

type PricedVehicle = Vehicle & { price: number };

/** What likeness is read from; nobody knows when a vehicle came that is gone. */
type LikeVehicle = Pick<Vehicle, 'id' | 'item_type' | 'body' | 'simple_body' | 'make' | 'price'> &
  Partial<Pick<Vehicle, 'created_at'>>;

/** A vehicle that may be shown, with the day it came ('' when nobody knows) and what its place is drawn from. */
type Candidate = { vehicle: PricedVehicle; day: string; rank: number };

/** The stock in stock under keys of falling likeness (see `likenessKeys`), and there by the step of its price. */
export type SimilarIndex = ReadonlyMap<string, ReadonlyMap<number, readonly Candidate[]>>;

const SHOWN = 6;
/** Dollars either side of the price, below and from this price on (spec V11). */
const EXPENSIVE = 50_000;
const CHEAP_RANGE = 10_000;
const EXPENSIVE_RANGE = 25_000;
/** How many steps of price, within which all are as like as each other, a range has. */
const STEPS_IN_RANGE = 2;

const rangeOf = (price: number): number => (price < EXPENSIVE ? CHEAP_RANGE : EXPENSIVE_RANGE);

/** In which step a price lies, counted from 0 dollars. */
function stepOf(price: number): number {
  const [cheap, expensive] = [Math.min(price, EXPENSIVE), Math.max(price - EXPENSIVE, 0)];
  return Math.floor((cheap / CHEAP_RANGE + expensive / EXPENSIVE_RANGE) * STEPS_IN_RANGE);
}

const dayOf = ({ created_at = '' }: Pick<LikeVehicle, 'created_at'>): string => created_at.slice(0, 10);

/** The index that `similarVehicles` looks into: built once for the whole stock, in any order. */
export function buildSimilarIndex(vehicles: readonly Vehicle[]): SimilarIndex {
  const index = new Map<string, Map<number, Candidate[]>>();
  for (const vehicle of vehicles) {
    if (vehicle.status !== 'in_stock' || vehicle.sold || !hasPrice(vehicle)) continue;
    const candidate = { vehicle, day: dayOf(vehicle), rank: drawnRank(vehicle.id) };
    const step = stepOf(vehicle.price);
    for (const key of likenessKeys(vehicle)) {
      const steps = index.get(key) ?? new Map<number, Candidate[]>();
      index.set(key, steps);
      const alike = steps.get(step);
      if (alike) alike.push(candidate);
      else steps.set(step, [candidate]);
    }
  }
  return index;
}

/**
 * Up to 6 vehicles in stock of the same item type and a like price (spec V11): those of the same body and make first, then
 * of the same body, then of the same make; of these the nearest in price come first. Of more than there is room for, those of
 * the same price step are taken, then of the steps beside it; of one step those that came no later than the vehicle
 * itself, and among these by a lot that is drawn for good: one vehicle in, out or at another price changes few pages
 * (docs/decisions/0133-similar-cars-that-stay.md). For a vehicle without a price only body and make count.
 */
export function similarVehicles(vehicle: LikeVehicle, stock: SimilarIndex): Vehicle[] {
  const found: PricedVehicle[] = [];
  for (const key of likenessKeys(vehicle)) {
    const steps = stock.get(key);
    if (steps) found.push(...chooseFrom(steps, vehicle, found));
    if (found.length === SHOWN) break;
  }
  return found;
}

/** Of one likeness as many as there is room for, beside those that are `taken`; nearest in price first. */
function chooseFrom(
  steps: ReadonlyMap<number, readonly Candidate[]>,
  vehicle: LikeVehicle,
  taken: readonly Vehicle[],
): PricedVehicle[] {
  const room = SHOWN - taken.length;
  const price = hasPrice(vehicle) ? vehicle.price : undefined;
  const away = (other: PricedVehicle): number => (price === undefined ? 0 : Math.abs(other.price - price));
  const range = price === undefined ? Infinity : rangeOf(price);
  const isOther = (other: PricedVehicle): boolean =>
    other.id !== vehicle.id && away(other) <= range && !taken.includes(other);
  const chosen: PricedVehicle[] = [];
  for (const group of outwards(steps, price, range)) {
    chosen.push(...firstDrawn(group, vehicle, isOther, room - chosen.length));
    if (chosen.length === room) break;
  }
  return chosen.sort((a, b) => away(a) - away(b) || a.price - b.price || (a.id < b.id ? -1 : 1));
}

/** The candidates of the step of a price, then of the two beside it, as far as a range goes; without a price all at once. */
function* outwards(
  steps: ReadonlyMap<number, readonly Candidate[]>,
  price: number | undefined,
  range: number,
): Generator<readonly Candidate[]> {
  if (price === undefined) return yield [...steps.values()].flat();
  const own = stepOf(price);
  const [lowest, highest] = [stepOf(Math.max(price - range, 0)), stepOf(price + range)];
  yield steps.get(own) ?? [];
  for (let away = 1; own - away >= lowest || own + away <= highest; away += 1)
    yield [...(steps.get(own - away) ?? []), ...(steps.get(own + away) ?? [])];
}

/** The `count` of a group that were drawn first beside a vehicle, those before all others that came no later than it. */
function firstDrawn(
  group: readonly Candidate[],
  vehicle: LikeVehicle,
  isOther: (other: PricedVehicle) => boolean,
  count: number,
): PricedVehicle[] {
  const [ownDay, ownRank] = [dayOf(vehicle), drawnRank(vehicle.id)];
  const drawn: { place: number; vehicle: PricedVehicle }[] = [];
  for (const { vehicle: other, day, rank } of group) {
    const place = drawnRankBeside(ownRank, rank) + (day > ownDay ? 2 ** 32 : 0);
    const last = drawn.length === count ? drawn[count - 1] : undefined;
    // Most are behind the last: asked first, because a group may have hundreds.
    if ((last && last.place <= place) || !isOther(other)) continue;
    if (last) drawn.pop();
    const behind = drawn.findIndex((each) => each.place > place);
    drawn.splice(behind === -1 ? drawn.length : behind, 0, { place, vehicle: other });
  }
  return drawn.map(({ vehicle: other }) => other);
}

/** From most alike to least. */
function likenessKeys(vehicle: LikeVehicle): string[] {
  const { item_type: type } = vehicle;
  const body = bodyName(vehicle)?.toLowerCase() ?? '';
  const make = vehicle.make.toLowerCase();
  return [
    JSON.stringify({ type, body, make }),
    JSON.stringify({ type, body }),
    JSON.stringify({ type, make }),
    JSON.stringify({ type }),
  ];
}
