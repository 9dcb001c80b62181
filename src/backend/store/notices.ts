import { DEALER_MAILBOX } from '../../domain/lead/lead-destinations.ts';
import { atTheStart } from './new-delivery.ts';
import type { Store } from './store.ts';

/** An email to a dealer about the own site. */
export type Notice = { subject: string; text: string };

/** Days for which it is known that a notice was written, so that it goes once; longer than it is tried. */
const KEPT_DAYS = 30;
const DAY = 24 * 3_600_000;

/**
 * Keeps an email to a dealer about the own site, once for each `about`, and with `isSent` puts it into the outbox; false where
 * there is one already. `now` in milliseconds.
 */
export function keepNotice(
  store: Store,
  { tenant, about, isSent }: { tenant: string; about: string; isSent: boolean },
  notice: Notice,
  now: number,
): Promise<boolean> {
  const id = `notice-${tenant}.${about}`;
  return store.write(async (db) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('notice')
      .values({ id, tenant, created_at: now, body: JSON.stringify(notice) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return false;
    if (!isSent) return true;
    await db
      .insertInto('delivery')
      .values({
        id,
        lead_id: null,
        notice_id: id,
        tenant,
        destination: DEALER_MAILBOX,
        kind: 'notice',
        ...atTheStart(now),
      })
      .execute();
    return true;
  });
}

/** Erases notices thirty days after they were written. `now` in milliseconds. */
export async function eraseNotices(store: Store, now: number): Promise<void> {
  await store.write(async (db) => {
    const before = now - KEPT_DAYS * DAY;
    const old = db.selectFrom('notice').select('id').where('created_at', '<', before);
    await db.deleteFrom('delivery').where('notice_id', 'in', old).execute();
    await db.deleteFrom('notice').where('created_at', '<', before).execute();
  });
}
