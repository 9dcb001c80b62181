import { fieldOf, type MeilisearchApi } from './meilisearch-api.ts';

const MOST_KEYS = 1000;

const isOnly = (value: unknown, only: string): boolean =>
  Array.isArray(value) && value.length === 1 && value[0] === only;

/**
 * The key that can search one index and nothing else, which shoppers are sent (spec S16): the one that is there, else a
 * new one.
 */
export async function searchOnlyKey(api: MeilisearchApi, index: string): Promise<string> {
  const results = fieldOf(await api.ask('GET', `/keys?limit=${MOST_KEYS}`), 'results');
  const known = (Array.isArray(results) ? results : []).find(
    (key) =>
      isOnly(fieldOf(key, 'actions'), 'search') &&
      isOnly(fieldOf(key, 'indexes'), index) &&
      !fieldOf(key, 'expiresAt'),
  );
  const key: unknown =
    known ??
    (await api.ask('POST', '/keys', {
      name: `Search of ${index}`,
      description: 'Sent to every shopper: it can search this index and nothing else.',
      actions: ['search'],
      indexes: [index],
      expiresAt: null,
    }));
  return String(fieldOf(key, 'key'));
}
