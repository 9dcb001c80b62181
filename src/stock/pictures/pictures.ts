import path from 'node:path';
import type { Vehicle, VehicleImage } from '../../domain/vehicle/vehicle.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { inParallel } from '../in-parallel.ts';
import { openCheckedCache } from '../checked-cache.ts';
import type { CheckedCache, CheckedFile } from '../checked-cache.ts';
import { placeFile, readIndex, writeIndex } from './pictures-cache.ts';
import type { KnownPicture } from './pictures-cache.ts';
import { addressName, findPicture, PictureError } from './pictures-file.ts';
import { isLocalPicture, picturesNamed, sitePictures } from './pictures-named.ts';
import type { PictureUse } from './pictures-named.ts';
import { keepWhole, makeVariants, readPicture } from './pictures-work.ts';

/** Pictures worked on at once: more would decode more into memory than they would gain in time. */
const AT_ONCE = 2;
const PROGRESS_EVERY = 10;

type Job = {
  vehicles: readonly Vehicle[];
  tenant: Tenant;
  /** Pictures beside those of vehicles and settings: of the dealer's texts. */
  more?: readonly string[];
  /** Absolute folders; `cacheFolder` may be shared by builds, `outFolder` is the site's own. */
  tenantFolder: string;
  cacheFolder: string;
  outFolder: string;
  onProgress: (text: string) => void;
};

/** A picture as published: the image that pages name, and the address of the untouched file where it is used whole. */
type Published = { image: VehicleImage; whole: string };

export type PreparedPictures = {
  /** The vehicles with stems in place of local paths, and without the pictures that are missing. */
  vehicles: Vehicle[];
  /** For a path as the settings write it: the picture made of it. */
  site: Record<string, VehicleImage>;
  /** One line for each picture that was left out: the path and the reason. */
  missing: string[];
  /** What lies below `outFolder` now, by path without a slash in front. */
  files: PlacedFile[];
};

/** A file as it was put into a site, with the digest of its bytes and their number. */
export type PlacedFile = { path: string; sha256: string; bytes: number };

/** What the pictures of a site have in common while they are made. */
type Work = Job & { cache: CheckedCache; index: Map<string, KnownPicture>; files: Map<string, PlacedFile> };

async function place(address: string, { file, sha256, bytes }: CheckedFile, work: Work): Promise<void> {
  await placeFile(file, path.join(work.outFolder, address));
  const inSite = address.slice(1);
  work.files.set(inSite, { path: inSite, sha256, bytes });
}

async function publish(url: string, uses: ReadonlySet<PictureUse>, work: Work): Promise<Published> {
  const found = await findPicture(url, work.tenantFolder);
  const known = work.index.get(found.file);
  const isCurrent = known && known.modified === found.modified && known.bytes === found.bytes;
  const picture = isCurrent ? known : await readPicture(found);
  work.index.set(found.file, picture);

  const stem = `/img/${addressName(url)}.${picture.hash.slice(0, 8)}`;
  const whole = `${stem}${path.extname(found.file).toLowerCase()}`;
  if (uses.has('whole')) await place(whole, await keepWhole(found, picture, work.cache), work);
  if (uses.has('widths')) {
    for (const { width, cached } of await makeVariants(found, picture, work.cache))
      await place(`${stem}-${width}.webp`, cached, work);
  }
  return { image: { url: stem, width: picture.width, height: picture.height }, whole };
}

function withPublished(vehicle: Vehicle, published: ReadonlyMap<string, Published>): Vehicle {
  const { spin_interior_image: interior, ...rest } = vehicle;
  const wholeOf = (url: string): string | undefined =>
    isLocalPicture(url) ? published.get(url)?.whole : url;
  const images = vehicle.images.flatMap((image) =>
    isLocalPicture(image.url) ? (published.get(image.url)?.image ?? []) : image,
  );
  // A spin with a frame left out would jump: it turns in full or not at all.
  const frames = vehicle.spin_images.map(wholeOf).filter((frame) => frame !== undefined);
  const spin_images = frames.length === vehicle.spin_images.length ? frames : [];
  const spin_interior_image = interior && wholeOf(interior);
  return { ...rest, images, spin_images, ...(spin_interior_image ? { spin_interior_image } : {}) };
}

/**
 * Makes every local picture of a site ready to be served: hashed, resized into IMAGE_WIDTHS as WebP, and named by its
 * bytes below `<outFolder>/img` (spec D8). Each file is worked on once, and only when the cache does not have it whole. A picture
 * that is missing or broken is left out and reported (spec V20); addresses of the web stay as they are.
 */
export async function preparePictures(job: Job): Promise<PreparedPictures> {
  const cache = await openCheckedCache(job.cacheFolder);
  const index = await readIndex(job.cacheFolder);
  const files = new Map<string, PlacedFile>();
  const ofSite = [...sitePictures(job.tenant), ...(job.more ?? [])];
  const named = [...picturesNamed(job.vehicles, ofSite)];
  const published = new Map<string, Published>();
  const missing: string[] = [];
  let done = 0;

  await inParallel(named, AT_ONCE, async ([url, uses]) => {
    try {
      published.set(url, await publish(url, uses, { ...job, cache, index, files }));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      missing.push(`${url}: ${error.message}`);
    }
    done += 1;
    if (done % PROGRESS_EVERY === 0 || done === named.length)
      job.onProgress(`pictures ${done} of ${named.length}`);
  });
  await writeIndex(job.cacheFolder, index);

  const images = ofSite.flatMap((url): [string, VehicleImage][] => {
    const image = isLocalPicture(url) ? published.get(url)?.image : url === '' ? undefined : { url };
    return image ? [[url, image]] : [];
  });
  return {
    vehicles: job.vehicles.map((vehicle) => withPublished(vehicle, published)),
    site: Object.fromEntries(images),
    missing: missing.sort(),
    files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}
