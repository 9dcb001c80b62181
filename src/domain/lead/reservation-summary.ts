import type { CostsSettings } from '../costs/costs-settings.ts';
import type { Reservation } from '../checkout/reservation.ts';
import { addressLine } from '../location/address-line.ts';
import { openingHoursSummary } from '../location/opening-hours-summary.ts';
import type { HoursSettings } from '../location/location-settings.ts';
import type { Location } from '../location/location.ts';
import { displayPhone } from '../location/phone.ts';
import { yardTime } from '../location/yard-clock.ts';
import { askedLocation } from './answering-locations.ts';
import type { Confirmed } from './success-note.ts';
import type { Lead } from './lead.ts';
import { DELIVERED, purchaseSummary, type Deal } from './purchase-summary.ts';
import { shortReference } from './short-reference.ts';

type Dealer = {
  site: { phone?: string | undefined; time_zone: string };
  locations: readonly Location[];
  location: { hours: HoursSettings };
  costs: Pick<CostsSettings, 'delivery'>;
};

/** Figures of a vehicle, and the yard where it is. */
export function dealOf(
  figures: Pick<Deal, 'vehicle' | 'price' | 'fee'> & { label?: string | undefined },
  slug: string | undefined,
  { site, locations, location, costs }: Dealer,
): Deal {
  const { label, ...rest } = figures;
  const place = askedLocation({ locations }, slug);
  const phone = place?.phone ?? site.phone;
  const hours = place && openingHoursSummary(place, location.hours);
  return {
    ...rest,
    ...(label && { label }),
    ...(place && { yard: `${place.name}, ${addressLine(place.address)}` }),
    ...(phone !== undefined && { phone: displayPhone(phone) }),
    ...(hours && { hours }),
    delivery: costs.delivery,
  };
}

/** The lines of a reservation (spec F9), with until when, what comes next, and its reference; of an erased lead without its choices. */
export function reservationSummary(
  { id, state, price, fee, until }: Reservation,
  lead: Pick<Lead, 'vehicle' | 'location' | 'values' | 'person'> | undefined,
  deal: { vehicle: string; label?: string | undefined; location?: string | undefined; timeZone: string },
  dealer: Dealer,
): Confirmed['lines'] {
  const { vehicle, label, location, timeZone } = deal;
  const figures = { vehicle, label, price: price / 100, fee: fee / 100 };
  const when = yardTime(until, timeZone);
  const values: Record<string, string> = {
    ...lead?.values,
    ...(lead?.person.postcode && { postcode: lead.person.postcode }),
  };
  const next =
    values['handover'] === DELIVERED
      ? "We'll call you to arrange the rest."
      : `Come in by ${when} with your driver licence, and we'll do the paperwork together.`;
  return [
    ...purchaseSummary(dealOf(figures, location, dealer), values),
    ...(state === 'ended'
      ? []
      : [[state === 'held' ? 'Held until' : 'Pay by', when] satisfies [string, string]]),
    ...(state === 'held' ? [['Next', next] satisfies [string, string]] : []),
    ['Your reference', shortReference(id)],
  ];
}
