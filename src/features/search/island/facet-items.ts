import { facetWord, orderFacetItems, type ShownFacet } from '../../../domain/search/facet.ts';
import { makeOf, modelOf } from '../../../domain/search/make-models.ts';
import { normaliseQuery } from '../../../domain/text/normalise-query.ts';
import type { FacetItem } from './connect-search-state.ts';
import type { Choice } from './FacetChoices.tsx';

/** Facet items of an answer as choices, in the facet's order; what is chosen stays although no car has it any more. */
export function facetChoices(
  facet: Pick<ShownFacet, 'words' | 'order' | 'leftOut' | 'step' | 'unit' | 'field'>,
  items: readonly FacetItem[],
  chosen: readonly string[],
): Choice[] {
  if (facet.step) return stepChoices(facet, items, chosen);
  const gone = chosen.filter((value) => !items.some((item) => item.value === value));
  const { leftOut = [] } = facet;
  const offered = items.filter(({ value }) => !leftOut.includes(value.toLowerCase()));
  const all = [...offered, ...gone.map((value) => ({ value, count: 0 }))];
  return orderFacetItems(facet, all).map(({ value, count }) => ({
    value,
    label: facet.field ? modelOf(value) : facetWord(facet, value),
    count,
    isChosen: chosen.includes(value),
  }));
}

/** Choices up to a figure, each with the cars of all steps up to it; what is chosen stands among those that the list offers. */
function stepChoices(
  facet: Pick<ShownFacet, 'order' | 'step' | 'unit'>,
  items: readonly FacetItem[],
  chosen: readonly string[],
): Choice[] {
  const values = [...new Set([...(facet.order ?? []), ...chosen])].sort((a, b) => Number(a) - Number(b));
  return values.map((value) => ({
    value,
    label: facetWord(facet, value),
    count: items.reduce((sum, item) => sum + (Number(item.value) <= Number(value) ? item.count : 0), 0),
    isChosen: chosen.includes(value),
  }));
}

/** Choices of models by their makes, in the order in which `makes` were chosen, then of the first of each. */
export function byMake(
  choices: readonly Choice[],
  makes: readonly string[],
): { make: string; choices: Choice[] }[] {
  const groups = Map.groupBy(choices, ({ value }) => makeOf(value) ?? '');
  return [...new Set([...makes, ...groups.keys()])].flatMap((make) => {
    const own = groups.get(make);
    return own ? [{ make, choices: own }] : [];
  });
}

/**
 * Features with words that begin as each typed word does; what is chosen stays. Untyped, a feature that is only the longer name of
 * another is not said twice: 'Panoramic sunroof' beside as many with a 'Sunroof'.
 */
export function matchingFeatures(choices: readonly Choice[], typed: string): Choice[] {
  const words = normaliseQuery(typed).split(' ').filter(Boolean);
  const wordsOf = ({ label }: Choice): string[] => normaliseQuery(label).split(' ');
  if (words.length > 0)
    return choices.filter((choice) => {
      const own = wordsOf(choice);
      return choice.isChosen || words.every((word) => own.some((one) => one.startsWith(word)));
    });
  const byCount = Map.groupBy(choices, ({ count }) => count);
  return choices.filter((choice) => {
    const own = wordsOf(choice);
    const isNamedBy = (other: Choice): boolean => {
      const few = wordsOf(other);
      return few.length < own.length && few.every((word) => own.includes(word));
    };
    return choice.isChosen || !(byCount.get(choice.count) ?? []).some(isNamedBy);
  });
}

/** How many makes count as popular (spec S7). */
const POPULAR = 20;

/** Choices with the commonest first, then 'All Makes' in the alphabet where there are more (spec S7). */
export function withPopularFirst(
  choices: readonly Choice[],
  divider: string,
): readonly (Choice | { divider: string })[] {
  if (choices.length <= POPULAR) return choices;
  const byCount = choices.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  const popular = byCount.slice(0, POPULAR);
  const others = byCount.slice(POPULAR).toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
  return [...popular, { divider }, ...others];
}
