import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Vehicle, VehicleImage } from '../../domain/vehicle/vehicle.ts';
import { jpegPhotos } from '../../domain/reach/platform-photos.ts';
import { isAvailable } from '../../domain/vehicle/availability.ts';
import { IMAGE_WIDTHS, JPEG_WIDTH, jpegFile, LATER_PHOTO_WIDTHS } from '../../domain/picture/image-host.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { inParallel } from '../in-parallel.ts';
import { openSharedCache } from '../shared-cache.ts';
import type { CheckedCache, CheckedFile } from '../checked-cache.ts';
import { openPictureIndex, type KnownPicture, type PictureIndex } from './picture-index.ts';
import { placeOwnFiles } from './own-files.ts';
import { placePicture } from './place-picture.ts';
import { fetchWebPictures, isTrustedHost } from './fetch-web-pictures.ts';
import type { FetchedList } from './fetched-list.ts';
import { fetchedFolder, openFetchedPictures, type FetchedPictures } from './fetched-pictures.ts';
import { unsignedAddress } from '../../domain/picture/address-parameters.ts';
import { photoIdentities } from '../../domain/picture/photo-identity.ts';
import { withOneAddress } from './one-address.ts';
import { readPhotoPlaces, standIns, writePhotoPlaces } from './photo-places.ts';
import { addressName, findPicture, PictureError, type PictureFile } from './pictures-file.ts';
import { isLocalPicture, isWebPicture, picturesNamed, sitePictures } from './pictures-named.ts';
import type { PictureUse } from './pictures-named.ts';
import { keepWhole, makeJpeg, makeVariants, readPicture } from './pictures-work.ts';
import { waitingWords, withinLimit, type LeftPictures } from './waiting-pictures.ts';

/** Pictures worked on at once: more would decode more into memory than they would gain in time. */
const AT_ONCE = 2;
const PROGRESS_EVERY = 10;
/** Pictures after which is written down what was learnt of them, so that a build that is stopped goes on where it was. */
const WRITTEN_EVERY = 100;
/** Files as they were fetched never change under their name, which has their digest. */
const NEVER_CHANGED = { modified: 0, bytes: 0 };
const WEB_ENDINGS = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif']);

type Job = {
  vehicles: readonly Vehicle[];
  tenant: Tenant;
  /** Pictures beside those of vehicles and settings: of the dealer's texts. */
  more?: readonly string[];
  /** Absolute folders; `cacheFolder` may be shared by builds, `outFolder` is the site's own. */
  tenantFolder: string;
  cacheFolder: string;
  outFolder: string;
  /** Now, which decides whether a picture of the web is asked for again. */
  now: Date;
  onProgress: (text: string) => void;
  /** The milliseconds of a second, for what servers are waited for; fewer in tests. */
  unit?: number;
};

/** A picture as published: the image that pages name, the address of the untouched file where it is used whole, and its original. */
type Published = { image: VehicleImage; whole: string; found: PictureFile; known: KnownPicture };

export type PreparedPictures = {
  /** The vehicles with stems in place of local paths, and without the pictures that are missing. */
  vehicles: Vehicle[];
  /** For a path as the settings write it: the picture made of it. */
  site: Record<string, VehicleImage>;
  /** One line for each picture that was left out: the path and the reason. */
  missing: string[];
  /** How many photos are left for the next build, a sentence for each reason. */
  waiting: string[];
  /** The photos of the web that are shown, as the state remembers them. */
  fetched: FetchedList;
  /** What lies below `outFolder` now, by path without a slash in front. */
  files: PlacedFile[];
};

/** A file as it was put into a site, with the digest of its bytes and their number. */
export type PlacedFile = { path: string; sha256: string; bytes: number };

/** What the pictures of a site have in common while they are made. */
type Work = Job & {
  cache: CheckedCache;
  index: PictureIndex;
  files: Map<string, PlacedFile>;
  /** Files of pictures of the web, by address. */
  fetched: Map<string, string>;
  /** Addresses of the photos that are made as JPEG too. */
  jpegs: ReadonlySet<string>;
};

