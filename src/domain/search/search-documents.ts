import type { IdentitySettings } from '../vehicle/shown-identity.ts';
import { withShownIdentity } from './identity-fields.ts';
import type { PriceSettings } from '../vehicle/card-settings.ts';
import { withTellingFeatures } from './features.ts';
import { withShownDrop } from './price-drop.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { sortedByFields } from '../../search-engine/by-fields.ts';
import type { Location } from '../location/location.ts';
import { carPlaces } from './car-places.ts';
import { ROW_ORDER } from './row-order.ts';
import type { IndexDocument } from '../../search-engine/index-document.ts';
import { indexFields } from './index-plan.ts';
import { documentWriter, searchDocument } from './search-document.ts';
import type { SearchFieldTable } from './search-field.ts';
import { SEARCH_FIELDS } from './search-fields.ts';
import { unifySpellings } from '../../search-engine/unify-spellings.ts';

/**
 * The documents of a stock, facet values spelled one way throughout, in row order: what `writeIndex` and Meilisearch are
 * given (spec S16). The order is the last word between cars that are equal in all that is sorted by, and on the server
 * that is the order in which they are sent. `locations` are the tenant's, which say where vehicles stand; a VIN or plate is in a
 * document where `identity` has the dealer show it, and what a price was where `price` has. `fields` are the dealer's
 * (`searchFieldsWith`).
 */
export function searchDocuments(
  vehicles: readonly Vehicle[],
  locations: readonly Location[] = [],
  identity?: IdentitySettings,
  fields: SearchFieldTable = SEARCH_FIELDS,
  price?: PriceSettings,
): IndexDocument[] {
  const write = fields === SEARCH_FIELDS ? searchDocument : documentWriter(fields);
  const facets = indexFields(fields).filter((field) => field.facet);
  const placeOf = carPlaces(locations);
  const documents = unifySpellings(
    vehicles.map((vehicle) => {
      const shown = withShownDrop(write(vehicle), vehicle, price);
      const document = withShownIdentity(shown, vehicle, identity);
      return locations.length === 0 ? document : { ...document, ...placeOf(vehicle) };
    }),
    facets.map((field) => field.name),
  );
  return sortedByFields(withTellingFeatures(documents), ROW_ORDER);
}
