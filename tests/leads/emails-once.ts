import type { MailServer } from '../../src/backend/destinations/start-mail-server.fixture.ts';
import { withStore } from './account-store-problems.ts';

export type EmailCount = { letters: number; twice: number; problems: string[] };

const idOf = (raw: string): string => /^Message-ID:\s*<([^@>]+)@/im.exec(raw)?.[1] ?? '';

/**
 * Emails beside the rule of the outbox: an email has one id on each attempt; it goes again only where the process ended
 * between the mail server's yes and writing that down, which is an attempt more in its row; and never once it was written
 * down as delivered. One about a search has the same bytes each time; one about a reservation says how that is by then.
 * `twice` are those that went again.
 */
export function countEmails(file: string, received: MailServer['received']): EmailCount {
  const byId = Map.groupBy(
    received.map(({ raw }) => raw.toString()),
    idOf,
  );
  return withStore(file, (database) => {
    const rows = database
      .prepare("SELECT id, kind, state, attempts FROM delivery WHERE destination = 'shopper'")
      .all();
    const known = new Map(rows.map((row) => [String(row['id']), row]));
    const problems: string[] = [];
    for (const [id, copies] of byId) {
      const row = known.get(id);
      if (!row) problems.push('a letter of no row');
      else if (copies.length > Number(row['attempts'])) problems.push('more letters than attempts');
      if (row?.['kind'] === 'letter' && new Set(copies).size > 1)
        problems.push('two letters of one id with other bytes');
    }
    const silent = rows.filter(({ id, state }) => state === 'delivered' && !byId.has(String(id)));
    if (silent.length > 0) problems.push('a letter that counts as delivered and never came');
    const twice = [...byId.values()].filter(({ length }) => length > 1).length;
    return { letters: byId.size, twice, problems };
  });
}

/** Emails that wait still. */
export const waitingEmails = (file: string): number =>
  withStore(file, (database) =>
    Number(
      database.prepare("SELECT count(*) AS count FROM delivery WHERE state = 'queued'").get()?.['count'],
    ),
  );
