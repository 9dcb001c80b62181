import { createHash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { imageSource } from '../../domain/picture/image-host.ts';
import type { PageImage } from '../../domain/picture/shared-photo.ts';
import { SHARE_IMAGE_SIZE, shareCard, shareImageAlt, shareImagePath } from '../../domain/site/share-image.ts';
import type { ShareCard } from '../../domain/site/share-image.ts';
import { priceDisplay } from '../../domain/vehicle/price-display.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { openCheckedCache } from '../../stock/checked-cache.ts';
import { placePicture } from '../../stock/pictures/place-picture.ts';
import type { PlacedFile } from '../../stock/pictures/pictures.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { inParallel } from '../../stock/in-parallel.ts';
import { drawShareImage, sharePhoto } from './draw-share-image.ts';
import { DRAWING_VERSION } from './share-card-svg.ts';
import { useShareFonts } from './share-fonts.ts';
import type { ShareStyle } from './share-style.ts';
import { textMeasure } from './text-width.ts';
import { readThemeColours } from './theme-colours.ts';

/** Images drawn at once, each on one thread: builds of other tenants run beside this one. */
const AT_ONCE = 2;
const THREADS_PER_IMAGE = 1;
const PROGRESS_EVERY = 10;
/** Width of the prepared picture that is drawn from. */
const PHOTO_WIDTH = 1280;

type Job = {
  /** Vehicles as the picture step left them. */
  vehicles: readonly Vehicle[];
  tenant: Tenant;
  /** Absolute folders; `cacheFolder` is kept between builds, `outFolder` emptied: what is published, below `og`. */
  tenantFolder: string;
  picturesFolder: string;
  fontFolder: string;
  cacheFolder: string;
  outFolder: string;
  onProgress: (text: string) => void;
};

type Plan = { id: string; address: string; photo: string; card: ShareCard };

export type ShareImages = {
  /** The image of a vehicle's page, by the vehicle's id. */
  images: Record<string, PageImage>;
  drawn: number;
  /** Taken as they are from the build before. */
  reused: number;
  /** One line for each reason that images were left out for. */
  problems: string[];
  /** What lies below `outFolder` now. */
  files: PlacedFile[];
};

const NONE: ShareImages = { images: {}, drawn: 0, reused: 0, problems: [], files: [] };

/** What is to be drawn: one image for each vehicle whose first photo is a prepared picture. */
function planImages({ vehicles, tenant, picturesFolder }: Job, { colours, font }: ShareStyle): Plan[] {
  return vehicles.flatMap((vehicle) => {
    const [photo] = vehicle.images;
    const source = photo ? imageSource(photo.url, PHOTO_WIDTH, tenant.images) : '';
    // Addresses of the web stay what they are: fetching sixteen thousand photos would cost a night.
    if (!source.startsWith('/')) return [];
    const price = priceDisplay(vehicle, tenant.price);
    const card = shareCard(vehicle, price, tenant.site);
    const drawn = JSON.stringify([DRAWING_VERSION, source, card, colours, font]);
    const digest = createHash('sha256').update(drawn).digest('hex');
    const address = shareImagePath(vehicle, price, digest);
    return [{ id: vehicle.id, address, photo: path.join(picturesFolder, source), card }];
  });
}

/** An image's stem in the cache: its name, which says what it was drawn from. */
const stemOf = (address: string): string => path.posix.basename(address);

/** Removes the images that no vehicle has any more, and what a killed build left half written. */
async function prune(cacheFolder: string, plans: readonly Plan[]): Promise<void> {
  const current = new Set(plans.map(({ address }) => stemOf(address)));
  for (const name of await readdir(cacheFolder)) {
    if (!current.has(name.replace(/\.[0-9a-f]{64}$/, '')))
      await rm(path.join(cacheFolder, name), { recursive: true });
  }
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

async function drawLacking(plans: readonly Plan[], style: ShareStyle, job: Job): Promise<ShareImages> {
  const failures: string[] = [];
  const result = structuredClone(NONE);
  const cache = openCheckedCache(job.cacheFolder);
  const measure = textMeasure(style.font);
  let done = 0;
  const drawOne = async ({ id, address, card }: Plan, photo: () => ReturnType<typeof sharePhoto>) => {
    try {
      const kept = await cache.find(stemOf(address));
      const { file, sha256, bytes } =
        kept ??
        (await cache.keep(stemOf(address), await drawShareImage(await photo(), card, style, measure)));
      await placePicture(file, path.join(job.outFolder, address));
      result.files.push({ path: address.slice(1), sha256, bytes });
      result[kept ? 'reused' : 'drawn'] += 1;
      result.images[id] = { address, alt: shareImageAlt(card), ...SHARE_IMAGE_SIZE };
    } catch (error) {
      failures.push(`${address}: ${reasonOf(error)}`);
    }
    done += 1;
    if (done % PROGRESS_EVERY === 0 || done === plans.length)
      job.onProgress(`share images ${done} of ${plans.length}`);
  };
  await inParallel([...Map.groupBy(plans, ({ photo }) => photo)], AT_ONCE, async ([photo, alike]) => {
    // Not before one lacks: most nights have them all.
    let read: ReturnType<typeof sharePhoto> | undefined;
    for (const plan of alike) await drawOne(plan, () => (read ??= sharePhoto(photo, style)));
  });
  if (failures.length > 0) {
    result.problems.push(
      `${failures.length} share images could not be drawn, those pages name the photo: ${failures.sort()[0]}`,
    );
  }
  return result;
}

/**
 * Puts the Open Graph image of every vehicle with a prepared photo into `<outFolder>/og`, drawn unless the cache has it
 * whole. It never stops a build: a page whose image is missing names the photo itself.
 */
export async function makeShareImages(job: Job): Promise<ShareImages> {
  const threads = sharp.concurrency();
  try {
    await rm(job.outFolder, { recursive: true, force: true });
    for (const folder of [job.cacheFolder, job.outFolder]) await mkdir(folder, { recursive: true });
    const style = { colours: await readThemeColours(job.tenantFolder), font: job.tenant.site.font };
    const plans = planImages(job, style);
    await prune(job.cacheFolder, plans);
    if (plans.length === 0) return NONE;
    await useShareFonts(job.fontFolder);
    sharp.concurrency(THREADS_PER_IMAGE);
    return await drawLacking(plans, style, job);
  } catch (error) {
    return { ...NONE, problems: [`No share images were drawn. ${reasonOf(error)}`] };
  } finally {
    sharp.concurrency(threads);
  }
}
