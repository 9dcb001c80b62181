import * as z from 'zod';
import { WebAddress } from '../address/web-address.ts';

/** Who answers a site's searches, and what words mean there (spec S16). */
export const SearchSettings = z
  .strictObject({
    /** 'auto' answers in the browser until the index passes 400 KB and a Meilisearch server is named below. */
    engine: z.enum(['auto', 'embedded', 'meilisearch']).default('auto'),
    /** The Meilisearch server; `npm run search -- push <slug>` fills it and prints the key that can only search. */
    meilisearch: z
      .union([
        z.literal(false),
        z.strictObject({
          /** Origin of the server, as in https://search.example.com. */
          host: WebAddress,
          /** Name of the index there. */
          index: z.string().regex(/^[\w-]{1,400}$/, 'letters, digits, hyphens and underscores'),
          /** A key that can only search this index; it is sent to every shopper. */
          search_key: z.string().min(1).optional(),
        }),
      ])
      .default(false),
    /** Words of the trade beside those of every dealer of its kind: a phrase, and the phrases it also finds; [] takes one away. */
    synonyms: z.record(z.string(), z.array(z.string())).default({}),
  })
  .refine(({ engine, meilisearch }) => engine !== 'meilisearch' || meilisearch !== false, {
    path: ['meilisearch'],
    message: "a server, { host: 'https://…', index: '…' }, beside engine 'meilisearch'",
  });
export type SearchSettings = z.output<typeof SearchSettings>;

/** The index that a site's searches name: the server's, or that of the bundle. */
export function searchIndexUid(settings: Pick<SearchSettings, 'meilisearch'>): string {
  return settings.meilisearch ? settings.meilisearch.index : 'vehicles';
}
