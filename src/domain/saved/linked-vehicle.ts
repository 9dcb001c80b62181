import { nameOfSlug } from './comparison-link.ts';
import type { SavedVehicle } from './saved-vehicle.ts';

/** What the page at a vehicle's address says of it; '' for what it does not say. */
export type VehiclePageFacts = {
  /** Where the page was found: a vehicle that left long ago leads to a list. */
  path: string;
  heading: string;
  id: string;
  make: string;
  model: string;
  image: string;
  /** On the page of a vehicle that is gone: whether it was sold, in the words of that page. */
  gone: string;
};

/** A car of a link (spec A11): one whose stock can be asked for, or what is left of one that is gone. */
export type LinkedVehicle =
  | { kind: 'found'; vehicle: SavedVehicle }
  | { kind: 'gone'; slug: string; name: string; note: string; hasPage: boolean };

/** What is known of a car of a link from its page; undefined where there is no page at its address (spec A11). */
export function linkedVehicle(slug: string, page: VehiclePageFacts | undefined): LinkedVehicle {
  const name = page?.heading.replaceAll(/\s+/g, ' ').trim() ?? '';
  const isOwn = page?.path === `/cars/${slug}`;
  if (!isOwn || name === '')
    return { kind: 'gone', slug, name: nameOfSlug(slug), note: 'No longer listed', hasPage: false };
  const { id, make, model, image, gone } = page;
  if (gone !== '' || id === '')
    return { kind: 'gone', slug, name, note: gone || 'No longer listed', hasPage: true };
  return { kind: 'found', vehicle: { id, slug, name, make, model, primary_image_url: image } };
}
