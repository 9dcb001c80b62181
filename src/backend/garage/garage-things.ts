import { checkoutHref, checkoutOf, RESERVATION_WORD } from '../../domain/checkout/checkout-site.ts';
import { enquiryKind } from '../../domain/garage/enquiry-kind.ts';
import { enquiryState } from '../../domain/garage/enquiry-state.ts';
import type {
  GarageAppointment,
  GarageEnquiry,
  GaragePlace,
  GarageReservation,
  GarageTradeIn,
  GarageVehicle,
} from '../../domain/garage/garage.ts';
import { reservationSentences } from '../../domain/checkout/reservation-sentences.ts';
import { isCancelled } from '../../domain/lead/appointment-values.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import type { Location } from '../../domain/location/location.ts';
import { categoryInWords } from '../../domain/trade/kind-words.ts';
import { holdNow } from '../checkout/reservation-answer.ts';
import { yardZone } from '../../domain/location/yard-clock.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import type { GarageLead } from './leads-of-phone.ts';
import { addressLine } from '../../domain/location/address-line.ts';

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

const stateOf = ({ lead, state, opened_at, answered_at }: GarageLead) =>
  enquiryState({
    isDelivered: state === 'delivered',
    openedAt: opened_at,
    answeredAt: answered_at,
    isCancelled: isCancelled(lead.values),
  });

/** The vehicle of a lead as the site knows it now; by its name alone once it has no page for it. */
function vehicleOf({ vehicle }: Lead, { vehicles, gone }: SiteRelease): { vehicle?: GarageVehicle } {
  if (!vehicle) return {};
  const slug = (vehicles.get(vehicle.id) ?? gone.get(vehicle.id))?.slug;
  return { vehicle: { name: vehicle.name, ...(slug !== undefined && { href: `/cars/${slug}` }) } };
}

const placeOf = ({ tenant }: SiteRelease, slug: string | undefined): Location | undefined =>
  tenant.locations.find((location) => location.slug === slug);

/** An enquiry as its sender may see it; undefined for one that is not shown. */
export function garageEnquiry(listed: GarageLead, site: SiteRelease): GarageEnquiry | undefined {
  const { lead } = listed;
  const kind = enquiryKind(lead);
  const place = placeOf(site, lead.location);
  return kind === undefined
    ? undefined
    : {
        id: lead.id,
        kind: categoryInWords(kind, site.tenant.site.stock_noun),
        sent_at: lead.received_at,
        state: stateOf(listed),
        ...vehicleOf(lead, site),
        ...(place && { place: place.name }),
      };
}

function garagePlace(location: Location, { tenant }: SiteRelease): GaragePlace {
  const { name, slug, visible, phone, address } = location;
  return {
    name,
    address: addressLine(address),
    ...(phone !== undefined && { phone }),
    ...(visible && { href: `/${tenant.location.route}/${slug}` }),
  };
}

/** The time that a lead has booked; undefined without one, or at a place that the dealer has no more. */
export function garageAppointment(listed: GarageLead, site: SiteRelease): GarageAppointment | undefined {
  const { lead, booking } = listed;
  const place = booking && placeOf(site, booking.location);
  return place
    ? {
        id: lead.id,
        kind: categoryInWords(lead.category, site.tenant.site.stock_noun),
        time: booking.time,
        time_zone: place.time_zone,
        location: place.slug,
        place: garagePlace(place, site),
        state: stateOf(listed),
        ...vehicleOf(lead, site),
      }
    : undefined;
}

/** The vehicle that a lead holds or held, as it is at `now` (milliseconds); undefined for a lead that holds none. */
export function garageReservation(
  { lead, reservation }: GarageLead,
  site: SiteRelease,
  now: number,
): GarageReservation | undefined {
  if (!reservation) return undefined;
  const { hold, payment } = reservation;
  const current = holdNow(hold, now);
  const timeZone = yardZone(site.tenant, lead.location);
  const { title, text, money } = reservationSentences(current, payment?.state, timeZone);
  const checkout = checkoutOf(site.tenant);
  return {
    id: current.id,
    state: current.state,
    title,
    text,
    ...(money !== undefined && { money }),
    until: iso(current.until),
    time_zone: timeZone,
    vehicle: vehicleOf(lead, site).vehicle ?? { name: 'The vehicle' },
    ...(checkout && { href: `${checkoutHref(checkout, current.slug)}?${RESERVATION_WORD}=${current.id}` }),
  };
}

/** The figure that a lead was sent with, and the offer that was accepted; undefined for a lead without one. */
export function garageTradeIn({ valuation, acceptance }: GarageLead): GarageTradeIn | undefined {
  if (!valuation) return undefined;
  const { low, high, offer, valued_on, valid_until } = valuation.estimate;
  return {
    id: valuation.id,
    vehicle: valuation.vehicle,
    low,
    high,
    ...(offer !== undefined && { offer }),
    valued_on,
    valid_until,
    ...(acceptance && { accepted: { offer: acceptance.offer, at: iso(acceptance.accepted_at) } }),
  };
}
