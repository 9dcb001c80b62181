import {
  checkoutHref,
  checkoutOf,
  RESERVATION_WORD,
  isCheckoutForm,
} from '../../domain/checkout/checkout-site.ts';
import { NOT_RESERVABLE, priceNowWords } from '../../domain/checkout/reservation-words.ts';
import { heldUntil } from '../../domain/checkout/reservation.ts';
import { mostUnpaidReservations, OPENING_MINUTES } from '../../domain/checkout/unpaid-reservations.ts';
import { SEEN_PRICE } from '../../domain/lead/seen-price.ts';
import type { FieldError } from '../../domain/lead/validate-lead.ts';
import { isReservable } from '../../domain/vehicle/availability.ts';
import { priceDisplay } from '../../domain/vehicle/price-display.ts';
import type { NewReservation } from '../checkout-store/take-reservation.ts';
import { payPath } from '../payments/payment-paths.ts';
import { seenOf } from '../guard/quotas.ts';
import type { SiteRelease } from '../tenants/site-release.ts';

const MINUTE = 60_000;
const CENTS = 100;

/** What a form of a checkout asks for: a reservation, and where its shopper goes on; or why there is none. */
export type AskedReservation =
  { hold: NewReservation; next: string } | { problem: FieldError; values: Record<string, string> };

/** The price of a vehicle as the site shows it, in cents, in dollars, in words, and what it includes; undefined where it shows none. */
export function priceOf(
  vehicle: Parameters<typeof priceDisplay>[0],
  { tenant }: Pick<SiteRelease, 'tenant'>,
): { cents: number; dollars: number; words: string; label: string } | undefined {
  const shown = priceDisplay(vehicle, tenant.price);
  if (!('amount' in shown)) return undefined;
  const label = ('label' in shown ? shown.label : 'note' in shown ? shown.note : undefined) ?? '';
  return {
    cents: Math.round(shown.amount * CENTS),
    dollars: shown.amount,
    words: [shown.text, label].filter(Boolean).join(' '),
    label,
  };
}

/**
 * The reservation that a form asks for (spec F9); undefined for a form of another kind. The price that its page showed must be
 * that of this moment: otherwise nothing is reserved, and the shopper is told the price. It is kept for as long as opening
 * the page of the payment takes. `isProven` says whether a proof of work came with it; `now` in milliseconds.
 */
export function reservationOfLead(
  {
    id,
    form,
    values,
    car,
    isProven,
    isSeen = false,
  }: {
    id: string;
    form: string;
    values: Readonly<Record<string, string>>;
    car: string;
    isProven: boolean;
    /** From an address that was seen this hour: some of what the site holds is kept for others. */
    isSeen?: boolean;
  },
  site: SiteRelease,
  now: number,
): AskedReservation | undefined {
  const { tenant } = site;
  const checkout = isCheckoutForm(form) ? checkoutOf(tenant) : undefined;
  if (!checkout) return undefined;
  const vehicle = site.vehicles.get(car);
  const price = vehicle && priceOf(vehicle, site);
  if (!vehicle || !price || !isReservable(vehicle))
    return { problem: { field: 'car_id', message: NOT_RESERVABLE }, values: {} };
  if (Number(values[SEEN_PRICE] || NaN) !== price.dollars)
    return {
      problem: { field: SEEN_PRICE, message: priceNowWords(price.words) },
      values: { [SEEN_PRICE]: String(price.dollars) },
    };
  const { fee, refund, hold_hours: hours } = tenant.reserve;
  // By id and by slug each vehicle is there twice.
  const most = mostUnpaidReservations(new Set(site.vehicles.values()).size, { isFree: fee === 0 });
  const agreed = {
    vehicle: vehicle.id,
    slug: vehicle.slug,
    price: price.cents,
    fee: fee * CENTS,
    refund,
    hours,
    isProven,
    most: isSeen ? { ...most, all: seenOf(most.all) } : most,
  };
  const page = `${checkoutHref(checkout, vehicle.slug)}?${RESERVATION_WORD}=${id}`;
  return fee === 0
    ? { hold: { ...agreed, state: 'held', taken_at: now, until: heldUntil({ hours }, now) }, next: page }
    : {
        hold: { ...agreed, state: 'paying', taken_at: now, until: now + OPENING_MINUTES * MINUTE },
        next: payPath(id),
      };
}
