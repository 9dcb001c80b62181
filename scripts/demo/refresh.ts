import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { localTime } from '../../src/domain/location/local-time.ts';
import { placePicture } from '../../src/stock/pictures/place-picture.ts';
import { DEMO_DEALERS } from './dealers/demo-dealers.ts';
import type { DemoDealer } from './demo-dealer.ts';
import { demoStock } from './demo-stock.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import { STOCK_PHOTOS } from './photo-sets.ts';
import { readTenantMedia, SHARED_PICTURES } from './tenant-media.ts';

/** A feed as written: the tenant, the file, how many records it holds and its length in bytes. */
export type RefreshedFeed = { slug: string; file: string; records: number; bytes: number };

/** A picture of a dealer's stock, lying beside its feed: as a second name of the shared file, or as a copy of it. */
async function layPicture(picture: string, folder: string): Promise<void> {
  const shared = path.join(SHARED_PICTURES, path.basename(picture));
  const file = path.join(folder, picture);
  const [known, wanted] = await Promise.all([stat(file).catch(() => undefined), stat(shared)]);
  if (known && known.size === wanted.size && known.mtimeMs >= wanted.mtimeMs) return;
  await placePicture(shared, file);
}

async function layPictures(vehicles: readonly DemoVehicle[], folder: string): Promise<void> {
  const pictures = vehicles.flatMap(({ images }) => images).filter((image) => image.startsWith(STOCK_PHOTOS));
  for (const picture of new Set(pictures)) await layPicture(picture, folder);
}

async function refreshFeed(dealer: DemoDealer, today: string, tenantsFolder: string): Promise<RefreshedFeed> {
  const folder = path.join(tenantsFolder, dealer.slug);
  const vehicles = demoStock(dealer, await readTenantMedia(folder), today);
  const feed = Buffer.from(dealer.writeFeed(vehicles, today));
  const file = path.join(folder, dealer.feedFile);
  await layPictures(vehicles, folder);
  const known = await readFile(file).catch(() => undefined);
  if (!known?.equals(feed)) {
    await mkdir(path.dirname(file), { recursive: true });
    // Two builds may refresh at once: each writes a file of its own and the last rename wins, with the same bytes.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, feed);
    await rename(unfinished, file);
  }
  return { slug: dealer.slug, file, records: vehicles.length, bytes: feed.length };
}

/**
 * Writes the demo dealers' feeds as they would be on that day (YYYY-MM-DD), into the tenants of the folder, and lays the
 * pictures that they name beside them; a file that is right already is left alone. Same seed, same vehicles: another day moves dates and model years.
 */
export async function refreshDemoFeeds(
  today: string,
  tenantsFolder: string,
  slugs: readonly string[] = DEMO_DEALERS.map(({ slug }) => slug),
): Promise<RefreshedFeed[]> {
  const dealers = DEMO_DEALERS.filter(({ slug }) => slugs.includes(slug));
  return Promise.all(dealers.map((dealer) => refreshFeed(dealer, today, tenantsFolder)));
}

/** Where most of the demo dealers are. */
const DEMO_ZONE = 'Australia/Sydney';
export const DEMO_TENANTS = fileURLToPath(new URL('../../tenants', import.meta.url));

/** The day (YYYY-MM-DD) that the demo dealers' feeds are of at a moment. */
export const demoDay = (now: Date): string => localTime(now, DEMO_ZONE).day;

/**
 * Before the demo sites are built: writes the feeds of those slugs that are demo dealers for the day of `now`, so that
 * what was sold yesterday stays sold yesterday. Other folders of tenants are left alone.
 */
export async function keepDemoFeedsCurrent(
  now: Date,
  tenantsFolder: string,
  slugs: readonly string[],
): Promise<void> {
  if (path.resolve(tenantsFolder) === DEMO_TENANTS)
    await refreshDemoFeeds(demoDay(now), tenantsFolder, slugs);
}
