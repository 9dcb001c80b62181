import { newSecret, secretHash, type AccessScope } from './access-tokens.ts';
import type { Store } from './store.ts';

/** An open session; `csrf` has to come back with every form of it. */
export type Session = AccessScope & { csrf: string };

/** A working day: a yard's computer is left on over night. */
const LASTS_MS = 12 * 60 * 60 * 1000;

/** Opens a session for a token and gives its id, for a cookie; only its hash is kept. `now` in milliseconds. */
export async function openSession(store: Store, tokenId: string, now: number): Promise<string> {
  const id = newSecret();
  await store.write(async (db) => {
    await db.deleteFrom('session').where('expires_at', '<=', now).execute();
    await db
      .insertInto('session')
      .values({ id_hash: secretHash(id), token_id: tokenId, csrf: newSecret(), expires_at: now + LASTS_MS })
      .execute();
  });
  return id;
}

/** The session of a cookie, unless it has ended or its token is revoked. */
export async function findSession(store: Store, id: string, now: number): Promise<Session | undefined> {
  return store.db
    .selectFrom('session')
    .innerJoin('access_token', 'access_token.id', 'session.token_id')
    .select(['access_token.tenant', 'session.csrf'])
    .where('session.id_hash', '=', secretHash(id))
    .where('session.expires_at', '>', now)
    .where('access_token.revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Erases the sessions that have ended. `now` in milliseconds. */
export async function eraseEndedSessions(store: Store, now: number): Promise<void> {
  await store.write((db) => db.deleteFrom('session').where('expires_at', '<=', now).execute());
}

/** Ends a session on this side too (sign out). */
export async function closeSession(store: Store, id: string): Promise<void> {
  await store.write((db) => db.deleteFrom('session').where('id_hash', '=', secretHash(id)).execute());
}
