import { acceptLead, type NewLead } from '../store/accept-lead.ts';
import { exampleLead } from '../store/example-lead.fixture.ts';
import type { Store } from '../store/store.ts';
import type { NewReservation } from './take-reservation.ts';

export const TAKEN_AT = Date.parse('2026-11-21T03:00:00Z');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** Until when the vehicle is kept while it is paid for. */
export const PAY_BY = TAKEN_AT + 40 * MINUTE;

export const exampleReservation = (changes: Partial<NewReservation> = {}): NewReservation => ({
  vehicle: 'v1',
  slug: 'corvane-atlas-77',
  state: 'paying',
  price: 2_849_000,
  fee: 20_000,
  refund: 'always',
  hours: 48,
  taken_at: TAKEN_AT,
  until: PAY_BY,
  ...changes,
});

/** A lead that reserves a vehicle. */
export const reserving = (id: string, reservation: Partial<NewReservation> = {}): NewLead => ({
  lead: exampleLead({ id, form: 'reserve', category: 'Reservation' }),
  key: `key of ${id}`,
  bodyHash: 'aa',
  destinations: [{ destination: 'yard', kind: 'lead' }],
  hold: exampleReservation(reservation),
});

export const take = (store: Store, id: string, reservation: Partial<NewReservation> = {}) =>
  acceptLead(store, reserving(id, reservation));
