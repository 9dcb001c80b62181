import type { IndexDocument } from './index-document.ts';
import { foldFacet } from './normalise-text.ts';

/**
 * Documents in which a field's values that filters hold equal ('Hiace', 'HiAce') are spelled one way: the commonest, of
 * equals the first in the alphabet. Else two facet items would each count a part of what either of them finds.
 */
export function unifySpellings(
  documents: readonly IndexDocument[],
  fields: readonly string[],
): IndexDocument[] {
  const spellings = new Map(fields.map((field) => [field, commonSpellings(documents, field)]));
  return documents.map((document) =>
    Object.fromEntries(
      Object.entries(document).map(([field, value]) => {
        const known = spellings.get(field);
        const unify = (text: string): string => known?.get(foldFacet(text)) ?? text;
        if (typeof value === 'string') return [field, unify(value)];
        return [field, typeof value === 'object' ? [...new Set(value.map(unify))] : value];
      }),
    ),
  );
}

function commonSpellings(documents: readonly IndexDocument[], field: string): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { [field]: value } of documents) {
    const texts = typeof value === 'string' ? [value] : typeof value === 'object' ? value : [];
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const rarestFirst = [...counts].sort(([a, some], [b, others]) => some - others || (a < b ? 1 : -1));
  return new Map(rarestFirst.map(([text]) => [foldFacet(text), text]));
}
