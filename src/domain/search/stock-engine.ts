import { createEngine, type SearchEngine } from '../../search-engine/engine.ts';
import type { IndexDocument } from '../../search-engine/index-document.ts';
import { readIndex } from '../../search-engine/read-index.ts';
import { writeIndex } from '../../search-engine/write-index.ts';
import type { IndexFiles } from './index-files.ts';
import { indexPlan } from './index-plan.ts';
import type { SearchFieldTable } from './search-field.ts';
import { SEARCH_FIELDS } from './search-fields.ts';
import type { SearchSynonyms } from './search-synonyms.ts';

/**
 * The engine that answers in the browser, over documents in memory, with its cards. Throws an Error when the index cannot be
 * read back.
 */
export function stockEngine(
  documents: readonly IndexDocument[],
  synonyms: SearchSynonyms = {},
  fields: SearchFieldTable = SEARCH_FIELDS,
): SearchEngine {
  return engineWith(writeIndex(documents, indexPlan(synonyms, fields)), synonyms);
}

/** The same over the files of an index, with other synonyms than theirs. Throws an Error when these cannot be read. */
export function engineWith({ core, cards, features }: IndexFiles, synonyms: SearchSynonyms): SearchEngine {
  const read = readIndex(core);
  if (!read.ok) throw new Error(`the search index cannot be read back: ${read.error}`);
  const { header } = read.value;
  const engine = createEngine({ ...read.value, header: { ...header, synonyms } });
  for (const file of features ? [...cards, features] : cards) engine.addCards(file);
  return engine;
}
