import * as z from 'zod';
import type { MeilisearchApi } from './meilisearch-api.ts';

const PAGE = 200;

/** Everything a paged list of the server holds (`/indexes`, `/keys`). Throws MeilisearchError as `ask` does. */
export async function listAll<Item>(
  api: MeilisearchApi,
  path: '/indexes' | '/keys',
  shape: z.ZodType<Item>,
): Promise<Item[]> {
  const Page = z.object({ results: z.array(shape), total: z.number().int() });
  const all: Item[] = [];
  for (;;) {
    const { results, total } = await api.ask(Page, 'GET', `${path}?offset=${all.length}&limit=${PAGE}`);
    all.push(...results);
    if (results.length === 0 || all.length >= total) return all;
  }
}
