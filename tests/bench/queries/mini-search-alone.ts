import type { IndexDocument } from '../../../src/search-engine/index-document.ts';
import { allowedTypos } from '../../../src/search-engine/typo-distance.ts';
import { TEXTS } from '../search/state.ts';
import type { QueryAnswer } from './asked-stock.ts';

type MiniSearchClass = new (options: object) => {
  addAll: (documents: readonly object[]) => void;
  search: (text: string, options: object) => { id: unknown }[];
};

/** MiniSearch over the same words, every word required, with the typing errors that the engine here allows. */
export function miniSearchAlone(
  require: NodeJS.Require,
  documents: readonly IndexDocument[],
): (query: string) => QueryAnswer {
  // Its package is the class itself.
  const Index = require('minisearch') as MiniSearchClass;
  const index = new Index({ fields: ['year', ...TEXTS], idField: 'id' });
  index.addAll(documents);
  const all = documents.map(({ id }) => String(id));
  const rules = {
    combineWith: 'AND',
    prefix: (_: string, at: number, terms: readonly string[]) => at === terms.length - 1,
    fuzzy: (term: string) => allowedTypos(term),
  };
  return (query) => ({
    ids: query.trim() ? index.search(query, rules).map(({ id }) => String(id)) : all,
    chips: [],
  });
}
