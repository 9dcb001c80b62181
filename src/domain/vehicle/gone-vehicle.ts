import { daysSince } from '../calendar/days-since.ts';
import type { StockRuleSettings } from './stock-rule-settings.ts';
import type { Vehicle } from './vehicle.ts';

/** What the site still knows of a vehicle that it no longer shows; `goneOn` is the first day without it, YYYY-MM-DD. */
export type GoneVehicle = Pick<
  Vehicle,
  | 'id'
  | 'slug'
  | 'name'
  | 'year'
  | 'make'
  | 'model'
  | 'price'
  | 'sold'
  | 'sold_date_timestamp'
  | 'car_type'
  | 'item_type'
  | 'body'
  | 'simple_body'
> & { goneOn: string };

/**
 * What is at the address of a vehicle that is no longer shown: a page of its own, then a redirect to its model where
 * there still is one, then nothing.
 */
export type GoneStage = 'page' | 'redirect' | 'nothing';

/** The stage of an address on the day `today` (YYYY-MM-DD), from the day its vehicle went. */
export function goneStage(
  goneOn: string,
  { gone_page_days, gone_redirect_days }: Pick<StockRuleSettings, 'gone_page_days' | 'gone_redirect_days'>,
  today: string,
): GoneStage {
  const days = daysSince(goneOn, today) ?? Infinity;
  if (days < gone_page_days) return 'page';
  return days < gone_page_days + gone_redirect_days ? 'redirect' : 'nothing';
}

/** What the page says; it claims a sale only when the feed has said so (spec D2). */
export function goneWords({ sold }: Pick<GoneVehicle, 'sold'>): { title: string; text: string } {
  return sold
    ? { title: 'SOLD', text: "This one's sold. There may be another like it." }
    : {
        title: 'No longer for sale',
        text: "This one's no longer listed. There may be another like it.",
      };
}
