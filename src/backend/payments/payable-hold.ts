import type { Context } from 'hono';
import { checkoutHref, checkoutOf, HOLD_WORD } from '../../domain/checkout/checkout-site.ts';
import { isLive } from '../../domain/checkout/hold.ts';
import { isReservable } from '../../domain/vehicle/availability.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { changeHold } from '../checkout-store/change-hold.ts';
import type { HoldAndPayment } from '../checkout-store/find-holds.ts';
import { leadPerson } from '../checkout-store/lead-person.ts';
import { priceOf } from '../leads/hold-of-lead.ts';
import type { Payable } from './payable.ts';

/** The page of the site that shows a reservation. */
function pageOf(context: Context<BackendEnv>, { hold }: HoldAndPayment): string {
  const checkout = checkoutOf(context.get('site').tenant);
  return checkout ? `${checkoutHref(checkout, hold.slug)}?${HOLD_WORD}=${hold.id}` : `/cars/${hold.slug}`;
}

/** A reservation, as something that may be paid (spec F9): as long as it waits for that, at the price that was agreed to. */
export function payableHold(
  context: Context<BackendEnv>,
  { store, clock }: Backend,
  known: HoldAndPayment,
): Payable {
  const { hold, payment } = known;
  const site = context.get('site');
  return {
    payment,
    page: pageOf(context, known),
    order: async () => {
      const now = clock();
      const vehicle = site.vehicles.get(hold.vehicle);
      const price = vehicle && priceOf(vehicle, site);
      if (hold.state === 'paying' && (!vehicle || !isReservable(vehicle))) {
        // It was sold or taken back since; nothing was paid.
        await changeHold(store, [site.slug], hold.id, 'release', now);
        return undefined;
      }
      const isPayable = hold.state === 'paying' && isLive(hold, now) && price?.cents === hold.price;
      if (!isPayable || !vehicle) return undefined;
      return {
        description: `Reservation of ${vehicle.name} at ${site.tenant.site.name}`,
        email: (await leadPerson(store, hold.id))?.email,
        isAuthorisedFirst: site.tenant.reserve.capture === 'by_dealer',
        until: hold.until,
      };
    },
  };
}