async function place(address: string, { file, sha256, bytes }: CheckedFile, work: Work): Promise<void> {
  await placePicture(file, path.join(work.outFolder, address));
  const inSite = address.slice(1);
  work.files.set(inSite, { path: inSite, sha256, bytes });
}

/** What was learnt of a file, as long as it is the same. */
function knownOf(found: PictureFile, index: PictureIndex): KnownPicture | undefined {
  const known = index.get(found.file);
  return known?.modified === found.modified && known.bytes === found.bytes ? known : undefined;
}

/** The ending of a picture's own file; of the web only endings that servers know as pictures. */
function endingOf(url: string): string {
  const ending = path.extname(isWebPicture(url) ? new URL(url).pathname : url).toLowerCase();
  return isWebPicture(url) && !WEB_ENDINGS.has(ending) ? '.jpg' : ending;
}

async function publish(url: string, uses: ReadonlySet<PictureUse>, work: Work): Promise<Published> {
  const file = work.fetched.get(url);
  const found = file ? { file, ...NEVER_CHANGED } : await findPicture(url, work.tenantFolder);
  const picture = knownOf(found, work.index) ?? (await readPicture(found));
  work.index.set(found.file, picture);

  const name = addressName(file ? new URL(url).pathname : url);
  const stem = `/img/${name}.${picture.hash.slice(0, 8)}`;
  const whole = `${stem}${endingOf(file ? url : found.file)}`;
  if (uses.has('whole')) await place(whole, await keepWhole(found, picture, work.cache), work);
  const widths = uses.has('anywhere') ? IMAGE_WIDTHS : uses.has('gallery') ? LATER_PHOTO_WIDTHS : [];
  if (widths.length > 0) {
    const { effort } = work.tenant.photos;
    const making = { effort, ...(work.jpegs.has(url) ? { jpegWidth: JPEG_WIDTH } : {}) };
    for (const { width, cached } of await makeVariants(found, picture, work.cache, widths, making))
      await place(`${stem}-${width}.webp`, cached, work);
  }
  const image = { url: stem, width: picture.width, height: picture.height };
  return { image, whole, found, known: picture };
}

function withPublished(
  vehicle: Vehicle,
  published: ReadonlyMap<string, Published>,
  isMade: (url: string) => boolean,
): Vehicle {
  const hasMade =
    vehicle.images.some(({ url }) => isMade(url)) ||
    vehicle.spin_images.some(isMade) ||
    isMade(vehicle.spin_interior_image ?? '');
  if (!hasMade) return vehicle;
  const { spin_interior_image: interior, ...rest } = vehicle;
  const wholeOf = (url: string): string | undefined => (isMade(url) ? published.get(url)?.whole : url);
  const images = vehicle.images.flatMap((image) =>
    isMade(image.url) ? (published.get(image.url)?.image ?? []) : image,
  );
  // A spin with a frame left out would jump: it turns in full or not at all.
  const frames = vehicle.spin_images.map(wholeOf).filter((frame) => frame !== undefined);
  const spin_images = frames.length === vehicle.spin_images.length ? frames : [];
  const spin_interior_image = interior && wholeOf(interior);
  return { ...rest, images, spin_images, ...(spin_interior_image ? { spin_interior_image } : {}) };
}

/** What a night has of the web, by address, with the digests of photos that stand in for those that are not had yet. */
type WebNight = {
  fetched: Map<string, string>;
  missing: readonly string[];
  standing: ReadonlyMap<string, string>;
  waits: Pick<LeftPictures, 'left' | 'staying' | 'unasked'>;
};

/**
 * Fetches the photos of the web among those that are `taken`. What is left of `photos.most_new` by new ones is for those that may
 * have changed; the others of them stay as they are.
 */
