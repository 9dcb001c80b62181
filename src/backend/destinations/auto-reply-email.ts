import { openingHoursSummary } from '../../domain/location/opening-hours-summary.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import { shortReference } from '../../domain/lead/short-reference.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { dealerFoot } from './dealer-foot.ts';
import { askedLocation } from './lead-dealer.ts';
import type { LeadDealer } from './lead-dealer.ts';
import { oneLine } from './lead-email.ts';
import type { Email } from './lead-email.ts';
import { addressLine } from '../../domain/location/address-line.ts';

/**
 * What may be repeated to an address that anybody can type: a name. Anything else of a shopper, an address of a page
 * above all, would let strangers send their own words in the dealer's name.
 */
const NAME = /^[\p{L}][\p{L}' -]{0,30}$/u;

/** What the shopper gets at once: that the enquiry arrived, the vehicle, the yard and its hours (spec F1). */
export function autoReplyEmail(lead: Lead, dealer: LeadDealer): Email {
  const { site } = dealer;
  const place = askedLocation(dealer, lead.location);
  const name = NAME.test(lead.person.first_name ?? '') ? ` ${lead.person.first_name}` : '';
  const phone = place?.phone ?? site.phone;
  const hours = place && openingHoursSummary(place, dealer.location.hours);
  const parts = [
    `Hello${name},`,
    lead.vehicle
      ? `Thanks for your enquiry about the ${lead.vehicle.name}. We've got it and we'll get back to you soon.`
      : "Thanks for your enquiry. We've got it and we'll get back to you soon.",
    lead.vehicle && `${site.url}/cars/${lead.vehicle.slug}`,
    [
      place?.name ?? site.name,
      place && addressLine(place.address),
      phone && `Phone ${displayPhone(phone)}`,
      hours && `Open ${hours}`,
    ]
      .filter(Boolean)
      .join('\n'),
    `Your reference: ${shortReference(lead.id)}`,
    dealerFoot(site, undefined),
    "You're getting this email because someone entered this address in a form on our site. If it wasn't you, you don't need to do anything.",
  ];
  return {
    subject: oneLine(`We've got your enquiry${lead.vehicle ? ` about the ${lead.vehicle.name}` : ''}`),
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
  };
}
