import { type FacetName, isRange } from '../../../domain/search/facets.ts';
import type { InitialAnswer } from '../../../domain/search/search-island-data.ts';

/**
 * Whether the cars of a whole list differ in a facet. Its filter then stays where it is whatever is chosen in others: one
 * that came and went with each answer would move those below it.
 */
export function isOffered(
  name: FacetName,
  { facets, stats }: Pick<InitialAnswer, 'facets' | 'stats'>,
): boolean {
  if (isRange(name)) return stats[name]?.min !== stats[name]?.max;
  return Object.keys(facets[name] ?? {}).length > 1;
}
