import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_DEALERS } from '../../scripts/demo/dealers/demo-dealers.ts';
import { demoStock } from '../../scripts/demo/demo-stock.ts';
import { readTenantMedia } from '../../scripts/demo/tenant-media.ts';
import { createEngine } from '../../src/search-engine/engine.ts';
import type { IndexDocument } from '../../src/search-engine/index-document.ts';
import { indexPlan } from '../../src/domain/search/index-plan.ts';
import { readIndex } from '../../src/search-engine/read-index.ts';
import { searchDocuments } from '../../src/domain/search/search-documents.ts';
import { writeIndex } from '../../src/search-engine/write-index.ts';
import { searchSynonyms } from '../../src/domain/search/search-synonyms.ts';
import { RAIL_NAMES } from '../../src/stock/rails/rail.ts';
import { takeStock } from '../../src/stock/take-stock.ts';
import { loadTenant } from '../../src/tenant/load-tenant.ts';

const TENANTS = fileURLToPath(new URL('../../tenants/', import.meta.url));
const TODAY = '2026-11-21';

export type DemoSearch = {
  documents: readonly IndexDocument[];
  /** Ids of the cars that a text finds, the best first. */
  find: (q: string) => string[];
};

/** The stock of a demo dealer as its site is built from it, and the search over it. */
export async function openDemoSearch(slug: string): Promise<DemoSearch> {
  const dealer = DEMO_DEALERS.find((one) => one.slug === slug);
  if (!dealer) throw new Error(`no demo dealer is called ${slug}`);
  const state = await mkdtemp(path.join(tmpdir(), 'demo-search-'));
  try {
    const { tenant, folder } = await loadTenant(slug, TENANTS);
    const feed = path.join(state, path.basename(dealer.feedFile));
    await writeFile(feed, dealer.writeFeed(demoStock(dealer, await readTenantMedia(folder), TODAY), TODAY));
    const now = new Date(`${TODAY}T03:00:00Z`);
    const options = { tenant, tenantFolder: folder, stateFolder: state, today: TODAY, now, feed };
    const outcome = await takeStock({ ...options, allow: RAIL_NAMES });
    if (outcome.kind === 'refused') throw new Error(outcome.message);
    const documents = searchDocuments(outcome.vehicles);
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