async function fetchNight(
  vehicles: readonly Vehicle[],
  taken: readonly string[],
  isNew: (url: string) => boolean,
  { web, job, index }: { web: FetchedPictures; job: Job; index: PictureIndex },
): Promise<WebNight> {
  const asked = taken.filter(isWebPicture);
  const changed = asked.filter(web.isChanged);
  const room = Math.max(0, job.tenant.photos.most_new - asked.filter(isNew).length);
  const unasked = new Set(changed.slice(room));
  const night = await fetchWebPictures(asked, web, { index, unasked, onProgress: job.onProgress });
  const folder = fetchedFolder(job.cacheFolder);
  const left = new Set([...night.left.values()].flat().map(({ url }) => url));
  const known = new Set(taken);
  const isWaiting = (url: string): boolean => isWebPicture(url) && (left.has(url) || !known.has(url));
  const standing = await standIns(vehicles, await readPhotoPlaces(folder, job.tenantFolder), isWaiting, web);
  for (const [url, { file }] of standing) night.fetched.set(url, file);
  const reasons = [...night.left].map(([host, all]) => [host, all.map(({ reason }) => reason)] as const);
  return {
    fetched: night.fetched,
    missing: night.missing,
    standing: new Map([...standing].map(([url, { stem }]) => [url, stem])),
    waits: { left: new Map(reasons), staying: night.staying, unasked: unasked.size },
  };
}

/** The addresses of the web that vehicles have pictures at. */
const webAddresses = (vehicles: readonly Vehicle[]): string[] =>
  vehicles
    .flatMap(({ images, spin_images: frames, spin_interior_image: interior = '' }) => [
      ...images.map(({ url }) => url),
      ...frames,
      interior,
    ])
    .filter(isWebPicture);

/** The photos of vehicles that are advertised which platforms take as JPEG alone (spec P7). */
const advertisedPhotos = (vehicles: readonly Vehicle[], { reach }: Tenant): string[] => [
  ...new Set(
    vehicles
      .filter(isAvailable)
      .flatMap(({ images }) => jpegPhotos(images, reach.catalogues))
      .map(({ url }) => url),
  ),
];

/** Places the JPEG of each photo that is advertised. */
async function makeJpegs(
  vehicles: readonly Vehicle[],
  published: Iterable<Published>,
  { tenant, ...work }: Work,
): Promise<void> {
  const originals = new Map([...published].map((each) => [each.image.url, each]));
  const stems = advertisedPhotos(vehicles, tenant).filter((url) => originals.has(url));
  await inParallel(stems, AT_ONCE, async (stem) => {
    const { found, known } = originals.get(stem)!;
    await place(jpegFile(stem), await makeJpeg(found, known, work.cache, JPEG_WIDTH), { tenant, ...work });
  });
}

/** Photos that cards show because those before them were left out, and that were made for galleries alone. */
function nowFirst(
  vehicles: readonly Vehicle[],
  named: ReadonlyMap<string, ReadonlySet<PictureUse>>,
  isShown: (url: string) => boolean,
): string[] {
  const first = vehicles.map(({ images }) => images.find(({ url }) => isShown(url))?.url ?? '');
  return [...new Set(first)].filter((url) => named.has(url) && !named.get(url)?.has('anywhere'));
}

/** Addresses in an order of this dealer's own: two builds side by side then seldom make one shared picture twice. */
const ownOrder = (slug: string, urls: readonly string[]): string[] =>
  urls
    .map((url) => [createHash('sha256').update(`${slug} ${url}`).digest('hex'), url] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, url]) => url);

/**
 * Makes every local picture of a site ready to be served, and with `photos.fetch` those of vehicles on the web: hashed, resized
 * into IMAGE_WIDTHS as WebP (into LATER_PHOTO_WIDTHS where galleries alone show it) and as JPEG for platforms that take no WebP, and named by its bytes below
 * `<outFolder>/img` (spec D8). Each file is worked on once, and only when the cache does not have it whole; of new ones of the web
 * `photos.most_new`, in the order of picturesNamed. A picture that is missing or broken is left out and reported (spec V20), one
 * that waits for the next build too, unless its vehicle has shown another in its place; other addresses of the web stay as they are.
 */
