import type { ShownFacet } from './facet.ts';
import type { ListingSettings } from './listing-settings.ts';
import type { SearchFieldTable } from './search-field.ts';
import { SEARCH_FIELDS } from './search-fields.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { stockPicks } from './stock-picks.ts';

/**
 * The facets of these names as an island is given them, each with its parameter in an address: its name (spec S2, S3). `vehicles`
 * are those of the list, for quick picks that are made of their figures.
 */
export function shownFacets(
  names: readonly string[],
  settings: Pick<ListingSettings, 'price_picks' | 'kilometre_picks'>,
  fields: SearchFieldTable = SEARCH_FIELDS,
  vehicles: readonly Pick<Vehicle, 'price' | 'km'>[] = [],
): ShownFacet[] {
  const picksOf = (picks: 'price_picks' | 'kilometre_picks'): readonly number[] => {
    const chosen = settings[picks];
    if (chosen !== 'stock') return chosen;
    const field = picks === 'price_picks' ? 'price' : 'km';
    return stockPicks(vehicles.flatMap((vehicle) => vehicle[field] || []));
  };
  return names.flatMap((name) => {
    const facet = fields[name]?.shown;
    if (!facet) return [];
    const { picks, ...parts } = facet;
    return [{ name, ...parts, ...(picks && { picks: picksOf(picks) }) }];
  });
}
