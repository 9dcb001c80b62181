import { formatDollars } from '../text/format.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { hasPrice } from '../vehicle/availability.ts';
import { worthShare } from './depreciation.ts';
import type { BaseValue, OwnVehicle } from './own-vehicle.ts';

/** A new model with its price, in dollars. */
export type ListPrice = { make: string; model: string; price: number };

/** What a dealer sells, as far as it says what another vehicle is worth. */
export type Anchors = { stock: readonly Vehicle[]; list: readonly ListPrice[] };

type Wanted = Pick<OwnVehicle, 'make' | 'model' | 'year' | 'km'>;

/** Years by which a like vehicle may be older or newer, and how many of them are looked at. */
const MAX_YEARS_APART = 3;
const MAX_LIKE = 5;

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const isSame = (a: Pick<Wanted, 'make' | 'model'>, b: Pick<Wanted, 'make' | 'model'>): boolean =>
  plain(a.make) === plain(b.make) && plain(a.model) === plain(b.model);

/** The middle one; of an even number the mean of the two in the middle. */
function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}

type Like = { year: number; km: number; price: number };

function likeVehicles(wanted: Wanted, stock: readonly Vehicle[]): Like[] {
  const like = stock.flatMap((vehicle): Like[] => {
    const { year, km } = vehicle;
    if (vehicle.car_type === 'new' || vehicle.sold || !hasPrice(vehicle)) return [];
    if (year === undefined || km === undefined || !isSame(vehicle, wanted)) return [];
    return Math.abs(year - wanted.year) <= MAX_YEARS_APART ? [{ year, km, price: vehicle.price }] : [];
  });
  const apart = ({ year, km }: Like): number =>
    Math.abs(year - wanted.year) * 15_000 + Math.abs(km - wanted.km);
  return like.toSorted((a, b) => apart(a) - apart(b)).slice(0, MAX_LIKE);
}

const pricesText = (prices: readonly number[]): string => {
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? formatDollars(least) : `${formatDollars(least)} to ${formatDollars(most)}`;
};

/**
 * What a vehicle in good condition is worth to a dealer, by what the dealer asks for like ones: the middle price of up to
 * five of the same make and model, at most three years apart, each brought to the age and kilometres of the one wanted;
 * without any, the dealer's price of the new model. Of that comes off what a dealer needs to prepare, warrant and sell it.
 * Undefined where nothing is like it. `sharePercent` is what is left.
 */
export function estimateFromStock(
  wanted: Wanted,
  { stock, list }: Anchors,
  thisYear: number,
  sharePercent: number,
): BaseValue | undefined {
  const shareOf = (year: number, km: number): number => worthShare(thisYear - year, km);
  const own = shareOf(wanted.year, wanted.km);
  const like = likeVehicles(wanted, stock);
  const model = like.length === 0 ? list.find((one) => isSame(one, wanted)) : undefined;
  if (like.length === 0 && !model) return undefined;
  const asked = model
    ? model.price * own
    : median(like.map(({ year, km, price }) => (price * own) / shareOf(year, km)));
  const value = (asked * sharePercent) / 100;
  const name = `${wanted.make} ${wanted.model}`;
  return {
    low: value,
    high: value,
    restsOn: [
      model
        ? `Our price of ${formatDollars(model.price)} for a new ${name}`
        : `What we ask for ${like.length === 1 ? 'one' : like.length} ${name}: ${pricesText(like.map(({ price }) => price))}`,
      'A table of what vehicles lose by age and kilometres',
      `Less ${100 - sharePercent}% for preparing, warranty and selling`,
    ],
  };
}
