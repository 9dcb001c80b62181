import { unsignedAddress } from '../../domain/picture/address-parameters.ts';
import { imageSource } from '../../domain/picture/image-host.ts';
import { pictureOrigins } from '../../domain/picture/picture-origins.ts';
import { vehicleViews } from '../../domain/spin/vehicle-views.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { shown } from './figures-text.ts';
import type { Refusal } from './rail.ts';

/** Origins that a message gives an example of; the setting names all. */
const MAX_EXAMPLES = 3;
/** Any width: what is asked for is the host. */
const WIDTH = 1280;

type Shown = Pick<Tenant, 'images' | 'photos' | 'spin' | 'site'>;

const isWeb = (address: string): boolean => /^https?:\/\//i.test(address) && URL.canParse(address);

/** The addresses of other sites that the pages of a vehicle load pictures from. */
function foreignPictures(vehicle: Vehicle, { images, photos, spin }: Shown): string[] {
  const { interior } = vehicleViews(vehicle, spin);
  const named = [...vehicle.spin_images, vehicle.spin_interior_image ?? ''];
  // Spins load from their own address, even where a host resizes photos.
  const loaded = [
    ...vehicle.images.map(({ url }) => (isWeb(url) ? imageSource(url, WIDTH, images) : '')),
    ...named,
  ];
  // Named by the settings, so that no build fetches it.
  const made = interior?.kind === 'picture' && !named.includes(interior.address) ? [interior.address] : [];
  return [...(photos.fetch ? [] : loaded), ...made].filter(isWeb);
}

/** The origin that a page over https asks: browsers turn an http picture into an https one. */
const askedOrigin = (address: string): string => new URL(address.replace(/^http:/i, 'https:')).origin;

/** Pictures of vehicles that the site's own security policy keeps from loading, by origin. */
function blockedOrigins(
  vehicles: readonly Vehicle[],
  tenant: Shown,
): Map<string, { count: number; example: string }> {
  const allowed = new Set([new URL(tenant.site.url).origin, ...pictureOrigins(tenant.images)]);
  const blocked = new Map<string, { count: number; example: string }>();
  for (const vehicle of vehicles) {
    for (const address of foreignPictures(vehicle, tenant)) {
      const origin = askedOrigin(address);
      if (allowed.has(origin)) continue;
      const known = blocked.get(origin);
      blocked.set(origin, { count: (known?.count ?? 0) + 1, example: known?.example ?? address });
    }
  }
  return blocked;
}

/**
 * Refuses photos that no browser would show, because the site's security policy does not name their origin (images.origins):
 * how many there are, where they lie, and the setting that shows them.
 */
export function blockedPhotosRefusals(vehicles: readonly Vehicle[], tenant: Shown): Refusal[] {
  const blocked = [...blockedOrigins(vehicles, tenant)].toSorted(([, a], [, b]) => b.count - a.count);
  if (blocked.length === 0) return [];
  const count = blocked.reduce((sum, [, each]) => sum + each.count, 0);
  const examples = blocked
    .slice(0, MAX_EXAMPLES)
    .map(([origin, each]) => `${shown(each.count)} of ${origin}, such as ${unsignedAddress(each.example)}`);
  const more = blocked.length - examples.length;
  const origins = [...tenant.images.origins, ...blocked.map(([origin]) => origin)];
  const message =
    `${shown(count)} ${count === 1 ? 'photo' : 'photos'} would not show, because the site's security policy does not allow ` +
    `${count === 1 ? 'its origin' : blocked.length === 1 ? 'their origin' : 'their origins'}: ${examples.join('; ')}` +
    `${more > 0 ? `; and of ${shown(more)} other ${more === 1 ? 'origin' : 'origins'}` : ''}. Write ` +
    `images: { origins: [${origins.map((origin) => `'${origin}'`).join(', ')}] } into tenant.ts, or photos: { fetch: true } to ` +
    'have the build fetch the photos.';
  return [{ rail: 'origins', message }];
}
