import type { Context } from 'hono';
import { holdPagePath } from '../../api/hold-page.ts';
import { checkoutHref, checkoutOf, HOLD_WORD } from '../../domain/checkout/checkout-site.ts';
import { isLive } from '../../domain/checkout/hold.ts';
import { isReservable } from '../../domain/vehicle/availability.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { beginPaying } from '../checkout-store/begin-paying.ts';
import { changeHold } from '../checkout-store/change-hold.ts';
import type { HoldAndPayment } from '../checkout-store/find-holds.ts';
import { isPlainLead, leadPerson } from '../checkout-store/lead-person.ts';
import { priceOf } from '../leads/hold-of-lead.ts';
import type { Payable } from './payable.ts';

const MINUTE = 60_000;

/** The page that shows a reservation: one that was made without scripts has a page that needs none. */
async function pageOf(
  context: Context<BackendEnv>,
  store: Backend['store'],
  { hold }: HoldAndPayment,
): Promise<string> {
  if (await isPlainLead(store, hold.id)) return holdPagePath(hold.id);
  const checkout = checkoutOf(context.get('site').tenant);
  return checkout ? `${checkoutHref(checkout, hold.slug)}?${HOLD_WORD}=${hold.id}` : `/cars/${hold.slug}`;
}

/** A reservation, as something that may be paid (spec F9): as long as it waits for that, at the price that was agreed to. */
export async function payableHold(
  context: Context<BackendEnv>,
  { store, clock }: Backend,
  known: HoldAndPayment,
): Promise<Payable> {
  const { hold, payment } = known;
  const site = context.get('site');
  const descriptionOf = (name: string): string => `Reservation of ${name} at ${site.tenant.site.name}`;
  return {
    payment,
    page: await pageOf(context, store, known),
    shown: () => {
      const vehicle = site.vehicles.get(hold.vehicle);
      const price = vehicle && priceOf(vehicle, site);
      // For one that is gone the press says so.
      const isShown =
        hold.state === 'paying' && isLive(hold, clock()) && (!price || price.cents === hold.price);
      return Promise.resolve(
        isShown ? { description: descriptionOf(vehicle?.name ?? 'the vehicle') } : undefined,
      );
    },
    order: async () => {
      const now = clock();
      const vehicle = site.vehicles.get(hold.vehicle);
      const price = vehicle && priceOf(vehicle, site);
      if (hold.state === 'paying' && (!vehicle || !isReservable(vehicle))) {
        // It was sold or taken back since; nothing was paid.
        await changeHold(store, [site.slug], hold.id, 'release', now);
        return undefined;
      }
      if (!vehicle || price?.cents !== hold.price) return undefined;
      const { pay_minutes: minutes, capture } = site.tenant.reserve;
      const until = await beginPaying(store, hold.id, now + minutes * MINUTE, now);
      return until === undefined
        ? undefined
        : {
            description: descriptionOf(vehicle.name),
            email: (await leadPerson(store, hold.id))?.email,
            isAuthorisedFirst: capture === 'by_dealer',
            until,
          };
    },
  };
}
