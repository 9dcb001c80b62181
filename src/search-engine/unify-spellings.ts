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
  return documents.map((document) => {
    const unified: Record<string, IndexDocument[string]> = {};
    for (const [field, value] of Object.entries(document))
      unified[field] = inSpelling(value, spellings.get(field));
    return unified;
  });
}

type Value = IndexDocument[string];

function inSpelling(value: Value, common: ReadonlyMap<string, string> | undefined): Value {
  const unify = (text: string): string => common?.get(text) ?? text;
  if (typeof value === 'string') return unify(value);
  return typeof value === 'object' ? [...new Set(value.map(unify))] : value;
}

/** Each spelling of a field with the one that stands for it. */
function commonSpellings(documents: readonly IndexDocument[], field: string): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { [field]: value } of documents) {
    const texts = typeof value === 'string' ? [value] : typeof value === 'object' ? value : [];
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const rarestFirst = [...counts].sort(([a, some], [b, others]) => some - others || (a < b ? 1 : -1));
  const folded = rarestFirst.map(([text]) => [text, foldFacet(text)] as const);
  const commonest = new Map(folded.map(([text, alike]) => [alike, text]));
  return new Map(folded.map(([text, alike]) => [text, commonest.get(alike) ?? text]));
}
