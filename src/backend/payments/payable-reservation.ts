import type { Context } from 'hono';
import { reservationPagePath } from '../../api/reservation-page.ts';
import { checkoutHref, checkoutOf, RESERVATION_WORD } from '../../domain/checkout/checkout-site.ts';
import { isLive } from '../../domain/checkout/reservation.ts';
import { isReservable } from '../../domain/vehicle/availability.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { beginPaying } from '../checkout-store/begin-paying.ts';
import { changeReservation } from '../checkout-store/change-reservation.ts';
import type { ReservationAndPayment } from '../checkout-store/find-reservations.ts';
import { isPlainLead, leadPerson } from '../checkout-store/lead-person.ts';
import { priceOf } from '../leads/reservation-of-lead.ts';
import type { Payable } from './payable.ts';

const MINUTE = 60_000;

/** The page that shows a reservation: one that was made without scripts has a page that needs none. */
async function pageOf(
  context: Context<BackendEnv>,
  store: Backend['store'],
  { hold: reservation }: ReservationAndPayment,
): Promise<string> {
  if (await isPlainLead(store, reservation.id)) return reservationPagePath(reservation.id);
  const checkout = checkoutOf(context.get('site').tenant);
  return checkout
    ? `${checkoutHref(checkout, reservation.slug)}?${RESERVATION_WORD}=${reservation.id}`
    : `/cars/${reservation.slug}`;
}

/** A reservation, as something that may be paid (spec F9): as long as it waits for that, at the price that was agreed to. */
export async function payableReservation(
  context: Context<BackendEnv>,
  { store, clock }: Backend,
  known: ReservationAndPayment,
): Promise<Payable> {
  const { hold: reservation, payment } = known;
  const site = context.get('site');
  const descriptionOf = (name: string): string => `Reservation of ${name} at ${site.tenant.site.name}`;
  return {
    payment,
    page: await pageOf(context, store, known),
    shown: () => {
      const vehicle = site.vehicles.get(reservation.vehicle);
      const price = vehicle && priceOf(vehicle, site);
      // For one that is gone the press says so.
      const isShown =
        reservation.state === 'paying' &&
        isLive(reservation, clock()) &&
        (!price || price.cents === reservation.price);
      return Promise.resolve(
        isShown ? { description: descriptionOf(vehicle?.name ?? 'the vehicle') } : undefined,
      );
    },
    order: async () => {
      const now = clock();
      const vehicle = site.vehicles.get(reservation.vehicle);
      const price = vehicle && priceOf(vehicle, site);
      if (reservation.state === 'paying' && (!vehicle || !isReservable(vehicle))) {
        // It was sold or taken back since; nothing was paid.
        await changeReservation(store, [site.slug], reservation.id, 'release', now);
        return undefined;
      }
      if (!vehicle || price?.cents !== reservation.price) return undefined;
      const { pay_minutes: minutes, capture } = site.tenant.reserve;
      const until = await beginPaying(store, reservation.id, now + minutes * MINUTE, now);
      return until === undefined
        ? undefined
        : {
            description: descriptionOf(vehicle.name),
            email: (await leadPerson(store, reservation.id))?.email,
            isAuthorisedFirst: capture === 'by_dealer',
            until,
          };
    },
  };
}
