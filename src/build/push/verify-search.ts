import * as z from 'zod';
import { answerRequest } from '../../search-engine/answer-request.ts';
import { createEngine } from '../../search-engine/engine.ts';
import { indexPlan } from '../../domain/search/index-plan.ts';
import { readIndex } from '../../search-engine/read-index.ts';
import { searchDocuments } from '../../domain/search/search-documents.ts';
import { writeIndex } from '../../search-engine/write-index.ts';
import { searchSynonyms } from '../../domain/search/search-synonyms.ts';
import type { SearchFieldTable } from '../../domain/search/search-field.ts';
import type { SearchSettings } from '../../domain/search/search-settings.ts';
import type { Location } from '../../domain/location/location.ts';
import type { PriceSettings } from '../../domain/vehicle/card-settings.ts';
import type { IdentitySettings } from '../../domain/vehicle/shown-identity.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { answerDifferences } from './answer-differences.ts';
import type { MeilisearchApi } from './meilisearch-api.ts';
import { verifyStates, type VerifyState } from './verify-states.ts';

/** A question whose answers differ, with a line for each difference and both answers. */
type VerifiedState = VerifyState & { differences: string[]; server: unknown; embedded: unknown };

export type Verified = {
  /** How many questions were asked. */
  states: number;
  /** Cars that the server and the last build hold. */
  documents: { server: number; build: number };
  different: VerifiedState[];
};

const Answer = z.object({ results: z.array(z.looseObject({ totalHits: z.number() })) });

/**
 * Asks a server and the embedded index the same questions about a stock (spec S16). When they hold another number of cars
 * the first question is the only one. Throws MeilisearchError when the server does not answer.
 */
export async function verifySearch(
  api: MeilisearchApi,
  stock: {
    index: string;
    vehicles: readonly Vehicle[];
    settings: Pick<SearchSettings, 'synonyms'>;
    locations: readonly Location[];
    identity?: IdentitySettings;
    /** The dealer's (`searchFieldsWith`). */
    fields?: SearchFieldTable;
    price?: PriceSettings;
  },
  onProgress: (text: string) => void,
): Promise<Verified> {
  const { index, vehicles, settings, locations, identity, fields, price } = stock;
  const documents = searchDocuments(vehicles, locations, identity, fields, price);
  const synonyms = searchSynonyms(documents, settings.synonyms);
  const files = writeIndex(documents, indexPlan(synonyms, fields));
  const read = readIndex(files.core);
  if (!read.ok) throw new Error(read.error);
  const engine = createEngine(read.value);
  for (const file of [...files.cards, files.identities, files.features]) if (file) engine.addCards(file);
  const engines = new Map([[index, engine]]);

  const states = verifyStates(documents, Object.keys(synonyms), fields);
  const different: VerifiedState[] = [];
  const held = { server: 0, build: documents.length };
  for (const [at, state] of states.entries()) {
    const body = { queries: [{ indexUid: index, ...state.query }] };
    const server = await api.ask(Answer, 'POST', '/multi-search', body);
    if (at === 0) held.server = server.results[0]?.totalHits ?? 0;
    if (held.server !== held.build) return { states: 1, documents: held, different };
    const embedded = answerRequest(engines, {
      method: 'POST',
      path: '/multi-search',
      body: JSON.stringify(body),
    });
    const differences = answerDifferences({ status: 200, body: server }, embedded, state.isRanked);
    if (differences.length) different.push({ ...state, differences, server, embedded: embedded.body });
    onProgress(`asked ${at + 1} of ${states.length}`);
  }
  return { states: states.length, documents: held, different };
}
