import { modelPictures } from '../../domain/model/model-pictures.ts';
import type { Tenant } from '../../tenant/schema.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';

/** How a picture is used: in every width, or as the one file it is (frames of a spin, panoramas). */
export type PictureUse = 'widths' | 'whole';

/** A path below the tenant's folder, not an address of the web. */
export const isLocalPicture = (url: string): boolean => url !== '' && !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url);

/** Every local picture that vehicles and the site name, each once, as written there; `widths` wins over `whole`. */
export function picturesNamed(
  vehicles: readonly Vehicle[],
  ofSite: readonly string[],
): Map<string, Set<PictureUse>> {
  const named = new Map<string, Set<PictureUse>>();
  const add = (url: string | undefined, use: PictureUse): void => {
    if (url && isLocalPicture(url)) named.set(url, (named.get(url) ?? new Set()).add(use));
  };
  for (const vehicle of vehicles) {
    for (const image of vehicle.images) add(image.url, 'widths');
    for (const frame of vehicle.spin_images) add(frame, 'whole');
    add(vehicle.spin_interior_image, 'whole');
  }
  for (const url of ofSite) add(url, 'widths');
  return named;
}

/** The pictures that the settings name. */
export function sitePictures({ home, locations, models }: Tenant): string[] {
  return [
    home.hero.image,
    home.story.image,
    ...locations.map((location) => location.image ?? ''),
    ...modelPictures(models),
  ];
}
