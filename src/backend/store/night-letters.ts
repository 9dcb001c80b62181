import { nightLetterId, type NightLetter } from '../../calls/hand-over-letter.ts';
import { atTheStart } from './new-delivery.ts';
import type { Store } from './store.ts';

/** The destination of letters about nights; the settings allow no name with an underscore. */
const DESTINATION = 'night_letter';

/** Days for which it is known that a letter was taken, so that it goes once; longer than it is tried. */
const KEPT_DAYS = 30;
const DAY = 24 * 3_600_000;

/**
 * Puts a night's letter to a dealer into the outbox; gives false, and changes nothing, where the letter of that night is there
 * already (spec O2). `now` in milliseconds.
 */
export function queueNightLetter(
  store: Store,
  { slug: tenant, night }: { slug: string; night: string },
  letter: NightLetter,
  now: number,
): Promise<boolean> {
  const id = nightLetterId(tenant, night);
  return store.write(async (db) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('night_letter')
      .values({ id, tenant, created_at: now, body: JSON.stringify(letter) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return false;
    await db
      .insertInto('delivery')
      .values({
        id,
        lead_id: null,
        night_letter_id: id,
        tenant,
        destination: DESTINATION,
        kind: 'night_letter',
        ...atTheStart(now),
      })
      .execute();
    return true;
  });
}

/** Erases letters about nights, with their mailboxes, thirty days after they were taken. `now` in milliseconds. */
export async function eraseNightLetters(store: Store, now: number): Promise<void> {
  await store.write(async (db) => {
    const old = db
      .selectFrom('night_letter')
      .select('id')
      .where('created_at', '<', now - KEPT_DAYS * DAY);
    await db.deleteFrom('delivery').where('night_letter_id', 'in', old).execute();
    await db
      .deleteFrom('night_letter')
      .where('created_at', '<', now - KEPT_DAYS * DAY)
      .execute();
  });
}
