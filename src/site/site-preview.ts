import { formatClockTime } from '../domain/location/clock-time.ts';
import { localTime } from '../domain/location/local-time.ts';
import type { SitePreview } from '../domain/site/site-shell.ts';
import { formatDate } from '../domain/text/format.ts';
import type { SiteInput } from './site-input.ts';

/** What the banner of a preview says; undefined for a site that may be published. */
export function sitePreview({
  preview,
  now,
  tenant,
}: Pick<SiteInput, 'preview' | 'now' | 'tenant'>): SitePreview | undefined {
  if (!preview) return undefined;
  const { day, minutes } = localTime(now, tenant.site.time_zone);
  const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return { builtAt: `${formatDate(day)}, ${formatClockTime(time)}`, problems: preview.problems };
}
