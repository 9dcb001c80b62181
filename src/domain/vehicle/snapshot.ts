import type { PageImage } from '../picture/shared-photo.ts';
import type { GoneVehicle } from './gone-vehicle.ts';
import type { Vehicle, VehicleImage } from './vehicle.ts';

/** Raise it when a vehicle's fields change, so that an old snapshot is refused instead of half understood. */
export const SNAPSHOT_VERSION = 4;

/** Its name in a tenant's state folder. */
export const SNAPSHOT_FILE = 'snapshot.json';

/** The stock a site is built from, on the dealer's day `today` (YYYY-MM-DD); `pictures` are those of the settings. */
export type Snapshot = {
  version: number;
  today: string;
  vehicles: Vehicle[];
  /** Those that have a page to say that they are no longer for sale. */
  gone: GoneVehicle[];
  pictures: Record<string, VehicleImage>;
  /** Drawn share images by the id of their vehicle. */
  shareImages: Record<string, PageImage>;
};

/**
 * Reads a snapshot with `readText`, which answers the text of a file, without checking each vehicle: stock/write-snapshot
 * wrote it. Throws when there is none of this version.
 */
export function readSnapshot(file: string, readText: (file: string) => string): Snapshot {
  const wayOut = 'Run `npm run build` to make it again.';
  let snapshot: Snapshot;
  try {
    snapshot = JSON.parse(readText(file));
  } catch (cause) {
    throw new Error(`The stock snapshot ${file} cannot be read. ${wayOut}`, { cause });
  }
  if (snapshot.version !== SNAPSHOT_VERSION) {
    throw new Error(
      `The stock snapshot ${file} has version ${snapshot.version}; this code reads version ${SNAPSHOT_VERSION}. ${wayOut}`,
    );
  }
  return snapshot;
}
