import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { PageImage } from '../domain/site/share-image.ts';
import type { GoneVehicle } from '../domain/vehicle/gone-vehicle.ts';
import type { Vehicle, VehicleImage } from '../domain/vehicle/vehicle.ts';
import { writeWhole } from './write-whole.ts';

/** Raise it when a vehicle's fields change, so that an old snapshot is refused instead of half understood. */
const VERSION = 4;

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

/** Where a tenant's snapshot lies in its state folder. */
export const snapshotFile = (stateFolder: string): string => path.join(stateFolder, 'snapshot.json');

/** Writes a tenant's snapshot, whole or not at all, and answers the file. */
export async function writeSnapshot(
  stateFolder: string,
  {
    today,
    vehicles,
    gone = [],
    pictures = {},
    shareImages = {},
  }: Pick<Snapshot, 'today' | 'vehicles'> & Partial<Pick<Snapshot, 'gone' | 'pictures' | 'shareImages'>>,
): Promise<string> {
  await mkdir(stateFolder, { recursive: true });
  const snapshot: Snapshot = { version: VERSION, today, vehicles, gone, pictures, shareImages };
  const file = snapshotFile(stateFolder);
  await writeWhole(file, JSON.stringify(snapshot));
  return file;
}

/** Reads a snapshot without checking each vehicle: writeSnapshot wrote it. Throws when there is none of this version. */
export function readSnapshot(file: string): Snapshot {
  const wayOut = 'Run `npm run build` to make it anew.';
  let snapshot: Snapshot;
  try {
    snapshot = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`The stock snapshot ${file} cannot be read. ${wayOut}`, { cause });
  }
  if (snapshot.version !== VERSION) {
    throw new Error(
      `The stock snapshot ${file} has version ${snapshot.version}; this code reads version ${VERSION}. ${wayOut}`,
    );
  }
  return snapshot;
}
