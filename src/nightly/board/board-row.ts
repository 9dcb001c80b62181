import { isFeedRail } from '../../stock/feed/feed-error.ts';
import type { Hold } from '../holds.ts';
import type { NightEntry } from '../night-entry.ts';
import type { StateWriter } from '../state/state-head.ts';
import { badness } from '../summary/night-summary.ts';

/** A tenant on the board: what its nights come to. */
export type BoardRow = {
  tenant: string;
  name: string;
  isDemo: boolean;
  /** The last night; undefined where there was none. */
  last: NightEntry | undefined;
  /** Hours since the last night, and since a feed was last read; undefined where none was. */
  nightHours: number | undefined;
  feedHours: number | undefined;
  /** Hours since its supplier changed it, as the feed that was read last said; undefined where that is unknown. */
  feedFileHours: number | undefined;
  /** Nights in a row, up to the last, in which nothing was published. */
  badNights: number;
  /** Bytes of the last release that a night published. */
  bytes: number | undefined;
  /** Vehicles shown, in each of the last thirty nights. */
  counts: (number | undefined)[];
  /** Releases that can be gone back to, oldest first, and the one that is live. */
  releases: string[];
  live: string | undefined;
  /** The run that wrote its state last; undefined where state stays on this machine. */
  writer?: StateWriter | undefined;
  /** Set while no night publishes it. */
  held?: Hold | undefined;
  /** Why nothing could be read of it. */
  unread?: string | undefined;
};

/** Nights that a row looks back. */
const NIGHTS = 30;
const HOUR_MS = 3_600_000;
/** A nightly build that failed once, and was not mended the next morning. */
export const STALE_HOURS = 36;

export type BoardSource = Pick<
  BoardRow,
  'tenant' | 'name' | 'isDemo' | 'releases' | 'live' | 'writer' | 'held' | 'unread'
> & {
  /** Oldest first. */
  nights: readonly NightEntry[];
};

const hoursSince = (moment: string | undefined, now: Date): number | undefined =>
  moment === undefined ? undefined : Math.max(0, (now.getTime() - Date.parse(moment)) / HOUR_MS);

/** What the nights of a tenant come to at `now`. */
export function boardRow({ nights, ...tenant }: BoardSource, now: Date): BoardRow {
  const last = nights.at(-1);
  const lastFed = nights.findLast(({ vehicles, rails }) => vehicles !== undefined && !rails.some(isFeedRail));
  const lastGood = nights.findLastIndex(({ outcome }) => outcome === 'published');
  return {
    ...tenant,
    last,
    nightHours: hoursSince(last?.at, now),
    feedHours: hoursSince(lastFed?.at, now),
    feedFileHours: hoursSince(lastFed?.feedChangedAt, now),
    badNights: nights.length - 1 - lastGood,
    bytes: nights.findLast((night) => night.bytes !== undefined)?.bytes,
    counts: nights
      .slice(-NIGHTS)
      .map(({ outcome, vehicles }) => (outcome === 'published' ? vehicles?.accepted : undefined)),
  };
}

/** Urgency of a row: 5 for a tenant that no night has done or that could not be read, 2 for one that is held, then as in the summary of a night, 2 for a stale one. */
export function urgency({ last, isDemo, unread, held, nightHours = 0 }: BoardRow): number {
  if (unread !== undefined) return 5;
  if (held) return 2;
  if (!last) return isDemo ? 0 : 5;
  return Math.max(badness(last), nightHours > STALE_HOURS && !isDemo ? 2 : 0);
}

/** The rows with those first that need someone: by urgency, by nights without a release, by name. */
export const sortedRows = (rows: readonly BoardRow[]): BoardRow[] =>
  [...rows].sort(
    (a, b) => urgency(b) - urgency(a) || b.badNights - a.badNights || (a.tenant < b.tenant ? -1 : 1),
  );
