import type { BuildReport } from '../build/report/build-report.ts';
import { isFeedRail } from '../stock/feed/feed-error.ts';
import type { NightEntry } from './night-entry.ts';

/** What a build comes to in a night; `before` is the release that was live before it. */
export function entryOfReport(report: BuildReport, night: string, before: string | undefined): NightEntry {
  const { tenant, name, builtAt, vehicles, changes, seconds, warnings } = report;
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
    isNewRelease: isPublished && report.release !== before,
    seconds: seconds.total,
    warnings: [...warnings],
  };
}
