import type { Lead } from '../../domain/lead/lead.ts';
import { openingMinutes } from '../../domain/location/opening-minutes.ts';
import { askedLocation } from '../../domain/lead/answering-locations.ts';
import type { LeadDealer } from '../destinations/lead-dealer.ts';
import { planReminders } from '../destinations/plan-deliveries.ts';
import { newDelivery } from '../store/new-delivery.ts';
import type { Store } from '../store/store.ts';

/** Older leads are nobody's to answer any more, in milliseconds. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;
const MAX_AT_ONCE = 500;

/** True if nobody has answered a lead for the dealer's minutes of opening hours; moments in milliseconds. */
export function isOverdue(dealer: LeadDealer, lead: Lead, now: number): boolean {
  const place = askedLocation(dealer, lead.location);
  const received = new Date(lead.received_at);
  const minutes = place
    ? openingMinutes(place, received, new Date(now))
    : (now - received.getTime()) / 60_000;
  return minutes >= dealer.delivery.remind_after;
}

/**
 * Puts a reminder of every lead that is overdue at `now` (milliseconds) into the outbox, once for each; gives how many
 * leads that were.
 */
export async function remind(
  store: Store,
  dealer: (tenant: string) => LeadDealer | undefined,
  now: number,
): Promise<number> {
  const rows = await store.db
    .selectFrom('lead')
    .select('body')
    .where('answered_at', 'is', null)
    .where('reminded_at', 'is', null)
    .where('received_at', '>', now - MAX_AGE_MS)
    .orderBy('received_at')
    .limit(MAX_AT_ONCE)
    .execute();
  let reminded = 0;
  for (const { body } of rows) {
    const lead = JSON.parse(body) as Lead;
    const its = dealer(lead.tenant);
    if (its && isOverdue(its, lead, now) && (await remindOf(store, its, lead, now))) reminded++;
  }
  return reminded;
}

/** False when it was answered or reminded of in the meantime. */
function remindOf(store: Store, dealer: LeadDealer, lead: Lead, now: number): Promise<boolean> {
  const { id, tenant } = lead;
  return store.write(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('lead')
      .set({ reminded_at: now })
      .where('id', '=', id)
      .where('answered_at', 'is', null)
      .where('reminded_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    // What came in a digest is reminded of in one too.
    const together = await db
      .selectFrom('delivery')
      .select('id')
      .where('lead_id', '=', id)
      .where('kind', '=', 'lead')
      .where('digest', '=', 1)
      .executeTakeFirst();
    const messages = planReminders(dealer, lead).map((to) =>
      newDelivery(lead, { ...to, inDigest: together !== undefined }, now),
    );
    if (messages.length > 0) await db.insertInto('delivery').values(messages).execute();
    await db.insertInto('lead_event').values({ lead_id: id, tenant, at: now, kind: 'reminded' }).execute();
    return true;
  });
}
