import { modelPictures } from '../../domain/model/model-pictures.ts';
import type { Tenant } from '../../tenant/schema.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';

/**
 * How a picture is used: anywhere, in all of IMAGE_WIDTHS; in galleries alone, in LATER_PHOTO_WIDTHS; or as the one file it is
 * (frames of a spin, panoramas).
 */
export type PictureUse = 'anywhere' | 'gallery' | 'whole';

/** A path below the tenant's folder, not an address of the web. */
export const isLocalPicture = (url: string): boolean => url !== '' && !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url);

/** An http(s) address, in small letters as feeds write it or not. */
export const isWebPicture = (url: string): boolean => /^https?:\/\//i.test(url) && URL.canParse(url);

/**
 * Every picture of the site and of vehicles that is to be made, each once, as written there, with its uses.
 * Those of the site come first, then the first photo of every vehicle, then every second, and spins last: what is cut short
 * anywhere leaves no vehicle without a photo while another has ten.
 */
export function picturesNamed(
  vehicles: readonly Vehicle[],
  ofSite: readonly string[],
  isMade: (url: string) => boolean = isLocalPicture,
): Map<string, Set<PictureUse>> {
  const named = new Map<string, Set<PictureUse>>();
  const add = (url: string | undefined, use: PictureUse): void => {
    if (url && isMade(url)) named.set(url, (named.get(url) ?? new Set()).add(use));
  };
  for (const url of ofSite) if (isLocalPicture(url)) add(url, 'anywhere');
  const most = vehicles.reduce((longest, { images }) => Math.max(longest, images.length), 0);
  for (let at = 0; at < most; at += 1)
    for (const { images } of vehicles) add(images[at]?.url, at === 0 ? 'anywhere' : 'gallery');
  for (const vehicle of vehicles) {
    for (const frame of vehicle.spin_images) add(frame, 'whole');
    add(vehicle.spin_interior_image, 'whole');
  }
  return named;
}

/** The pictures that the settings name. */
export function sitePictures({ home, listing, locations, models }: Tenant): string[] {
  return [
    home.hero.image,
    home.story.image,
    ...listing.promos.map(({ node }) => node.picture ?? ''),
    ...locations.map((location) => location.image ?? ''),
    ...modelPictures(models),
  ];
}
