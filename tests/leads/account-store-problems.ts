import { DatabaseSync } from 'node:sqlite';

/** What must be none in a store of reservations, searches and emails, each with a query that counts it. */
const NEVER: Record<string, string> = {
  'two who have one vehicle at once': `SELECT count(*) AS count FROM hold a JOIN hold b
    ON a.tenant = b.tenant AND a.vehicle = b.vehicle AND a.id < b.id
    WHERE a.taken_at < coalesce(b.ended_at, 9e15) AND b.taken_at < coalesce(a.ended_at, 9e15)`,
  'a hold without its lead, or a lead without its hold': `SELECT
    (SELECT count(*) FROM hold WHERE id NOT IN (SELECT id FROM lead)) +
    (SELECT count(*) FROM lead WHERE form = 'reserve' AND id NOT IN (SELECT id FROM hold)) AS count`,
  'a hold without its payment': 'SELECT count(*) AS count FROM hold WHERE id NOT IN (SELECT id FROM payment)',
  'a lead without its answer, message, history or consent': `SELECT count(*) AS count FROM lead
    WHERE id NOT IN (SELECT json_extract(answer, '$.lead_id') FROM idempotency)
    OR id NOT IN (SELECT lead_id FROM delivery WHERE lead_id IS NOT NULL)
    OR id NOT IN (SELECT lead_id FROM lead_event) OR id NOT IN (SELECT lead_id FROM consent)`,
  'a payment that counted twice': `SELECT count(*) AS count FROM
    (SELECT lead_id FROM lead_event WHERE kind = 'held' GROUP BY lead_id HAVING count(*) > 1)`,
  'a fee of a cancelled hold that nobody gives back': `SELECT count(*) AS count FROM payment
    JOIN hold ON hold.id = payment.id WHERE end_reason = 'cancelled' AND payment.state = 'paid'
    AND payment.id NOT IN (SELECT payment_id FROM payment_task WHERE kind = 'refund')`,
  'a search without its one letter, or a letter without its row of the outbox': `SELECT
    abs((SELECT count(*) FROM saved_search) - (SELECT count(*) FROM letter)) +
    (SELECT count(*) FROM saved_search WHERE id || '-proof' NOT IN (SELECT id FROM letter)) +
    (SELECT count(*) FROM letter WHERE id NOT IN (SELECT letter_id FROM delivery WHERE letter_id IS NOT NULL)) +
    (SELECT count(*) FROM delivery WHERE kind = 'letter' AND letter_id NOT IN (SELECT id FROM letter)) AS count`,
  'a session of nobody': `SELECT count(*) AS count FROM shopper_session
    WHERE account_id NOT IN (SELECT id FROM account)`,
};

export function withStore<T>(file: string, read: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file);
  try {
    return read(database);
  } finally {
    database.close();
  }
}

/** What is wrong in a store, in words, each with how often; `damaged` where the file itself is. */
export function storeProblems(file: string): string[] {
  return withStore(file, (database) => {
    const found = Object.entries(NEVER).flatMap(([words, query]) => {
      const count = Number(database.prepare(query).get()?.['count']);
      return count === 0 ? [] : [`${words}: ${count}`];
    });
    const integrity = String(database.prepare('PRAGMA integrity_check').get()?.['integrity_check']);
    return integrity === 'ok' ? found : [...found, `damaged: ${integrity}`];
  });
}
