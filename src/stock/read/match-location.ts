import type { Location } from '../../domain/location/location.ts';
import { slugify } from '../../domain/text/slugify.ts';

/** What a record says of where its vehicle is. */
export type NamedPlace = {
  id: string | undefined;
  slug: string | undefined;
  name: string | undefined;
  city: string | undefined;
};

/** Types of places where vehicles are sold; '' counts as sales (spec L2). */
const SELLING: readonly string[] = ['', 'sales', 'used'];

/**
 * The tenant's location a record names, by slug, id or name, a place that sells before one that does not; a record that
 * names none is counted to the tenant's only selling place, where there is one alone and the record's city is no other.
 */
export function matchLocation(place: NamedPlace, locations: readonly Location[]): Location | undefined {
  const selling = locations.filter((location) => SELLING.includes(location.location_type));
  const { id, slug, name, city } = place;
  if (id === undefined && slug === undefined && name === undefined) {
    const [only, ...others] = selling;
    const isElsewhere = city !== undefined && slugify(city) !== slugify(only?.address.city ?? '');
    return others.length > 0 || isElsewhere ? undefined : only;
  }
  const candidates = [...selling, ...locations];
  return (
    candidates.find((location) => slug !== undefined && location.slug === slugify(slug)) ??
    candidates.find((location) => id !== undefined && location.id === id) ??
    candidates.find((location) => name !== undefined && slugify(location.name) === slugify(name))
  );
}
