import { slugify } from '../text/slugify.ts';
import { bodyName } from './body-name.ts';
import type { Vehicle } from './vehicle.ts';
import type { CarType } from './vehicle-words.ts';

export type Crumb = { label: string; href?: string };

const CAR_TYPES = {
  new: { label: 'New', path: 'new' },
  demo: { label: 'Demo', path: 'demo' },
  used: { label: 'Used', path: 'used-cars' },
} satisfies Record<CarType, { label: string; path: string }>;

/**
 * Home, car type, make, model and body type where known, and the vehicle itself without a link (spec V1).
 * `listingPaths` are the listings the site has, below /search; a crumb without one is plain text.
 */
export function vehicleBreadcrumb(
  vehicle: Pick<Vehicle, 'car_type' | 'make' | 'model' | 'simple_body' | 'body' | 'name'>,
  listingPaths: ReadonlySet<string>,
): Crumb[] {
  const { car_type: type, make, model, name } = vehicle;
  const body = bodyName(vehicle);
  const makePath = slugify(make);
  const crumb = (label: string, path: string): Crumb =>
    listingPaths.has(path) ? { label, href: `/search/${path}` } : { label };
  return [
    { label: 'Home', href: '/' },
    crumb(CAR_TYPES[type].label, CAR_TYPES[type].path),
    crumb(make, makePath),
    ...(model ? [crumb(model, `${makePath}/${slugify(model)}`)] : []),
    ...(body ? [crumb(body, slugify(body))] : []),
    { label: name },
  ];
}
