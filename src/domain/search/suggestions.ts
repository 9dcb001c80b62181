import type { SearchHit } from './card-from-hit.ts';
import { foldFacet, tokensOf } from './engine/normalise-text.ts';
import { bodyHref, makeHref, modelHref } from './listing-links.ts';
import type { ListingSettings } from './listing-settings.ts';

/** A line below the search box: a list of cars, or one car. */
export type Suggestion = { kind: 'list' | 'car'; label: string; detail: string; href: string };

export type SuggestionAnswer = {
  hits: readonly SearchHit[];
  facetDistribution?: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

const MOST = { make_model: 3, make: 2, body: 2 } as const;
/** A typed word that was misspelled matches no value by its letters; one that most answers share is meant. */
const SHARE_OF_ANSWERS = 0.6;

/** Whether what was typed begins a word of a value, letters folded. */
function isTyped(value: string, typed: readonly string[]): boolean {
  const words = tokensOf(value).map(({ word }) => word);
  return typed.some((part) => words.some((word) => word.startsWith(part)));
}

/**
 * What is suggested for a text, from the answer to it: models, makes and body types that it names or that most of its
 * cars are, then the cars themselves (spec S3, S14). `price` writes a car's price.
 */
export function suggestionsOf(
  text: string,
  { hits, facetDistribution = {} }: SuggestionAnswer,
  routes: ListingSettings['routes'],
  price: (hit: SearchHit) => string,
): Suggestion[] {
  const typed = tokensOf(text).map(({ word }) => word);
  const valuesOf = (name: keyof typeof MOST): [string, number][] => {
    const counts = Object.entries(facetDistribution[name] ?? {}).sort(([, a], [, b]) => b - a);
    const all = counts.reduce((sum, [, count]) => sum + count, 0);
    return counts
      .filter(([value, count]) => isTyped(lastPart(value), typed) || count >= all * SHARE_OF_ANSWERS)
      .slice(0, MOST[name]);
  };
  const list = (label: string, count: number, href: string): Suggestion => ({
    kind: 'list',
    label,
    detail: String(count),
    href,
  });
  return [
    ...valuesOf('make').map(([make, count]) => list(make, count, makeHref(make, routes))),
    ...valuesOf('make_model').map(([value, count]) => {
      const [make = '', model = ''] = value.split(' > ');
      return list(`${make} ${model}`, count, modelHref(make, model, routes));
    }),
    ...valuesOf('body').map(([body, count]) => list(body, count, bodyHref(body, routes))),
    ...hits.flatMap((hit): Suggestion[] => {
      const { name, path } = hit;
      if (typeof name !== 'string' || typeof path !== 'string' || !path.startsWith('/cars/')) return [];
      return [{ kind: 'car', label: name, detail: price(hit), href: path }];
    }),
  ];
}

/** The model of 'Make > Model'; other values as they are. */
const lastPart = (value: string): string => foldFacet(value.split(' > ').at(-1) ?? value);
