import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { identityKey } from '../history/identity.ts';
import { writeWhole } from '../write-whole.ts';
import type { FetchedPictures } from './fetched-pictures.ts';
import { tenantFile } from './tenant-file.ts';

/** By vehicle the digests of the photos of the web that it has shown, in its order; '' for one of the tenant's folder, or none. */
const PhotoPlaces = z.record(z.string(), z.array(z.string()));
export type PhotoPlaces = z.output<typeof PhotoPlaces>;

/** Beside the photos, so that both are lost together. */
const fileOf = (folder: string, tenantFolder: string): string =>
  tenantFile(path.join(folder, 'places'), tenantFolder);

/** Which photos the last build of a tenant has shown, and where; none where that is lost. `folder` has the fetched photos. */
export async function readPhotoPlaces(folder: string, tenantFolder: string): Promise<PhotoPlaces> {
  try {
    return PhotoPlaces.parse(JSON.parse(await readFile(fileOf(folder, tenantFolder), 'utf8')));
  } catch {
    return {};
  }
}

/** Remembers which photos a build has shown: `stemOf` gives the digest of an address, undefined for one that is not shown. */
export async function writePhotoPlaces(
  folder: string,
  tenantFolder: string,
  vehicles: readonly Vehicle[],
  stemOf: (url: string) => string | undefined,
): Promise<void> {
  const places = vehicles.map((vehicle): [string, string[]] => [
    identityKey(vehicle),
    vehicle.images.map(({ url }) => stemOf(url) ?? ''),
  ]);
  await writeWhole(fileOf(folder, tenantFolder), JSON.stringify(Object.fromEntries(places)));
}

/**
 * For photos that are not had yet, by address: the digest and the file of the photo that its vehicle has shown in the same place
 * until now, and that it does not name any more. So the last photo stands until the new one is there.
 */
export async function standIns(
  vehicles: readonly Vehicle[],
  places: PhotoPlaces,
  isWaiting: (url: string) => boolean,
  web: Pick<FetchedPictures, 'stemOf' | 'find'>,
): Promise<Map<string, { stem: string; file: string }>> {
  const standing = new Map<string, { stem: string; file: string }>();
  for (const vehicle of vehicles) {
    const last = places[identityKey(vehicle)];
    if (!last || !vehicle.images.some(({ url }) => isWaiting(url))) continue;
    const named = new Set(vehicle.images.map(({ url }) => web.stemOf(url)));
    for (const [at, { url }] of vehicle.images.entries()) {
      const stem = last[at] ?? '';
      if (!isWaiting(url) || stem === '' || named.has(stem) || standing.has(url)) continue;
      const file = await web.find(stem);
      if (file !== undefined) standing.set(url, { stem, file });
    }
  }
  return standing;
}
