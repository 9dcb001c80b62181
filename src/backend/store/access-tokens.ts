import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Store } from './store.ts';

/** The leads that a token opens: those of one tenant, or of all for the operator's. */
export type AccessScope = { tenant: string | null };

export type AccessToken = AccessScope & {
  id: string;
  label: string;
  created_at: number;
  revoked_at: number | null;
};

/** What is kept of a secret of 256 random bits: nobody can guess it, so no slow hash is needed. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A secret of 256 bits that can stand in a header or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Makes a token. It is given once, and only its hash is kept; `label` says for whom; `now` in milliseconds. */
export async function createAccessToken(
  store: Store,
  { tenant, label, now }: AccessScope & { label: string; now: number },
): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const token = newSecret();
  await store.write((db) =>
    db
      .insertInto('access_token')
      .values({ id, tenant, label, token_hash: secretHash(token), created_at: now, revoked_at: null })
      .execute(),
  );
  return { id, token };
}

/** The token that was given, unless it is unknown or revoked. */
export async function findAccessToken(store: Store, token: string): Promise<AccessToken | undefined> {
  return store.db
    .selectFrom('access_token')
    .select(['id', 'tenant', 'label', 'created_at', 'revoked_at'])
    .where('token_hash', '=', secretHash(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** All tokens, the latest first. */
export const listAccessTokens = (store: Store): Promise<AccessToken[]> =>
  store.db
    .selectFrom('access_token')
    .select(['id', 'tenant', 'label', 'created_at', 'revoked_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Revokes a token, and ends every session that was opened with it; false when there is none of that id. */
export async function revokeAccessToken(store: Store, id: string, now: number): Promise<boolean> {
  return store.write(async (db) => {
    await db.deleteFrom('session').where('token_id', '=', id).execute();
    const revoked = await db
      .updateTable('access_token')
      .set(({ fn, val }) => ({ revoked_at: fn.coalesce('revoked_at', val(now)) }))
      .where('id', '=', id)
      .executeTakeFirst();
    return revoked.numUpdatedRows === 1n;
  });
}

/** The label of the token of a demo on one machine; there is one at a time. */
const DEMO = 'npm start';

/** A new token of the operator for `npm start`; the one of the start before opens nothing any more. */
export async function startToken(store: Store, now: number = Date.now()): Promise<string> {
  for (const { id, label, revoked_at: revoked } of await listAccessTokens(store))
    if (label === DEMO && revoked === null) await revokeAccessToken(store, id, now);
  return (await createAccessToken(store, { tenant: null, label: DEMO, now })).token;
}
