import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { CheckedCache, CheckedFile } from '../checked-cache.ts';
import { addressName, findPicture, PictureError } from './pictures-file.ts';
import { isLocalPicture } from './pictures-named.ts';

/** What is served as it is, by the ending of its name: a report to read, a video to watch. */
const ENDINGS: Record<'file' | 'video_url' | 'external_video_url', readonly string[]> = {
  file: ['.pdf'],
  video_url: ['.mp4', '.webm'],
  external_video_url: ['.mp4', '.webm'],
};
const FIELDS = Object.keys(ENDINGS) as (keyof typeof ENDINGS)[];

type Job = {
  tenantFolder: string;
  cache: CheckedCache;
  /** Puts a kept file at an address of the site. */
  place: (address: string, file: CheckedFile) => Promise<void>;
};

/** The address that a file of the tenant's folder has on the site. Throws PictureError when there is none of its kind. */
async function placeFile(url: string, endings: readonly string[], job: Job): Promise<string> {
  const ending = path.extname(url).toLowerCase();
  if (!endings.includes(ending)) throw new PictureError(`is not a file that ends in ${endings.join(' or ')}`);
  const { file } = await findPicture(url, job.tenantFolder);
  const content = await readFile(file);
  const stem = `${createHash('sha256').update(content).digest('hex')}-whole`;
  const kept = (await job.cache.find(stem)) ?? (await job.cache.keep(stem, content));
  const address = `/img/${addressName(url)}.${kept.sha256.slice(0, 8)}${ending}`;
  await job.place(address, kept);
  return address;
}

/**
 * Serves the reports and videos of vehicles that are files of the tenant's folder (spec V2, V19): the vehicles name their
 * addresses on the site, each file is there once, and one that is missing is left out and told in `missing`.
 */
export async function placeOwnFiles(
  vehicles: readonly Vehicle[],
  job: Job,
): Promise<{ vehicles: Vehicle[]; missing: string[] }> {
  const addresses = new Map<string, string | undefined>();
  const missing: string[] = [];
  for (const vehicle of vehicles) {
    for (const field of FIELDS) {
      const url = vehicle[field] ?? '';
      if (!isLocalPicture(url) || addresses.has(`${field} ${url}`)) continue;
      const address = await placeFile(url, ENDINGS[field], job).catch((error: unknown) => {
        if (!(error instanceof PictureError)) throw error;
        missing.push(`${url}: ${error.message}`);
        return undefined;
      });
      addresses.set(`${field} ${url}`, address);
    }
  }
  const named = (vehicle: Vehicle): Vehicle => {
    const own = FIELDS.filter((field) => isLocalPicture(vehicle[field] ?? ''));
    if (own.length === 0) return vehicle;
    const rest = Object.fromEntries(
      Object.entries(vehicle).filter(([field]) => !own.some((one) => one === field)),
    );
    const placed = own.flatMap((field) => {
      const address = addresses.get(`${field} ${vehicle[field] ?? ''}`);
      return address === undefined ? [] : [[field, address]];
    });
    return { ...rest, ...Object.fromEntries(placed) } as Vehicle;
  };
  return { vehicles: vehicles.map(named), missing };
}