export async function preparePictures(job: Job): Promise<PreparedPictures> {
  const { fetch: isFetching, most_new: most, hosts } = job.tenant.photos;
  const isMade = (url: string): boolean => isLocalPicture(url) || (isFetching && isWebPicture(url));
  const index = await openPictureIndex(job.cacheFolder, job.tenantFolder);
  const identityOf = photoIdentities(webAddresses(job.vehicles), hosts);
  const vehicles = isFetching ? withOneAddress(job.vehicles, identityOf) : job.vehicles;
  const work: Work = {
    ...job,
    cache: openSharedCache(job.cacheFolder),
    index,
    files: new Map(),
    fetched: new Map(),
    jpegs: new Set(advertisedPhotos(vehicles, job.tenant)),
  };
  const web = isFetching
    ? await openFetchedPictures({
        ...job,
        folder: fetchedFolder(job.cacheFolder),
        urls: webAddresses(vehicles),
        identityOf,
        isTrusted: isTrustedHost(job.tenant),
      })
    : undefined;
  const ofSite = [...sitePictures(job.tenant), ...(job.more ?? [])];
  const named = picturesNamed(vehicles, ofSite, isMade);
  // Files of the tenant's folder are there whatever the cache has lost: a limit would take photos from pages that had them.
  const isNew = (url: string): boolean =>
    web !== undefined && isWebPicture(url) && web.kept(url) === undefined;
  const { taken, over } = withinLimit(named.keys(), isNew, most);
  const night = web && (await fetchNight(vehicles, taken, isNew, { web, job, index }));
  work.fetched = night?.fetched ?? work.fetched;
  const missing = [...(night?.missing ?? [])];

  const made = ownOrder(
    job.tenant.slug,
    [...named.keys()].filter((url) => !isWebPicture(url) || work.fetched.has(url)),
  );
  const published = new Map<string, Published>();
  const publishOne = async (url: string): Promise<void> => {
    try {
      published.set(url, await publish(url, named.get(url) ?? new Set(), work));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      published.delete(url);
      missing.push(`${unsignedAddress(url)}: ${error.message}`);
      // What is no picture today, a page of an error perhaps, is asked for again.
      const file = work.fetched.get(url);
      if (file) await rm(file, { force: true });
    }
  };
  let done = 0;
  await inParallel(made, AT_ONCE, async (url) => {
    await publishOne(url);
    done += 1;
    if (done % WRITTEN_EVERY === 0) await index.write();
    if (done % PROGRESS_EVERY === 0 || done === made.length)
      job.onProgress(`pictures ${done} of ${made.length}`);
  });
  const isShown = (url: string): boolean => !isMade(url) || published.has(url);
  for (let first; (first = nowFirst(vehicles, named, isShown)).length > 0;) {
    for (const url of first) named.get(url)?.add('anywhere');
    await inParallel(first, AT_ONCE, publishOne);
  }
  const pictured = vehicles.map((vehicle) => withPublished(vehicle, published, isMade));
  await makeJpegs(pictured, published.values(), work);
  const { tenantFolder, cache } = work;
  const put = (address: string, file: CheckedFile): Promise<void> => place(address, file, work);
  const { vehicles: shown, missing: lost } = await placeOwnFiles(pictured, {
    tenantFolder,
    cache,
    place: put,
  });
  await index.close();
  const stemOf = (url: string): string | undefined =>
    web && published.has(url) && work.fetched.has(url)
      ? (night?.standing.get(url) ?? web.stemOf(url))
      : undefined;
  if (web) await writePhotoPlaces(fetchedFolder(job.cacheFolder), job.tenantFolder, vehicles, stemOf);

  const images = ofSite.flatMap((url): [string, VehicleImage][] => {
    const image = isLocalPicture(url) ? published.get(url)?.image : url === '' ? undefined : { url };
    return image ? [[url, image]] : [];
  });
  return {
    vehicles: shown,
    site: Object.fromEntries(images),
    missing: [...missing, ...lost].sort(),
    waiting: waitingWords({ over, most, unasked: 0, left: new Map(), staying: new Map(), ...night?.waits }),
    fetched: web ? web.saidOf([...work.fetched.keys()].flatMap((url) => stemOf(url) ?? [])) : {},
    files: [...work.files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}
