import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEngine } from '../../src/search-engine/engine.ts';
import type { IndexDocument } from '../../src/search-engine/index-document.ts';
import { indexPlan } from '../../src/domain/search/index-plan.ts';
import { readIndex } from '../../src/search-engine/read-index.ts';
import { searchDocuments } from '../../src/domain/search/search-documents.ts';
import { writeIndex } from '../../src/search-engine/write-index.ts';
import { takeDemo } from '../bench/queries/take-feed.ts';
import { searchSynonyms } from '../../src/domain/search/search-synonyms.ts';

const NOW = new Date('2026-11-21T03:00:00Z');

export type DemoSearch = {
  documents: readonly IndexDocument[];
  /** Ids of the cars that a text finds, the best first. */
  find: (q: string) => string[];
};

/** The stock of a demo dealer as its site is built from it, and the search over it. */
export async function openDemoSearch(slug: string): Promise<DemoSearch> {
  const state = await mkdtemp(path.join(tmpdir(), 'demo-search-'));
  try {
    const { vehicles, tenant } = await takeDemo(slug, NOW, state);
    const documents = searchDocuments(vehicles);
    const synonyms = searchSynonyms(documents, tenant.search.synonyms);
    const { core, cards } = writeIndex(documents, indexPlan(synonyms));
    const read = readIndex(core);
    if (!read.ok) throw new Error(read.error);
    const engine = createEngine(read.value);
    for (const card of cards) engine.addCards(card);
    const attributesToRetrieve = ['id'];
    return {
      documents,
      find: (q) =>
        engine.search({ q, limit: 1000, attributesToRetrieve }).answer.hits.map((hit) => String(hit['id'])),
    };
  } finally {
    await rm(state, { recursive: true, force: true });
  }
}
