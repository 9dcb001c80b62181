import { formatKilometres } from '../text/format.ts';
import type { FeedEntry } from '../text/feed-documents.ts';
import type { PriceSettings } from '../vehicle/card-settings.ts';
import { priceDisplay } from '../vehicle/price-display.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What feeds of vehicles are made with. */
export type EntryContext = { price: PriceSettings; site: { url: string } };

/** A vehicle in a feed, with the words of its card (spec A12, P8); `at` is the moment it is dated by, ISO 8601. */
export function vehicleEntry(
  vehicle: Vehicle,
  { price: settings, site }: EntryContext,
  at: string,
): FeedEntry {
  const price = priceDisplay(vehicle, settings);
  const label = 'label' in price ? price.label : undefined;
  const summary = [
    // What a subscription costs a week stands on its page with its terms; here it would read as a repayment without a rate.
    price.kind === 'subscription' ? '' : [price.text, label].filter(Boolean).join(' '),
    vehicle.km === undefined ? '' : formatKilometres(vehicle.km),
    [vehicle.city, vehicle.state].filter(Boolean).join(', '),
  ];
  const { href } = new URL(vehicle.path, site.url);
  return {
    // Another price is another entry: readers show it again.
    id: `${href}#${price.text.replaceAll(/\D/g, '')}`,
    title: vehicle.name,
    summary: summary.filter(Boolean).join(' · '),
    href,
    at,
  };
}
