import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { FeedSettings } from '../../tenant/feed-settings.ts';
import { comparedWithLast } from './compared-with-last.ts';
import { dollars, percent, shareText, shown, withoutNoise } from './figures-text.ts';
import { isPattern } from './is-pattern.ts';
import { missingRefusals } from './missing-fields.ts';
import { RAIL_NAMES, type Refusal } from './rail.ts';
import { sameValueRefusals } from './same-value.ts';
import { countWrongVins, type ReadingCounts, type StockFigures } from '../history/stock-figures.ts';
import { makesRefusals } from './strange-makes.ts';

type Guard = FeedSettings['guard'];

/** The vehicles that would be shown, the figures of them, and what was counted on the way. */
export type GuardedStock = { vehicles: readonly Vehicle[]; figures: StockFigures; counts: ReadingCounts };

/** What a share was allowed to be once is what the feed is like, give or take this much. */
const AS_BEFORE = 0.1;

const isAsBefore = (now: number | undefined, last: number | undefined): boolean =>
  now !== undefined && last !== undefined && now <= last + AS_BEFORE;

/** Too many of the records read are bad. */
export function acceptedRefusals(
  { read, quarantined }: Pick<ReadingCounts, 'read' | 'quarantined'>,
  least: number,
): Refusal[] {
  const good = read === 0 ? 1 : (read - quarantined) / read;
  if (good >= least) return [];
  const message =
    `Only ${percent(good)} of the feed's ${shown(read)} records can be used; at least ${percent(least)} must be. ` +
    `quarantine.ndjson says what is wrong with the ${shown(quarantined)} others.`;
  return [{ rail: 'accepted', message }];
}

/** The feed says of itself that it is a part: a page of several, or fewer records than it counts. */
export function partRefusals({ part }: Pick<ReadingCounts, 'part'>, least: number): Refusal[] {
  if (!part || (part.whole === undefined ? 0 : part.has / part.whole) >= least) return [];
  const message =
    `The feed has ${shown(part.has)} records and says that it is only a part: ${part.said}. Ask its supplier for all of them in one file, ` +
    'or for an address with larger pages.';
  return [{ rail: 'part', message }];
}

function emptyRefusals({ count }: StockFigures, read: number, last: StockFigures | undefined): Refusal[] {
  if (count > 0) return [];
  const found =
    read === 0
      ? 'The feed holds no vehicles at all.'
      : `None of the feed's ${shown(read)} records is to be shown.`;
  const loss = last && last.count > 0 ? ` The site would lose all its ${shown(last.count)} vehicles.` : '';
  return [{ rail: 'empty', message: `${found}${loss}` }];
}

/** Too many records have a number of another vehicle, and the last feed was not like that. */
export function duplicatesRefusals(
  { read, contradicting }: Pick<ReadingCounts, 'read' | 'contradicting'>,
  figures: StockFigures | undefined,
  last: StockFigures | undefined,
  most: number,
): Refusal[] {
  if (!isPattern(contradicting, read, most) || isAsBefore(figures?.duplicates, last?.duplicates)) return [];
  const message =
    `${shareText(contradicting, read)} of the records have the number of an earlier record but tell of another ` +
    `vehicle; ${percent(most)} is the most that may. Is the stock number read from the right column?`;
  return [{ rail: 'duplicates', message }];
}

function vinsRefusals(
  { vehicles, figures, counts }: GuardedStock,
  last: StockFigures | undefined,
  most: number,
): Refusal[] {
  const { wrong, given } = countWrongVins(vehicles, counts.droppedVins);
  if (!isPattern(wrong, given, most) || isAsBefore(figures.wrongVins, last?.wrongVins)) return [];
  const message =
    `${shareText(wrong, given)} of the VINs are none, or stand in place of the stock number; ${percent(most)} is ` +
    'the most that may. Are the columns of VIN and stock number swapped?';
  return [{ rail: 'vins', message }];
}

function countRefusals({ count }: StockFigures, last: StockFigures, least: number): Refusal[] {
  const left = last.count === 0 ? 1 : count / last.count;
  if (left >= least) return [];
  const message =
    `Only ${shown(count)} vehicles are left of ${shown(last.count)} (${percent(left)}); at least ${percent(least)} ` +
    'must remain.';
  return [{ rail: 'count', message }];
}

function priceRefusals({ medianPrice: now }: StockFigures, last: StockFigures, most: number): Refusal[] {
  const before = last.medianPrice;
  if (before === undefined) return [];
  if (now === undefined)
    return [{ rail: 'price', message: `No vehicle has a price; the median was ${dollars(before)} before.` }];
  const move = withoutNoise(now / before - 1);
  if (Math.abs(move) <= most) return [];
  const message =
    `The median price went ${move > 0 ? 'up' : 'down'} by ${percent(Math.abs(move))}, from ${dollars(before)} to ` +
    `${dollars(now)}; ${percent(most)} is the most it may move.`;
  return [{ rail: 'price', message }];
}

/**
 * Everything that speaks against publishing stock, rail by rail; nothing when it may be published. `last` are the
 * figures of what was published last; a first feed is judged by itself alone. Of stock without a vehicle only its
 * emptiness and its bad records are judged.
 */
export function guardRails(stock: GuardedStock, guard: Guard, last: StockFigures | undefined): Refusal[] {
  const { figures, counts } = stock;
  const before = last?.vehicles;
  const now = figures.vehicles ?? [];
  const ofFeed = [
    ...emptyRefusals(figures, counts.read, last),
    ...acceptedRefusals(counts, guard.minimum_accepted),
    ...partRefusals(counts, guard.minimum_of_total),
  ];
  if (figures.count === 0) return ofFeed;
  return [
    ...ofFeed,
    ...duplicatesRefusals(counts, figures, last, guard.maximum_duplicates),
    ...vinsRefusals(stock, last, guard.maximum_wrong_vins),
    ...sameValueRefusals(
      figures.sameValue ?? {},
      last ? (last.sameValue ?? {}) : undefined,
      guard.maximum_same_value,
    ),
    ...(last ? [] : missingRefusals(stock.vehicles, guard.maximum_missing)),
    ...(last && !before ? [] : makesRefusals(now, before, guard.maximum_strange_makes)),
    ...(last ? countRefusals(figures, last, guard.minimum_of_last_count) : []),
    ...(before ? comparedWithLast(before, now, guard) : []),
    ...(last ? priceRefusals(figures, last, guard.maximum_median_move) : []),
  ].sort((a, b) => RAIL_NAMES.indexOf(a.rail) - RAIL_NAMES.indexOf(b.rail));
}
