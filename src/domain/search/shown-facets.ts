import type { ShownFacet } from './facet.ts';
import type { ListingSettings } from './listing-settings.ts';
import type { SearchFieldTable } from './search-field.ts';
import { SEARCH_FIELDS } from './search-fields.ts';

/** The facets of these names as an island is given them, each with its parameter in an address: its name (spec S2, S3). */
export function shownFacets(
  names: readonly string[],
  settings: Pick<ListingSettings, 'price_picks' | 'kilometre_picks'>,
  fields: SearchFieldTable = SEARCH_FIELDS,
): ShownFacet[] {
  return names.flatMap((name) => {
    const facet = fields[name]?.shown;
    if (!facet) return [];
    const { picks, ...parts } = facet;
    return [{ name, ...parts, ...(picks && { picks: settings[picks] }) }];
  });
}
