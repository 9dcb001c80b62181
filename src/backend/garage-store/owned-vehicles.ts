import type { Transaction } from 'kysely';
import { mergeVehicles } from '../../domain/garage/merge-vehicles.ts';
import { MAX_OWNED, removedVehicle, type OwnedVehicle } from '../../domain/garage/owned-vehicle.ts';
import { readOwned } from '../../domain/garage/validate-owned.ts';
import { openSubscriber } from '../saved-search-store/subscriber.ts';
import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';

/** The owner of the vehicles. */
type OwnerAccount = { id: string; tenant: string };

/** What a garage remembers of vehicles that were taken out, beside those that it keeps. */
const MAX_REMEMBERED = 10 * MAX_OWNED;

type Row = Pick<LeadDatabase['owned_vehicle'], 'id' | 'changed_at' | 'removed' | 'body'> & {
  email: string | null;
};

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
const vehicleOf = ({ id, changed_at, removed, body, email }: Row): OwnedVehicle =>
  removed === 1
    ? removedVehicle(id, iso(changed_at))
    : {
        ...(JSON.parse(body) as OwnedVehicle),
        id,
        changed_at: iso(changed_at),
        removed: false,
        remind: email ?? '',
      };

const rowsOf = ({ db }: { db: Store['db'] | Transaction<LeadDatabase> }, accountId: string): Promise<Row[]> =>
  db
    .selectFrom('owned_vehicle')
    .leftJoin('search_subscriber', 'search_subscriber.id', 'owned_vehicle.subscriber_id')
    .select(['owned_vehicle.id', 'changed_at', 'removed', 'body', 'email'])
    .where('account_id', '=', accountId)
    .orderBy('owned_vehicle.id')
    .execute();

/** The vehicles of an account, those that were taken out aside. */
export async function ownedVehicles(store: Pick<Store, 'db'>, accountId: string): Promise<OwnedVehicle[]> {
  return (await rowsOf(store, accountId)).map(vehicleOf).filter(({ removed }) => !removed);
}

/**
 * Takes over what a device keeps of vehicles (spec A6): of each the newest change counts, in one transaction. `wording` is
 * what those agreed to who want reminders. False where the garage would be fuller than it may be: then nothing was changed.
 * `now` in milliseconds.
 */
export function takeVehicles(
  store: Store,
  { id, tenant }: OwnerAccount,
  told: readonly OwnedVehicle[],
  { wording, now }: { wording: string; now: number },
): Promise<boolean> {
  return store.write(async (db) => {
    // No other transaction changes the garage until this one ends.
    await db.updateTable('account').set({ seen_at: now }).where('id', '=', id).execute();
    const known = (await rowsOf({ db }, id)).map(vehicleOf);
    // The clock of a device may be ahead: its change would win for ever.
    const given = told.map(readOwned).map((vehicle) => ({
      ...vehicle,
      changed_at: iso(Math.min(Date.parse(vehicle.changed_at), now)),
    }));
    const merged = mergeVehicles(known, given);
    const kept = merged.filter(({ removed }) => !removed);
    if (kept.length > MAX_OWNED || merged.length > MAX_REMEMBERED) return false;
    for (const vehicle of merged)
      if (!known.includes(vehicle)) await put(db, { id, tenant }, vehicle, wording, now);
    return true;
  });
}

async function put(
  db: Transaction<LeadDatabase>,
  { id: account_id, tenant }: OwnerAccount,
  vehicle: OwnedVehicle,
  wording: string,
  now: number,
): Promise<void> {
  const { id, changed_at, removed, remind: email, ...told } = vehicle;
  const wants = email !== '' && !removed;
  const subscriber = wants ? await openSubscriber(db, { tenant, email }, now) : undefined;
  const row = {
    account_id,
    id,
    tenant,
    changed_at: Date.parse(changed_at),
    removed: removed ? 1 : 0,
    body: removed ? '{}' : JSON.stringify(told),
    subscriber_id: subscriber?.id ?? null,
    wording: wants ? wording : null,
    agreed_at: wants ? now : null,
    service_on: told.service_on || null,
    rego_on: told.rego_on || null,
  };
  await db
    .insertInto('owned_vehicle')
    .values({ ...row, service_told: null, rego_told: null })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doUpdateSet(row))
    .execute();
}

/** Erases the vehicles of an account, with the emails that wait at their addresses. */
export async function eraseOwned(db: Transaction<LeadDatabase>, accountId: string): Promise<void> {
  const whose = db
    .selectFrom('owned_vehicle')
    .select('subscriber_id')
    .where('account_id', '=', accountId)
    .where('subscriber_id', 'is not', null);
  const emails = db.selectFrom('letter').select('id').where('subscriber_id', 'in', whose);
  await db.deleteFrom('delivery').where('letter_id', 'in', emails).execute();
  await db.deleteFrom('letter').where('subscriber_id', 'in', whose).execute();
  await db.deleteFrom('reminder_proof').where('account_id', '=', accountId).execute();
  await db.deleteFrom('owned_vehicle').where('account_id', '=', accountId).execute();
}

/** Stops the reminders that go to an address, at once, and withdraws what proved it (spec A6). `now` in milliseconds. */
export async function stopReminders(
  db: Transaction<LeadDatabase>,
  subscriberId: string,
  now: number,
): Promise<number> {
  await db
    .updateTable('reminder_proof')
    .set({ stopped_at: now })
    .where('subscriber_id', '=', subscriberId)
    .where('stopped_at', 'is', null)
    .execute();
  return stopRemindersOf(db, { subscriberId }, now);
}

/** Takes an address off the vehicles that remind it, of one account or of all; gives how many there were. */
export async function stopRemindersOf(
  db: Transaction<LeadDatabase>,
  { accountId, subscriberId }: { accountId?: string; subscriberId: string },
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('owned_vehicle')
    .set({ subscriber_id: null, wording: null, agreed_at: null, changed_at: now })
    .where('subscriber_id', '=', subscriberId)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
