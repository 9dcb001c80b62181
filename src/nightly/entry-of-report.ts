import type { BuildReport } from '../build/report/build-report.ts';
import { isFeedRail } from '../stock/feed/feed-error.ts';
import { releaseFigures } from '../stock/history/last-good.ts';
import { stockChanges, type StockChanges } from '../stock/history/stock-changes.ts';
import { isGood, type NightEntry } from './night-entry.ts';
import { readNights } from './tenant-nights.ts';

/** The last release that a night told of, and what became of the stock since. */
type Told = { release: string; changes: StockChanges | undefined };

/**
 * Compares a release with the last one that a night told of: between them lie builds by hand, nights that did not reach the host,
 * and runs that were killed before they noted anything. Undefined where no night told of one, or its figures are gone.
 */
export async function sinceTold(stateFolder: string, release: string): Promise<Told | undefined> {
  const told = (await readNights(stateFolder)).findLast(isGood)?.release;
  if (told === undefined) return undefined;
  const [before, now] = await Promise.all([told, release].map((name) => releaseFigures(stateFolder, name)));
  const changes = before?.vehicles && now?.vehicles ? stockChanges(before.vehicles, now.vehicles) : undefined;
  return { release: told, changes };
}

/** Entry of a build in a night; `before` is the release that was live before it, `told` what was told last. */
export function entryOfReport(
  report: BuildReport,
  night: string,
  before: string | undefined,
  told?: Told,
): NightEntry {
  const { tenant, name, builtAt, vehicles, seconds, warnings } = report;
  const changes = told?.changes ?? report.changes;
  const isPublished = report.outcome === 'published';
  const rails = report.outcome === 'refused' ? (report.rails ?? []) : [];
  return {
    night,
    tenant,
    ...(name !== undefined && { name }),
    at: builtAt,
    outcome: report.outcome === 'previewed' ? 'failed' : report.outcome,
    rails,
    ...(!report.published && { reason: report.reason }),
    ...(vehicles &&
      !rails.some(isFeedRail) && {
        ...(vehicles.feedChangedAt !== undefined && { feedChangedAt: vehicles.feedChangedAt }),
        ...(vehicles.agingFeeds !== undefined && { agingFeeds: vehicles.agingFeeds }),
        vehicles: {
          read: vehicles.read,
          accepted: vehicles.accepted,
          quarantined: vehicles.quarantined,
          reasons: vehicles.reasons.quarantined,
        },
      }),
    ...(isPublished &&
      changes && {
        changes: {
          new: changes.new.length,
          gone: changes.gone.length,
          sold: changes.sold.length,
          up: changes.up.length,
          down: changes.down.length,
        },
      }),
    ...(isPublished
      ? { pages: report.pages, release: report.release, bytes: report.bytes }
      : before !== undefined && { release: before }),
    isNewRelease: isPublished && report.release !== (told?.release ?? before),
    seconds: seconds.total,
    warnings: [...warnings],
  };
}
