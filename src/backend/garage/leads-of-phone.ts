import type { Account } from '../account-store/accounts.ts';
import { reservationOf } from '../checkout-store/reservation-of-row.ts';
import type { ReservationAndPayment } from '../checkout-store/find-reservations.ts';
import { listLeads, type ListedLead } from '../store/list-leads.ts';
import type { Store } from '../store/store.ts';
import type { KeptAcceptance } from '../trade-in/acceptances.ts';
import { keptOf, VALUATION_COLUMNS, type KeptValuation } from '../trade-in/valuations.ts';

/** The latest that a garage shows. */
const MAX_LEADS = 100;

/** The time that a lead has at a place, `YYYY-MM-DDTHH:MM` by its clock. */
export type BookedTime = { location: string; time: string };

/** A lead of a garage, with what hangs on it. */
export type GarageLead = ListedLead & {
  booking?: BookedTime;
  reservation?: ReservationAndPayment;
  valuation?: KeptValuation;
  acceptance?: KeptAcceptance;
};

const byId = <T>(rows: readonly T[], idOf: (row: T) => string | null): Map<string | null, T> =>
  new Map(rows.map((row) => [idOf(row), row]));

/**
 * The leads of a dealer that were sent with the number of an account (docs/decisions/0083-what-a-garage-shows.md), the latest
 * first, each with the time, the vehicle and the figure that hang on it.
 */
export async function leadsOfPhone(
  store: Store,
  { tenant, phone }: Pick<Account, 'tenant' | 'phone'>,
): Promise<GarageLead[]> {
  const { db } = store;
  const leads = await listLeads(store, { tenants: [tenant], phone, limit: MAX_LEADS });
  if (leads.length === 0) return [];
  const ids = leads.map(({ lead }) => lead.id);
  const bookings = byId(
    await db
      .selectFrom('booking')
      .select(['lead_id', 'location', 'time'])
      .where('lead_id', 'in', ids)
      .execute(),
    (row) => row.lead_id,
  );
  const reservations = byId(
    await db.selectFrom('hold').selectAll().where('id', 'in', ids).execute(),
    ({ id }) => id,
  );
  const payments = byId(
    await db.selectFrom('payment').selectAll().where('id', 'in', ids).execute(),
    ({ id }) => id,
  );
  // Of several figures of a lead the newest counts.
  const valuations = byId(
    await db
      .selectFrom('trade_in_valuation')
      .select([...VALUATION_COLUMNS, 'lead_id'])
      .where('lead_id', 'in', ids)
      .orderBy('valued_at')
      .execute(),
    (row) => row.lead_id,
  );
  const acceptances = byId(
    await db.selectFrom('trade_in_acceptance').selectAll().where('lead_id', 'in', ids).execute(),
    (row) => row.lead_id,
  );
  return leads.map((listed): GarageLead => {
    const { id } = listed.lead;
    const [booking, reservation, payment] = [bookings.get(id), reservations.get(id), payments.get(id)];
    const [valuation, acceptance] = [valuations.get(id), acceptances.get(id)];
    return {
      ...listed,
      ...(booking && { booking: { location: booking.location, time: booking.time } }),
      ...(reservation && { reservation: { hold: reservationOf(reservation), ...(payment && { payment }) } }),
      ...(valuation && { valuation: keptOf(valuation) }),
      ...(acceptance && { acceptance }),
    };
  });
}
