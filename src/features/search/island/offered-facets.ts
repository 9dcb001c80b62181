import { fieldOf, isRange, type ShownFacet } from '../../../domain/search/facet.ts';
import type { InitialAnswer } from '../../../domain/search/search-island-data.ts';

/**
 * True if the cars of a whole list differ in a facet. Its filter then stays where it is whatever is chosen in others: one
 * that came and went with each answer would move those below it.
 */
export function isOffered(
  facet: Pick<ShownFacet, 'name' | 'widget' | 'step' | 'order' | 'field'>,
  { facets, stats }: Pick<InitialAnswer, 'facets' | 'stats'>,
): boolean {
  const name = fieldOf(facet);
  const { step, order } = facet;
  if (step) return order !== undefined && order.length > 0;
  if (isRange(facet)) return stats[name]?.min !== stats[name]?.max;
  return Object.keys(facets[name] ?? {}).length > (facet.widget === 'switch' ? 0 : 1);
}
