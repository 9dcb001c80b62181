import { hasPrice } from './availability.ts';
import { bodyName } from './body-name.ts';
import { drawnRank, drawnRankBeside } from './drawn-rank.ts';
import type { Vehicle } from './vehicle.ts';

type PricedVehicle = Vehicle & { price: number };

/** What likeness is read from; nobody knows when a vehicle came that is gone. */
type LikeVehicle = Pick<Vehicle, 'id' | 'item_type' | 'body' | 'simple_body' | 'make' | 'price'> &
  Partial<Pick<Vehicle, 'created_at'>>;

/** A vehicle that may be shown, with the day it came and what its place is drawn from. */
type Candidate = { vehicle: PricedVehicle; day: number; rank: number };

/** The vehicle that others are to be like; `range` is how many dollars they may be away. */
type Asked = { id: string; price: number | undefined; range: number; day: number; rank: number };

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

/** The day a vehicle came as a number of eight figures, 20261124; 0 when nobody knows. Thousands of them are compared. */
const dayOf = ({ created_at = '' }: Pick<LikeVehicle, 'created_at'>): number =>
  Number(created_at.slice(0, 10).replaceAll('-', '')) || 0;

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
 * (docs/decisions/0020-pages-as-files.md). For a vehicle without a price only body and make count.
 */
export function similarVehicles(vehicle: LikeVehicle, stock: SimilarIndex): Vehicle[] {
  const price = hasPrice(vehicle) ? vehicle.price : undefined;
  const range = price === undefined ? Infinity : rangeOf(price);
  const asked = { id: vehicle.id, price, range, day: dayOf(vehicle), rank: drawnRank(vehicle.id) };
  const found: PricedVehicle[] = [];
  for (const key of likenessKeys(vehicle)) {
    const steps = stock.get(key);
    if (steps) found.push(...chooseFrom(steps, asked, found));
    if (found.length === SHOWN) break;
  }
  return found;
}

/** How many dollars a vehicle is away from the one asked about; one without a price is away from none. */
const away = (other: PricedVehicle, { price }: Asked): number =>
  price === undefined ? 0 : Math.abs(other.price - price);

/** As many vehicles of one likeness as there is room for, without those that are `taken`; nearest in price first. */
function chooseFrom(
  steps: ReadonlyMap<number, readonly Candidate[]>,
  asked: Asked,
  taken: readonly Vehicle[],
): PricedVehicle[] {
  const room = SHOWN - taken.length;
  const chosen: PricedVehicle[] = [];
  for (const groups of outwards(steps, asked)) {
    chosen.push(...firstDrawn(groups, asked, taken, room - chosen.length));
    if (chosen.length === room) break;
  }
  return chosen.sort(
    (a, b) => away(a, asked) - away(b, asked) || a.price - b.price || (a.id < b.id ? -1 : 1),
  );
}

type Groups = readonly (readonly Candidate[])[];

/** The candidates of the step of a price, then of the two beside it, as far as a range goes; without a price all at once. */
function* outwards(
  steps: ReadonlyMap<number, readonly Candidate[]>,
  { price, range }: Asked,
): Generator<Groups> {
  if (price === undefined) return yield [...steps.values()];
  const own = stepOf(price);
  const [lowest, highest] = [stepOf(Math.max(price - range, 0)), stepOf(price + range)];
  yield [steps.get(own) ?? []];
  for (let far = 1; own - far >= lowest || own + far <= highest; far += 1)
    yield [steps.get(own - far) ?? [], steps.get(own + far) ?? []];
}

/** The `count` of groups that were drawn first beside a vehicle, those before all others that came no later than it. */
function firstDrawn(groups: Groups, asked: Asked, taken: readonly Vehicle[], count: number): PricedVehicle[] {
  const drawn: PricedVehicle[] = [];
  const places: number[] = [];
  for (const group of groups) {
    for (const { vehicle, day, rank } of group) {
      const place = drawnRankBeside(asked.rank, rank) + (day > asked.day ? 2 ** 32 : 0);
      // Most are behind the last: asked first, because a group may have hundreds.
      if (places.length === count && places[count - 1]! <= place) continue;
      if (vehicle.id === asked.id || away(vehicle, asked) > asked.range || taken.includes(vehicle)) continue;
      let at = Math.min(places.length, count - 1);
      for (; at > 0 && places[at - 1]! > place; at -= 1) {
        places[at] = places[at - 1]!;
        drawn[at] = drawn[at - 1]!;
      }
      places[at] = place;
      drawn[at] = vehicle;
    }
  }
  return drawn;
}

/** From most alike to least. A line break parts them, of which a body or a make has none. */
function likenessKeys(vehicle: LikeVehicle): string[] {
  const { item_type: type } = vehicle;
  const body = bodyName(vehicle)?.toLowerCase() ?? '';
  const make = vehicle.make.toLowerCase();
  return [
    `body and make\n${type}\n${body}\n${make}`,
    `body\n${type}\n${body}`,
    `make\n${type}\n${make}`,
    `type\n${type}`,
  ];
}
