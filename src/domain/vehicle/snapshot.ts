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

/** The stock of a snapshot, without the rest. */
export type SnapshotStock = Pick<Snapshot, 'version' | 'today' | 'vehicles' | 'gone'>;

/** The text of a snapshot, of the JSON of its stock and that of its other fields: JSON, the stock on a line of its own. */
export const snapshotText = (stock: string, others: string): string =>
  `${stock.slice(0, -1)}\n,${others.slice(1)}`;

/** The JSON of the stock of a snapshot (SnapshotStock), which is not looked into. Throws for a text that snapshotText has not made. */
export function stockJson(file: string, readText: (file: string) => string): string {
  const text = readText(file);
  const end = text.indexOf('\n');
  if (end === -1) throw new Error(`The stock snapshot ${file} cannot be read. ${WAY_OUT}`);
  return `${text.slice(0, end)}}`;
}

const WAY_OUT = 'Run `npm run build` to make it again.';

/**
 * Reads a snapshot with `readText`, which answers the text of a file, without checking each vehicle: stock/write-snapshot
 * wrote it. Throws when there is none of this version.
 */
export function readSnapshot(file: string, readText: (file: string) => string): Snapshot {
  let snapshot: Snapshot;
  try {
    snapshot = JSON.parse(readText(file));
  } catch (cause) {
    throw new Error(`The stock snapshot ${file} cannot be read. ${WAY_OUT}`, { cause });
  }
  if (snapshot.version !== SNAPSHOT_VERSION) {
    throw new Error(
      `The stock snapshot ${file} has version ${snapshot.version}; this code reads version ${SNAPSHOT_VERSION}. ${WAY_OUT}`,
    );
  }
  return snapshot;
}
