import type { Reservation } from '../../domain/checkout/reservation.ts';
import type { PaymentState } from '../../domain/checkout/payment.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';
import { reservationOf } from './reservation-of-row.ts';

/** A reservation with its payment, without one where nothing was to be paid, and its lead until that is erased. */
export type ReservationAndPayment = { hold: Reservation; payment?: LeadDatabase['payment']; lead?: Lead };

/** Who has a vehicle reserved at `now` (milliseconds); undefined when nobody has. */
export async function reservationOfVehicle(
  { db }: Pick<Store, 'db'>,
  tenant: string,
  vehicle: string,
  now: number,
): Promise<Reservation | undefined> {
  const row = await db
    .selectFrom('hold')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('vehicle', '=', vehicle)
    .where('ended_at', 'is', null)
    .where('until', '>', now)
    .executeTakeFirst();
  return row && reservationOf(row);
}

/** The vehicles of a tenant that the desk marked as sold since a moment (milliseconds), with that moment. */
export async function boughtSince(
  { db }: Pick<Store, 'db'>,
  tenant: string,
  since: number,
): Promise<{ vehicle: string; at: number }[]> {
  const rows = await db
    .selectFrom('hold')
    .select(['vehicle', 'ended_at'])
    .where('tenant', '=', tenant)
    .where('end_reason', '=', 'bought')
    .where('ended_at', '>=', since)
    .execute();
  return rows.map(({ vehicle, ended_at: at }) => ({ vehicle, at: at ?? since }));
}

/** A hold of these tenants by its id; undefined when they have none of it. */
export async function findReservation(
  { db }: Pick<Store, 'db'>,
  tenants: readonly string[],
  id: string,
): Promise<ReservationAndPayment | undefined> {
  if (tenants.length === 0) return undefined;
  const row = await db
    .selectFrom('hold')
    .selectAll()
    .where('id', '=', id)
    .where('tenant', 'in', tenants)
    .executeTakeFirst();
  const payment = row && (await db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst());
  const lead = row && (await db.selectFrom('lead').select('body').where('id', '=', id).executeTakeFirst());
  return (
    row && {
      hold: reservationOf(row),
      ...(payment && { payment }),
      ...(lead && { lead: JSON.parse(lead.body) as Lead }),
    }
  );
}

/** A listed hold: with the words of its lead, until that is erased. */
export type ListedReservation = { hold: Reservation; payment: PaymentState | undefined; lead: string | null };

/** The reservations of these tenants, those that go on first, then the latest. */
export async function listReservations(
  { db }: Pick<Store, 'db'>,
  tenants: readonly string[],
  limit: number,
): Promise<ListedReservation[]> {
  if (tenants.length === 0) return [];
  const rows = await db
    .selectFrom('hold')
    .leftJoin('lead', 'lead.id', 'hold.id')
    .leftJoin('payment', 'payment.id', 'hold.id')
    .selectAll('hold')
    .select(['lead.body as body', 'payment.state as paid'])
    .where('hold.tenant', 'in', tenants)
    .orderBy(({ eb }) => eb.case().when('hold.ended_at', 'is', null).then(0).else(1).end())
    .orderBy('hold.taken_at', 'desc')
    .orderBy('hold.id')
    .limit(limit)
    .execute();
  return rows.map(({ body, paid, ...row }) => ({
    hold: reservationOf(row),
    payment: paid ?? undefined,
    lead: body,
  }));
}
