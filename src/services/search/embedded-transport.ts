import { answerRequest } from '../../search-engine/answer-request.ts';
import { createEngine } from '../../search-engine/engine.ts';
import type { CardPart, IndexError } from '../../search-engine/index-format.ts';
import { readIndex } from '../../search-engine/read-index.ts';
import { indexFilePath, type SearchManifest } from '../../domain/search/search-manifest.ts';
import { SORT_EXPRESSIONS } from '../../domain/search/orders.ts';
import { doWhileIdle } from './do-while-idle.ts';
import type { LoadFile, SearchTransport } from './search-transport.ts';
import { refusalKind, SearchFailure, type SearchFailureKind } from './search-failure.ts';

export type EmbeddedManifest = Extract<SearchManifest, { engine: 'embedded' }>;

const FAILURES = {
  'not-an-index': 'corrupt-index',
  corrupt: 'corrupt-index',
  'other-version': 'other-version',
  'other-edition': 'other-edition',
} satisfies Record<IndexError, SearchFailureKind>;

/**
 * Opens the index of the bundle and answers from it (spec S16): the core at once, card files as hits need them. The same
 * code runs on the page and in a worker. Throws a SearchFailure when the core cannot be had.
 */
export async function openEmbedded(manifest: EmbeddedManifest, loadFile: LoadFile): Promise<SearchTransport> {
  const { folder, indexUid } = manifest;
  const coreAddress = indexFilePath(folder, 'core');
  const read = readIndex(await loadFile(coreAddress));
  if (!read.ok) throw new SearchFailure(FAILURES[read.error], `${coreAddress}: ${read.error}`);
  const engine = createEngine(read.value);
  const engines = new Map([[indexUid, engine]]);
  doWhileIdle(engine.prepare(SORT_EXPRESSIONS));

  const loading = new Map<CardPart, Promise<void>>();
  const addCard = (shard: CardPart): Promise<void> => {
    const known = loading.get(shard);
    if (known) return known;
    const address = indexFilePath(folder, shard);
    const work = loadFile(address).then((bytes) => {
      const added = engine.addCards(bytes);
      if (!added.ok) throw new SearchFailure(FAILURES[added.error], `${address}: ${added.error}`);
    });
    loading.set(shard, work);
    // Remembered only once it is here: the next search may try again.
    work.catch(() => loading.delete(shard));
    return work;
  };

  return {
    send: async (path, body) => {
      const request = { method: 'POST', path, body };
      let response = answerRequest(engines, request);
      const missing = [...response.missingCards.values()].flat();
      if (missing.length) {
        await Promise.all(missing.map(addCard));
        response = answerRequest(engines, request);
      }
      if (response.status === 200) return response.body;
      const words = JSON.stringify(response.body);
      throw new SearchFailure(refusalKind(response.status, words), words);
    },
  };
}
