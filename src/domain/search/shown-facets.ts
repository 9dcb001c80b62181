import type { ShownFacet } from './facet.ts';
import type { ListingSettings } from './listing-settings.ts';
import type { SearchFieldTable } from './search-field.ts';
import { SEARCH_FIELDS } from './search-fields.ts';
import { stockPicks } from './stock-picks.ts';

/**
 * The facets of these names as an island is given them, each with its parameter in an address: its name (spec S2, S3). `prices`
 * are those of the list in dollars, for quick picks that are made of them.
 */
export function shownFacets(
  names: readonly string[],
  settings: Pick<ListingSettings, 'price_picks' | 'kilometre_picks'>,
  fields: SearchFieldTable = SEARCH_FIELDS,
  prices: readonly number[] = [],
): ShownFacet[] {
  const picksOf = (chosen: ListingSettings['price_picks']): readonly number[] =>
    chosen === 'stock' ? stockPicks(prices) : chosen;
  return names.flatMap((name) => {
    const facet = fields[name]?.shown;
    if (!facet) return [];
    const { picks, ...parts } = facet;
    return [{ name, ...parts, ...(picks && { picks: picksOf(settings[picks]) }) }];
  });
}
