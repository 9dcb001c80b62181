import { ExpectedError } from '../../command-line/expected-error.ts';
import { listAll } from './list-all.ts';
import { KeyAnswer } from './meilisearch-answers.ts';
import type { MeilisearchApi } from './meilisearch-api.ts';

const isOnly = (list: readonly string[], only: string): boolean => list.length === 1 && list[0] === only;

/**
 * Why a key of the server should not be the one that shoppers are sent to search `index` with; undefined when it may
 * be. `key` is undefined when the server has no such key.
 */
export function searchKeyProblem(key: KeyAnswer | undefined, index: string, now: Date): string | undefined {
  if (!key) return 'is no key of this server';
  if (!isOnly(key.actions, 'search'))
    return `can do other things than search (${key.actions.join(', ') || 'nothing'})`;
  if (!isOnly(key.indexes, index))
    return `is for other indexes than ${index} alone (${key.indexes.join(', ')})`;
  if (key.expiresAt !== null && new Date(key.expiresAt) <= now) return `has expired (${key.expiresAt})`;
  return undefined;
}

/** The key for shoppers, and what is wrong with the one that the tenant names. */
export type ShoppersKey = { key: string; namedProblem: string | undefined };

/**
 * The key that can search one index and nothing else, which shoppers are sent (spec S16): the one that the tenant names,
 * else one that is there and never expires, else a new one; always a new one when `isRotation`. Throws ExpectedError when
 * the server does not give it.
 */
export async function shoppersKey(
  api: MeilisearchApi,
  { index, named, isRotation }: { index: string; named: string | undefined; isRotation: boolean },
  now: Date,
): Promise<ShoppersKey> {
  const keys = await listAll(api, '/keys', KeyAnswer);
  const namedProblem =
    named === undefined
      ? undefined
      : searchKeyProblem(
          keys.find(({ key }) => key === named),
          index,
          now,
        );
  if (!isRotation) {
    if (named !== undefined && namedProblem === undefined) return { key: named, namedProblem };
    const known = keys.find(
      (key) => key.key !== '' && key.expiresAt === null && !searchKeyProblem(key, index, now),
    );
    if (known) return { key: known.key, namedProblem };
  }
  const { key } = await api.ask(KeyAnswer, 'POST', '/keys', {
    name: `Search of ${index}`,
    description: 'Sent to every shopper: it can search this index and nothing else.',
    actions: ['search'],
    indexes: [index],
    expiresAt: null,
  });
  if (/^[\w-]+$/.test(key)) return { key, namedProblem };
  throw new ExpectedError(
    "The server made a search key but doesn't show it. Make one on the server yourself.",
  );
}
