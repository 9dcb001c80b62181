import { EXIT_CODES, type ExitCode } from '../../command-line/exit-codes.ts';
import { isGood, isUnsent, type NightEntry } from '../night-entry.ts';

/** A night as a whole, and each tenant of it. */
export type NightSummary = {
  night: string;
  /** As in 3/20; absent where all tenants were built here. */
  shard?: string;
  /** ISO 8601 in UTC. */
  startedAt: string;
  endedAt: string;
  exitCode: ExitCode;
  /** Demonstrations that were left out. */
  demos: string[];
  totals: NightTotals;
  /** Emails to dealers that were given to nobody, so that they do not hold the night up, and why; absent where there are none. */
  keptLetters?: { letters: number; why: string };
  /** Why it is not known which emails were given up; absent where it is. */
  givenUpUnknown?: string;
  tenants: NightEntry[];
};

/** Tenants by what became of them, then vehicles, then pages. */
type NightTotals = Record<
  | 'tenants'
  | 'published'
  | 'refused'
  | 'failed'
  | 'held'
  | 'new'
  | 'gone'
  | 'repriced'
  | 'quarantined'
  | 'rendered'
  | 'reused',
  number
>;

/**
 * What a night says to the shell; a site that was built and not sent to its host counts as failed. Where all sites are as they
 * should be and emails to dealers were kept, not all is done. A tenant that is held is as someone wants it.
 */
export function nightExitCode(all: readonly NightEntry[], isEmailKept = false): ExitCode {
  const entries = all.filter(({ outcome }) => outcome !== 'held');
  const good = entries.filter(isGood).length;
  if (good === entries.length) return isEmailKept ? EXIT_CODES.partly : EXIT_CODES.done;
  if (good > 0) return EXIT_CODES.partly;
  return entries.every(({ outcome }) => outcome === 'refused') ? EXIT_CODES.refused : EXIT_CODES.failed;
}

type Given = Omit<NightSummary, 'exitCode' | 'totals'>;

/** The summary of a night: worst tenants first, and by name among their like. */
export function nightSummary(given: Given): NightSummary {
  const sum = (figure: (entry: NightEntry) => number | undefined): number =>
    given.tenants.reduce((total, entry) => total + (figure(entry) ?? 0), 0);
  const count = (is: (entry: NightEntry) => boolean): number => given.tenants.filter(is).length;
  return {
    ...given,
    exitCode: nightExitCode(given.tenants, given.keptLetters !== undefined),
    totals: {
      tenants: given.tenants.length,
      published: count(isGood),
      refused: count(({ outcome }) => outcome === 'refused'),
      failed: count((entry) => entry.outcome === 'failed' || isUnsent(entry)),
      held: count(({ outcome }) => outcome === 'held'),
      new: sum(({ changes }) => changes?.new),
      gone: sum(({ changes }) => changes?.gone),
      repriced: sum(({ changes }) => changes && changes.up + changes.down),
      quarantined: sum(({ vehicles }) => vehicles?.quarantined),
      rendered: sum(({ pages }) => pages?.rendered),
      reused: sum(({ pages }) => pages?.reused),
    },
    tenants: [...given.tenants].sort((a, b) => badness(b) - badness(a) || (a.tenant < b.tenant ? -1 : 1)),
  };
}

/** From here on something was not published or not sent, or is held, an email to the dealer among it, or a feed is about to be refused. */
export const IN_TROUBLE = 2;

/** How much a tenant needs someone's eyes. */
export function badness(entry: NightEntry): number {
  if (entry.outcome === 'failed') return 4;
  if (isUnsent(entry)) return 3;
  if (entry.outcome === 'refused' || entry.outcome === 'held' || entry.givenUp || entry.agingFeeds) return 2;
  return entry.warnings.length > 0 || (entry.vehicles?.quarantined ?? 0) > 0 ? 1 : 0;
}
