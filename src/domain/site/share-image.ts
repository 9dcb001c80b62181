import { isAvailable } from '../vehicle/availability.ts';
import type { PriceDisplay } from '../vehicle/price-display.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { SiteSettings } from './site-settings.ts';
import { slugify } from '../text/slugify.ts';

/** Pixels of a drawn share image: what every network shows whole. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The words on a vehicle's share image; '' where there is nothing to say. A sold vehicle has no price. */
export type ShareCard = {
  dealer: string;
  /** The dealer's licence, which every advertisement carries. */
  licence: string;
  headline: string;
  badge: string;
  offer: { kind: 'sold' } | { kind: 'price'; text: string; note: string; was: string };
};

type SharedVehicle = Pick<
  Vehicle,
  'slug' | 'name' | 'year' | 'make' | 'model' | 'badge' | 'series' | 'status' | 'sold'
>;

type Site = Pick<SiteSettings, 'name' | 'licence'>;

/** Longer slugs are cut, so that a name stays within what file systems take. */
const SLUG_CHARACTERS = 80;
const DIGEST_CHARACTERS = 10;

const joined = (...parts: (string | number | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ');

const noteOf = (price: PriceDisplay): string =>
  price.kind === 'subscription' ? price.note : 'label' in price ? price.label : '';

/** What a vehicle's share image says: the words of its page, with the same price (spec D1, D3, D4). */
export function shareCard(vehicle: SharedVehicle, price: PriceDisplay, site: Site): ShareCard {
  return {
    dealer: site.name,
    licence: joined(site.licence.label, site.licence.number),
    headline: joined(vehicle.year, vehicle.make, vehicle.model) || vehicle.name,
    badge: joined(vehicle.badge, vehicle.series),
    offer: isAvailable(vehicle)
      ? {
          kind: 'price',
          text: price.text,
          note: noteOf(price),
          was: price.kind === 'reduced' ? price.was : '',
        }
      : { kind: 'sold' },
  };
}

/** A share image in words, for those who do not see it. */
export function shareImageAlt({ dealer, headline, badge, offer }: ShareCard): string {
  const price = offer.kind === 'sold' ? 'SOLD' : joined(offer.text, offer.note);
  return `${joined(headline, badge)}, ${price}, ${dealer}`;
}

/**
 * The address of a vehicle's share image, `/og/{slug}-{dollars}-{digest}.jpg`; 'sold' or 'no-price' is written where the page
 * shows no amount. `digest` is that of everything drawn, in hexadecimal, so that a new price is a new address: networks
 * keep a picture by its address for weeks.
 */
export function shareImagePath(vehicle: SharedVehicle, price: PriceDisplay, digest: string): string {
  const slug = slugify(vehicle.slug).slice(0, SLUG_CHARACTERS);
  const dollars = 'amount' in price ? String(Math.round(price.amount)) : 'no-price';
  const mark = isAvailable(vehicle) ? dollars : 'sold';
  return `/og/${slug}-${mark}-${digest.slice(0, DIGEST_CHARACTERS)}.jpg`;
}
