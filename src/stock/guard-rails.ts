import type { FeedSettings } from '../tenant/feed-settings.ts';
import type { FeedRail } from './feed-error.ts';

/** What the guard rails weigh; `medianPrice` in dollars over the vehicles that have a price. */
export type StockFigures = { count: number; medianPrice: number | undefined };

export type GuardedStock = StockFigures & { read: number; quarantined: number };

export type Rail = FeedRail | 'empty' | 'too-many-bad' | 'too-few-left' | 'median-price';

export type GuardDecision = { kind: 'pass' } | { kind: 'refused'; rail: Rail; message: string };

/** Ends the message of a rail that can be overridden. */
const OVERRIDE = 'If the feed is right, --force publishes it.';

const counted = new Intl.NumberFormat('en-AU');
/** Never rounded up, so that 84.99% does not read as the 85% that is asked for. */
const percent = (share: number): string => `${Math.floor(withoutNoise(share) * 1000) / 10}%`;
/** 26,000 / 20,000 - 1 is 0.30000000000000004 to a computer. */
const withoutNoise = (share: number): number => Number(share.toPrecision(12));
const dollars = (amount: number): string => `$${counted.format(Math.round(amount))}`;

/** The middle of numbers, the mean of the middle two of an even count; undefined of none. */
export function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

function refused(rail: Rail, message: string): GuardDecision {
  return { kind: 'refused', rail, message: `${message} ${OVERRIDE}` };
}

/**
 * Whether stock may be published: not empty, enough of the records good, enough vehicles left of the last good stock, and
 * the median price near the last good one. A refusal says which rail it was and by how much.
 */
export function guardRails(
  stock: GuardedStock,
  settings: FeedSettings['guard'],
  lastGood: StockFigures | undefined,
): GuardDecision {
  const { read, quarantined, count } = stock;
  if (read === 0) return refused('empty', 'The feed holds no vehicles at all.');
  const good = (read - quarantined) / read;
  if (good < settings.minimum_accepted) {
    return refused(
      'too-many-bad',
      `Only ${percent(good)} of the feed's ${counted.format(read)} records can be used; at least ` +
        `${percent(settings.minimum_accepted)} must be. quarantine.ndjson says what is wrong with the ` +
        `${counted.format(quarantined)} others.`,
    );
  }
  if (count === 0)
    return refused('empty', `None of the feed's ${counted.format(read)} records is to be shown.`);
  if (!lastGood) return { kind: 'pass' };
  const left = lastGood.count === 0 ? 1 : count / lastGood.count;
  if (left < settings.minimum_of_last_count) {
    return refused(
      'too-few-left',
      `Only ${counted.format(count)} vehicles are left of ${counted.format(lastGood.count)} (${percent(left)}); ` +
        `at least ${percent(settings.minimum_of_last_count)} must remain.`,
    );
  }
  return medianDecision(stock.medianPrice, lastGood.medianPrice, settings.maximum_median_move);
}

function medianDecision(now: number | undefined, before: number | undefined, most: number): GuardDecision {
  if (before === undefined) return { kind: 'pass' };
  if (now === undefined) {
    return refused('median-price', `No vehicle has a price; the median was ${dollars(before)} before.`);
  }
  const move = withoutNoise(now / before - 1);
  if (Math.abs(move) <= most) return { kind: 'pass' };
  const direction = move > 0 ? 'up' : 'down';
  return refused(
    'median-price',
    `The median price went ${direction} by ${percent(Math.abs(move))}, from ${dollars(before)} to ${dollars(now)}; ` +
      `${percent(most)} is the most it may move.`,
  );
}
