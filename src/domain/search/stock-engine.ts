import { createEngine, type SearchEngine } from '../../search-engine/engine.ts';
import type { IndexDocument } from '../../search-engine/index-document.ts';
import { readIndex } from '../../search-engine/read-index.ts';
import { writeIndex } from '../../search-engine/write-index.ts';
import { indexPlan } from './index-plan.ts';
import type { SearchSynonyms } from './search-synonyms.ts';

/**
 * The engine that answers in the browser, over documents in memory, with its cards. Throws an Error when the index cannot be
 * read back.
 */
export function stockEngine(
  documents: readonly IndexDocument[],
  synonyms: SearchSynonyms = {},
): SearchEngine {
  const files = writeIndex(documents, indexPlan(synonyms));
  const read = readIndex(files.core);
  if (!read.ok) throw new Error(`the search index cannot be read back: ${read.error}`);
  const engine = createEngine(read.value);
  for (const card of files.cards) engine.addCards(card);
  return engine;
}
