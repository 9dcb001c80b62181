import { hash, randomUUID } from 'node:crypto';
import type { SavedSearch } from '../../domain/saved-search/saved-search.ts';
import { newSecret, secretHash } from '../store/access-tokens.ts';
import type { Store } from '../store/store.ts';
import type { StoredEmail } from '../store/stored-email.ts';
import { mayWriteFirst } from './first-emails.ts';
import { queueEmail } from './queue-email.ts';
import { openSubscriber, type Subscriber } from './subscriber.ts';

/** A search as someone asks to be told of it. `scope` is what its list is about, `label` what it is called. */
export type AskedSearch = SavedSearch & {
  tenant: string;
  email: string;
  accountId: string | undefined;
  scope: string;
  label: string;
  /** What was agreed to, and the path of the page where. */
  wording: string;
  page: string;
};

/** The way to prove an address, for its first email alone. */
export type SearchProof = { search: string; proof: string };

/**
 * Keeps a search that waits for its address to be proved, with the first email, in one transaction (spec A12). False where
 * too many wait at that address: then nothing was kept. `now` in milliseconds.
 */
export function keepSearch(
  store: Store,
  asked: AskedSearch,
  emailOf: (subscriber: Subscriber, proof: SearchProof) => StoredEmail,
  now: number,
): Promise<boolean> {
  const { tenant, list, query, scope, label, wording, page } = asked;
  const id = randomUUID();
  const proof = newSecret();
  return store.write(async (db) => {
    const subscriber = await openSubscriber(db, asked, now);
    if (!(await mayWriteFirst(db, subscriber.id, now))) return false;
    await db
      .insertInto('saved_search')
      .values({
        id,
        subscriber_id: subscriber.id,
        tenant,
        account_id: asked.accountId ?? null,
        list,
        query,
        scope,
        label,
        created_at: now,
        proof_hash: secretHash(proof),
        confirmed_at: null,
        stopped_at: null,
        wording,
        wording_hash: hash('sha256', wording),
        page,
        known_at: 0,
        known: '{}',
      })
      .execute();
    const email = emailOf(subscriber, { search: id, proof });
    await queueEmail(db, { id: `${id}-proof`, tenant, subscriberId: subscriber.id, email }, now);
    return true;
  });
}
