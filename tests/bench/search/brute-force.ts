import { tokensOf } from '../../../src/search-engine/normalise-text.ts';
import type { IndexDocument } from '../../../src/search-engine/index-document.ts';
import { allowedTypos, typoDistance } from '../../../src/search-engine/typo-distance.ts';
import { type Open, FACETS, PAGE, RANGES, type State, TEXTS } from './state.ts';

const wordsOf = (document: IndexDocument): string[] =>
  TEXTS.flatMap((field) => tokensOf(String(document[field] ?? '')).map(({ word }) => word));

/** Looks at every document for every question; words are compared once a query, as a careful loop would. */
export function openBruteForce(documents: readonly IndexDocument[]): Open {
  const words = documents.map(wordsOf);
  const dictionary = [...new Set(words.flat())];

  const matching = (q: string): Set<number> | undefined => {
    const typed = tokensOf(q).map(({ word }) => word);
    if (typed.length === 0) return undefined;
    const accepted = typed.map((part, at) => {
      const limit = allowedTypos(part);
      return new Set(
        dictionary.filter((word) => typoDistance(part, word, at === typed.length - 1, limit) <= limit),
      );
    });
    const rows = words.flatMap((own, row) =>
      accepted.every((set) => own.some((word) => set.has(word))) ? [row] : [],
    );
    return new Set(rows);
  };
  const passes = (document: IndexDocument, { chosen, price }: State, without?: string): boolean =>
    Object.entries(chosen).every(
      ([facet, values]) => facet === without || values.includes(String(document[facet])),
    ) &&
    (!price ||
      without === 'price' ||
      (Number(document['price']) >= price[0] && Number(document['price']) <= price[1]));
  const count = (rows: readonly IndexDocument[], facet: string): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const document of rows) {
      const value = document[facet];
      if (value !== undefined) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
    }
    return counts;
  };

  return (state) => {
    const set = matching(state.q);
    const found = set ? documents.filter((_, row) => set.has(row)) : documents;
    const kept = found.filter((document) => passes(document, state));
    const facets = Object.fromEntries(
      FACETS.map((facet) => {
        const rows =
          facet in state.chosen ? found.filter((document) => passes(document, state, facet)) : kept;
        return [facet, count(rows, facet)];
      }),
    );
    for (const range of RANGES) {
      const values = kept
        .map((document) => Number(document[range] ?? NaN))
        .filter((value) => !Number.isNaN(value));
      values.reduce((least, value) => Math.min(least, value), Infinity);
      values.reduce((most, value) => Math.max(most, value), -Infinity);
    }
    const { sort } = state;
    const ordered = sort
      ? kept.toSorted(
          (a, b) => (Number(a[sort.field] ?? 0) - Number(b[sort.field] ?? 0)) * (sort.isAscending ? 1 : -1),
        )
      : kept;
    ordered.slice((state.page - 1) * PAGE, state.page * PAGE);
    return { total: kept.length, facets };
  };
}
