import { randomUUID } from 'node:crypto';
import { addDays } from '../../domain/calendar/add-days.ts';
import { dueReminders, REMIND_DAYS, type DueReminder } from '../../domain/garage/due-reminders.ts';
import { queueEmail } from '../saved-search-store/queue-email.ts';
import { lockSubscriber, type Subscriber } from '../saved-search-store/subscriber.ts';
import { isProved } from './reminder-proofs.ts';
import type { Store } from '../store/store.ts';
import type { StoredEmail } from '../store/stored-email.ts';

const MAX_AT_ONCE = 200;

/** The proved addresses of a dealer to which a reminder may be due on `today` (YYYY-MM-DD). */
export async function dueOwners({ db }: Store, tenant: string, today: string): Promise<string[]> {
  const last = addDays(today, REMIND_DAYS);
  const rows = await db
    .selectFrom('owned_vehicle')
    .select('subscriber_id')
    .distinct()
    .where('tenant', '=', tenant)
    .where('subscriber_id', 'is not', null)
    .where('removed', '=', 0)
    .where(isProved)
    .where(({ eb, or, and, fn, val, ref }) =>
      or(
        (['service', 'rego'] as const).map((what) =>
          and([
            eb(`${what}_on`, '>=', today),
            eb(`${what}_on`, '<=', last),
            eb(fn.coalesce(`${what}_told`, val('')), '!=', ref(`${what}_on`)),
          ]),
        ),
      ),
    )
    .orderBy('subscriber_id')
    .limit(MAX_AT_ONCE)
    .execute();
  return rows.flatMap(({ subscriber_id: id }) => id ?? []);
}

/**
 * Writes down what an address is reminded of, with the one email that does, in one transaction: a process that is killed, or asks
 * at the same time, sends nothing twice (spec A6). True where there is an email. `now` in milliseconds.
 */
export function decideReminder(
  store: Store,
  subscriberId: string,
  today: string,
  emailOf: (subscriber: Subscriber, due: readonly DueReminder[]) => StoredEmail,
  now: number,
): Promise<boolean> {
  return store.write(async (db) => {
    const subscriber = await lockSubscriber(store, db, subscriberId);
    if (!subscriber) return false;
    const vehicles = await db
      .selectFrom('owned_vehicle')
      .select(['account_id', 'id', 'service_on', 'rego_on', 'service_told', 'rego_told'])
      .where('subscriber_id', '=', subscriberId)
      .where('removed', '=', 0)
      .where(isProved)
      .orderBy('id')
      .execute();
    const news: DueReminder[] = [];
    for (const { account_id, id, service_on, rego_on, ...told } of vehicles) {
      const days = { removed: false, service_on: service_on ?? '', rego_on: rego_on ?? '' };
      const due = dueReminders(days, today).filter(({ reminder, on }) => told[`${reminder}_told`] !== on);
      if (due.length === 0) continue;
      news.push(...due);
      await db
        .updateTable('owned_vehicle')
        .set(Object.fromEntries(due.map(({ reminder, on }) => [`${reminder}_told`, on])))
        .where('account_id', '=', account_id)
        .where('id', '=', id)
        .execute();
    }
    if (news.length === 0) return false;
    const email = emailOf(subscriber, news);
    await queueEmail(db, { id: randomUUID(), tenant: subscriber.tenant, subscriberId, email }, now);
    return true;
  });
}
