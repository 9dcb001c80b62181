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
  const spellings = fields
    .map((field) => [field, rarerSpellings(documents, field)] as const)
    .filter(([, common]) => common.size > 0);
  return documents.map((document) => {
    let unified = document;
    for (const [field, common] of spellings) {
      const value = document[field];
      // Most are spelled as most are, and stay the documents they were.
      if (isRare(value, common)) unified = { ...unified, [field]: inSpelling(value, common) };
    }
    return unified;
  });
}

type Value = IndexDocument[string] | undefined;

const isRare = (value: Value, common: ReadonlyMap<string, string>): boolean =>
  typeof value === 'string' ? common.has(value) : textsOf(value).some((text) => common.has(text));

const textsOf = (value: Value): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' ? value : [];

function inSpelling(value: Value, common: ReadonlyMap<string, string>): string | string[] {
  const unified = [...new Set(textsOf(value).map((text) => common.get(text) ?? text))];
  return typeof value === 'string' ? unified.join('') : unified;
}

/** Each spelling of a field that another one stands for, with that one. */
function rarerSpellings(documents: readonly IndexDocument[], field: string): Map<string, string> {
  const counts = new Map<string, number>();
  const add = (text: string): void => void counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const { [field]: value } of documents) {
    if (typeof value === 'string') add(value);
    else textsOf(value).forEach(add);
  }
  const rarestFirst = [...counts].sort(([a, some], [b, others]) => some - others || (a < b ? 1 : -1));
  const folded = rarestFirst.map(([text]) => [text, foldFacet(text)] as const);
  const commonest = new Map(folded.map(([text, alike]) => [alike, text]));
  return new Map(
    folded.flatMap(([text, alike]) => {
      const common = commonest.get(alike);
      return common === undefined || common === text ? [] : [[text, common]];
    }),
  );
}
