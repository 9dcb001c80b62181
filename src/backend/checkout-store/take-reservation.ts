import { sql, type Transaction } from 'kysely';
import type { UnpaidReservations } from '../../domain/checkout/unpaid-reservations.ts';
import type { Reservation } from '../../domain/checkout/reservation.ts';
import { insertNewRows } from '../store/insert-rows.ts';
import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';
import { endReservation } from './end-reservation.ts';
import { reservationOf } from './reservation-of-row.ts';

/** A reservation that is asked for: of a vehicle, with what was agreed. */
export type NewReservation = Omit<Reservation, 'id' | 'tenant' | 'end'> & {
  slug: string;
  /** True if a proof of work came with it. */
  isProven?: boolean;
  /** The most that the site may have reserved at once and not paid for; without it there is no end to them. */
  most?: UnpaidReservations;
};

/** Thrown inside a transaction, so that nothing of a lead without its vehicle is kept. */
export class AlreadyHeld extends Error {
  override readonly name = 'AlreadyHeld';
  readonly hold: Reservation;

  constructor(reservation: Reservation) {
    super(`${reservation.vehicle} is reserved`);
    this.hold = reservation;
  }
}

/** Thrown in the same way: too many vehicles are reserved and not paid for. */
export class TooManyHeld extends Error {
  override readonly name = 'TooManyHeld';
  readonly full: 'holds' | 'unproven_holds';
  /** When the first of them ends, in milliseconds. */
  readonly until: number;

  constructor(full: TooManyHeld['full'], until: number) {
    super('too many vehicles are reserved and not paid for');
    this.full = full;
    this.until = until;
  }
}

/** What nothing was paid for. */
const isUnpaid = ({ state, fee }: Pick<NewReservation, 'state' | 'fee'>): boolean =>
  state === 'paying' || fee === 0;

/**
 * Throws TooManyHeld when the other holds that go on at `now` and are not paid for are all that the site may have. Those that
 * cost nothing and those that wait for their payment are counted apart.
 */
async function checkUnpaid(
  db: Transaction<LeadDatabase>,
  { id, tenant, fee }: { id: string; tenant: string; fee: number },
  most: UnpaidReservations,
  isProven: boolean,
  now: number,
): Promise<void> {
  const others = await db
    .selectFrom('hold')
    .select(['until', 'proven'])
    .where('tenant', '=', tenant)
    .where('id', '!=', id)
    .where('ended_at', 'is', null)
    .where('until', '>', now)
    .where((of) => (fee === 0 ? of('fee', '=', 0) : of.and([of('state', '=', 'paying'), of('fee', '>', 0)])))
    .orderBy('until')
    .execute();
  const unproven = others.filter(({ proven }) => proven === 0);
  const [first] = others;
  const [firstUnproven] = unproven;
  if (first && others.length >= most.all) throw new TooManyHeld('holds', first.until);
  if (!isProven && firstUnproven && unproven.length >= most.unproven)
    throw new TooManyHeld('unproven_holds', firstUnproven.until);
}

/**
 * Reserves a vehicle for a lead in the transaction that stores it (spec F9), with the payment it waits for. Of any number
 * at once one gets it, in whichever process they are, because they all want the same row of an index. A reservation whose time has
 * passed ends first. Throws AlreadyHeld when another shopper has the vehicle, and TooManyHeld when the site has as
 * many unpaid reservations as it may.
 */
export async function takeReservation(
  db: Transaction<LeadDatabase>,
  store: Pick<Store, 'kind' | 'insert'>,
  { id, tenant }: { id: string; tenant: string },
  { vehicle, slug, state, price, fee, refund, hours, taken_at, until, isProven = true, most }: NewReservation,
): Promise<void> {
  const isCounted = most !== undefined && isUnpaid({ state, fee });
  // Reservations of one site are taken one after the other: two at once would both find room for the last.
  if (isCounted && store.kind === 'postgres')
    await sql`SELECT pg_advisory_xact_lock(hashtext(${`hold ${tenant}`}))`.execute(db);
  const ofVehicle = db
    .selectFrom('hold')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('vehicle', '=', vehicle)
    .where('ended_at', 'is', null);
  const before = await ofVehicle.executeTakeFirst();
  if (before && before.until <= taken_at) await endReservation(db, store.kind, before, { at: taken_at });
  const agreed = { vehicle, slug, state, end_reason: null, price, fee, refund, hours, taken_at, until };
  const row = { id, tenant, ...agreed, ended_at: null, proven: isProven ? 1 : 0 };
  if ((await insertNewRows(db, store, 'hold', [row])) === 0) {
    const other = await ofVehicle.executeTakeFirstOrThrow();
    throw new AlreadyHeld(reservationOf(other));
  }
  if (isCounted) await checkUnpaid(db, { id, tenant, fee }, most, isProven, taken_at);
  if (state === 'paying')
    await db
      .insertInto('payment')
      .values({
        id,
        tenant,
        amount: fee,
        state: 'open',
        session: null,
        charge: null,
        address: null,
        pages: 0,
        created_at: taken_at,
        changed_at: taken_at,
      })
      .execute();
}
