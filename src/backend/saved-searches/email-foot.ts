import { displayPhone } from '../../domain/location/phone.ts';
import { STOP_FIELDS, STOP_SEARCHES } from '../../api/saved-searches.ts';
import { UNSUBSCRIBE_FIELDS } from '../../api/unsubscribe.ts';
import { UNSUBSCRIBE_PATH } from '../../domain/saved-search/unsubscribe-path.ts';
import type { LeadDealer } from '../destinations/lead-dealer.ts';
import { askedLocation } from '../../domain/lead/answering-locations.ts';
import type { Subscriber } from '../saved-search-store/subscriber.ts';
import { addressLine } from '../../domain/location/address-line.ts';

/** Where the emails of an address stop, or those of one search: by the button that it leads to, or a POST (spec A12). */
export function stopUrl(
  { site }: Pick<LeadDealer, 'site'>,
  { id, stopToken }: Subscriber,
  search?: string,
): string {
  const address = new URL(STOP_SEARCHES.path, site.url);
  address.searchParams.set(STOP_FIELDS.subscriber, id);
  address.searchParams.set(STOP_FIELDS.token, stopToken);
  if (search !== undefined) address.searchParams.set(STOP_FIELDS.search, search);
  return address.href;
}

/** The page that ends all letters and offers to an address (spec P1). */
function unsubscribeUrl({ site }: Pick<LeadDealer, 'site'>, { id, stopToken }: Subscriber): string {
  const address = new URL(UNSUBSCRIBE_PATH, site.url);
  address.searchParams.set(UNSUBSCRIBE_FIELDS.subscriber, id);
  address.searchParams.set(UNSUBSCRIBE_FIELDS.token, stopToken);
  return address.href;
}

/** Who sends an email, with licence number and address, and how it stops (Spam Act 2003 s17, s18). */
export function emailFoot(dealer: LeadDealer, subscriber: Subscriber): string {
  const { site } = dealer;
  const place = askedLocation(dealer, undefined);
  const phone = site.phone ?? place?.phone;
  const lines = [
    site.name,
    `${site.licence.label} ${site.licence.number}`,
    place && addressLine(place.address),
    phone && `Phone ${displayPhone(phone)}`,
    site.url,
  ];
  return [
    lines.filter(Boolean).join('\n'),
    `Stop all search and reminder emails:\n${stopUrl(dealer, subscriber)}`,
    `Stop offers from ${site.name} as well:\n${unsubscribeUrl(dealer, subscriber)}`,
  ].join('\n\n');
}
