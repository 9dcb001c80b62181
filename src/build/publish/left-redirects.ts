import { goneStage } from '../../domain/vehicle/gone-vehicle.ts';
import type { StockRuleSettings } from '../../domain/vehicle/stock-rule-settings.ts';
import { vehicleBreadcrumb } from '../../domain/vehicle/vehicle-breadcrumb.ts';
import type { LeftAddresses } from '../../stock/history/left-addresses.ts';
import type { Redirect } from './redirects-file.ts';

const address = (slug: string): string => `/cars/${slug}`;

/**
 * Redirects from addresses that vehicles left behind: to the new address of the same vehicle, and, once its page is
 * gone, to the list of its model or make while the site has one. At most `budget` of them, changed addresses first, then
 * the last to go; `listings` are the listing paths below /search, `today` is YYYY-MM-DD.
 */
export function leftRedirects(
  { gone, moved }: LeftAddresses,
  settings: Pick<StockRuleSettings, 'gone_page_days' | 'gone_redirect_days'>,
  listings: ReadonlySet<string>,
  today: string,
  budget: number,
): Redirect[] {
  const changed = moved.map(({ from, to }): Redirect => ({
    from: address(from),
    to: address(to),
    status: 301,
  }));
  const latestFirst = gone.toSorted((a, b) => (a.goneOn < b.goneOn ? 1 : a.goneOn > b.goneOn ? -1 : 0));
  const toLists = latestFirst.flatMap((vehicle): Redirect[] => {
    if (goneStage(vehicle.goneOn, settings, today) !== 'redirect') return [];
    const { make, model } = vehicle;
    const found = vehicleBreadcrumb(vehicle, listings)
      .filter(({ label }) => label === make || label === model)
      .findLast(({ href }) => href !== undefined);
    return found?.href === undefined ? [] : [{ from: address(vehicle.slug), to: found.href, status: 301 }];
  });
  return [...changed, ...toLists].slice(0, Math.max(0, budget));
}
