import type { CheckedSite } from '../../domain/compliance/rule.ts';
import { pictureLicence } from '../../domain/picture/picture-licence.ts';
import type { VehicleImage } from '../../domain/vehicle/vehicle.ts';
import type { SiteFile } from '../publish/site-files.ts';

/**
 * The dealer's own pictures that a site has, each with its first file there, or its address on another host, and by what
 * right it is shown. What the build prepared and no file of the site holds is left out.
 */
export function ownPictures(
  pictures: Readonly<Record<string, VehicleImage>>,
  files: readonly SiteFile[],
  licences: Readonly<Record<string, string>>,
): CheckedSite['pictures'] {
  return Object.entries(pictures).flatMap(([name, { url }]) => {
    const isOurs = url.startsWith('/');
    const file = isOurs ? files.find(({ path }) => `/${path}`.startsWith(`${url}-`))?.path : undefined;
    if (isOurs && file === undefined) return [];
    return [{ name, file: file === undefined ? url : `/${file}`, licence: pictureLicence(name, licences) }];
  });
}
