import type { IndexDocument } from '../../search-engine/index-document.ts';
import { indexFields } from './index-plan.ts';
import { tokensOf } from '../../search-engine/normalise-text.ts';
import { TRADE_WORDS } from './trade-words.ts';

/** Phrase -> phrases that it also finds. */
export type SearchSynonyms = Readonly<Record<string, readonly string[]>>;

const isKind = (name: unknown): name is keyof typeof TRADE_WORDS =>
  typeof name === 'string' && Object.hasOwn(TRADE_WORDS, name);

/** Every word that a text can find in the documents. */
function wordsIn(documents: readonly IndexDocument[]): Set<string> {
  const names = indexFields().flatMap(({ name, searchable, store }) =>
    searchable && store === 'core' ? [name] : [],
  );
  const texts = new Set<unknown>();
  const add = (value: IndexDocument[string] | undefined): void => {
    if (typeof value === 'object') value.forEach((one) => texts.add(one));
    else if (value !== undefined) texts.add(value);
  };
  for (const name of names) for (const document of documents) add(document[name]);
  return new Set([...texts].flatMap((text) => tokensOf(String(text)).map(({ word }) => word)));
}

/**
 * The synonyms of an index over these documents (spec S2, S16): the words of the trade for what is in stock, and a
 * dealer's own, which add to them; an empty list takes a phrase of the trade away. What would find nothing is left out, so
 * that a shopper is not sent it.
 */
export function searchSynonyms(documents: readonly IndexDocument[], own: SearchSynonyms): SearchSynonyms {
  const finds = new Map<string, Set<string>>();
  const add = (phrase: string, others: readonly string[]): void => {
    const known = finds.get(phrase) ?? new Set();
    for (const other of others) if (other !== phrase) known.add(other);
    finds.set(phrase, known);
  };
  const kinds = new Set(['any', ...documents.map((document) => document['item_type'])]);
  for (const kind of [...kinds].filter(isKind)) {
    const { same, also, bodies = [] } = TRADE_WORDS[kind];
    const small = bodies.map((group) =>
      group.map((phrase) =>
        tokensOf(phrase)
          .map(({ word }) => word)
          .join(' '),
      ),
    );
    for (const group of [...same, ...small]) for (const phrase of group) add(phrase, group);
    for (const [phrase, others] of also) add(phrase, others);
  }
  for (const [phrase, others] of Object.entries(own)) {
    if (others.length) add(phrase, others);
    else finds.delete(phrase);
  }
  const known = wordsIn(documents);
  const isThere = (phrase: string): boolean => tokensOf(phrase).every(({ word }) => known.has(word));
  return Object.fromEntries(
    [...finds].flatMap(([phrase, others]) => {
      const found = [...others].filter(isThere);
      return found.length ? [[phrase, found]] : [];
    }),
  );
}
