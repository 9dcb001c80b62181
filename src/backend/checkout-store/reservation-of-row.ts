import type { Reservation } from '../../domain/checkout/reservation.ts';
import type { LeadDatabase } from '../store/tables.ts';

/** A row of the table as the rules know it. */
export const reservationOf = (row: LeadDatabase['hold']): Reservation => ({
  id: row.id,
  tenant: row.tenant,
  vehicle: row.vehicle,
  slug: row.slug,
  state: row.state,
  end: row.end_reason,
  price: row.price,
  fee: row.fee,
  refund: row.refund,
  hours: row.hours,
  taken_at: row.taken_at,
  until: row.until,
});
