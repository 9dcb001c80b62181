import type { OverrideReport } from './override/apply-overrides.ts';
import type { FeedCounts } from './secondary/feed-counts.ts';
import type { RecordProblem } from './feed/feed-record.ts';

/** Where every record of all feeds went; read = accepted + joined + quarantined + excluded. */
export type StockReport = {
  read: number;
  accepted: number;
  quarantined: number;
  excluded: number;
  /** Records that tell more of a vehicle of an earlier one, most of them of further feeds; only where there are such. */
  joined?: number;
  /** When the supplier of the first feed last changed it, ISO 8601 in UTC; absent where that is unknown. */
  feedChangedAt?: string;
  /** Of accepted stock: feeds whose age comes near their limit, a sentence each; only where there are any. */
  agingFeeds?: string[];
  /** Of each of several feeds, in their order. */
  feeds?: FeedCounts[];
  /** Corrections of the dealer's; only where there are any. */
  overrides?: OverrideReport;
  /** How many records for each reason, most first. */
  reasons: { quarantined: Record<string, number>; excluded: Record<string, number> };
  /** What was left out or put right in accepted records, most first. */
  warnings: Record<string, number>;
  /** NDJSON: line, identity, field, value, reason of every quarantined record. */
  quarantineFile: string;
};

export type Quarantined = RecordProblem & { line: number; feed?: string; identity: string | undefined };
export type Excluded = {
  line: number;
  feed?: string | undefined;
  identity: string;
  reason: string;
  group: string;
};

/** How often each word occurs, most first. */
function tally(words: Iterable<string>): Record<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([, a], [, b]) => b - a));
}

/** Sums up where the records went. Throws when one is unaccounted for, which is a defect of this code. */
export function stockReport(
  read: number,
  accepted: number,
  quarantined: readonly Quarantined[],
  excluded: readonly Excluded[],
  warnings: Iterable<string>,
  quarantineFile: string,
  feeds: readonly FeedCounts[] = [],
): StockReport {
  const joined = feeds.reduce((sum, each) => sum + each.joined, 0);
  if (read !== accepted + joined + quarantined.length + excluded.length) {
    throw new Error(
      `Stock does not add up: ${read} read, but ${accepted} accepted + ${joined === 0 ? '' : `${joined} joined + `}${quarantined.length} quarantined + ` +
        `${excluded.length} excluded.`,
    );
  }
  return {
    read,
    accepted,
    quarantined: quarantined.length,
    excluded: excluded.length,
    ...((feeds.length > 1 || joined > 0) && { joined }),
    ...(feeds.length > 1 && { feeds: [...feeds] }),
    reasons: {
      quarantined: tally(quarantined.map(({ field, reason }) => `${field}: ${reason}`)),
      excluded: tally(excluded.map(({ group }) => group)),
    },
    warnings: tally(warnings),
    quarantineFile,
  };
}
