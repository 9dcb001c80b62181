import type { FeedSettings } from '../../tenant/feed-settings.ts';
import { percent, shown } from '../rails/figures-text.ts';
import { acceptedRefusals, duplicatesRefusals, partRefusals } from '../rails/guard-rails.ts';
import type { Refusal } from '../rails/rail.ts';
import type { FeedCounts } from './feed-counts.ts';

/** Records of a feed that came to something, by its name: what the next one of the same name is held against. */
export const usedRecords = (counts: readonly FeedCounts[]): Record<string, number> =>
  Object.fromEntries(counts.map(({ name, vehicles, joined }) => [name, vehicles + joined]));

/**
 * What speaks against one of several feeds, by its own `guard`: too many bad or contradicting records, or far fewer that
 * came to something than the last time. `last` is how many did then; undefined for a new feed.
 */
export function feedRails(
  counts: FeedCounts,
  guard: FeedSettings['guard'],
  last: number | undefined,
): Refusal[] {
  const used = counts.vehicles + counts.joined;
  const refusals = [
    ...acceptedRefusals(counts, guard.minimum_accepted),
    ...partRefusals(counts, guard.minimum_of_total),
    ...duplicatesRefusals(counts, undefined, undefined, guard.maximum_duplicates),
  ];
  if (used === 0) {
    const message = `None of its ${shown(counts.read)} records tells of a vehicle: are its numbers those of the first feed?`;
    refusals.push({ rail: 'empty', message });
  } else if (last !== undefined && last > 0 && used / last < guard.minimum_of_last_count) {
    const message =
      `Only ${shown(used)} of its records came to something, ${shown(last)} did before (${percent(used / last)}); at ` +
      `least ${percent(guard.minimum_of_last_count)} must.`;
    refusals.push({ rail: 'count', message });
  }
  return refusals.map(({ rail, message }) => ({ rail, message: `Of the feed '${counts.name}': ${message}` }));
}
