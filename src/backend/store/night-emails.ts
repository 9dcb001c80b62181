import { sql } from 'kysely';
import { nightEmailId, nightOfEmail, type NightEmail } from '../../api/hand-over-email.ts';
import type { GivenUpEmail } from '../../api/list-given-up-emails.ts';
import { atTheStart } from './new-delivery.ts';
import type { Store } from './store.ts';

/** The destination of emails about nights; the settings allow no name with an underscore. */
const DESTINATION = 'night_letter';

/** Days for which it is known that an email was taken, so that it goes once; longer than it is tried. */
const KEPT_DAYS = 30;
const DAY = 24 * 3_600_000;
/** Most emails that are named at once: of a thousand dealers those of ten nights. */
const MAX_GIVEN_UP = 10_000;

/**
 * Puts a night's email to a dealer into the outbox; gives false, and changes nothing, where the email of that night is there
 * already (spec O2). `now` in milliseconds.
 */
export function queueNightEmail(
  store: Store,
  { slug: tenant, night }: { slug: string; night: string },
  email: NightEmail,
  now: number,
): Promise<boolean> {
  const id = nightEmailId(tenant, night);
  return store.write(async (db) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('night_letter')
      .values({ id, tenant, created_at: now, body: JSON.stringify(email) })
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

/** The emails about nights that are tried no more and were not delivered, the latest first. */
export async function givenUpNightEmails({ db }: Pick<Store, 'db'>): Promise<GivenUpEmail[]> {
  const rows = await db
    .selectFrom('delivery')
    .select(['id', 'tenant', 'finished_at', 'last_error'])
    // Written out, not a parameter: the index of what was given up is used only where that can be seen.
    .where(sql<boolean>`state = 'dead'`)
    .where('kind', '=', 'night_letter')
    .orderBy('finished_at', 'desc')
    .orderBy('id')
    .limit(MAX_GIVEN_UP)
    .execute();
  return rows.map(({ id, tenant, finished_at, last_error }) => ({
    tenant,
    night: nightOfEmail(tenant, id),
    at: new Date(finished_at ?? 0).toISOString(),
    reason: last_error ?? '',
  }));
}

/** Erases emails about nights, with their mailboxes, thirty days after they were taken. `now` in milliseconds. */
export async function eraseNightEmails(store: Store, now: number): Promise<void> {
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
