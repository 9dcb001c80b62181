import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { wattleUsedCars } from '../../scripts/demo/dealers/wattle-used-cars.ts';
import type { DemoVehicle } from '../../scripts/demo/demo-vehicle.ts';
import { demoStock } from '../../scripts/demo/demo-stock.ts';
import { readTenantMedia } from '../../scripts/demo/tenant-media.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';

const MODEL = path.join(PROJECT_ROOT, 'tenants', wattleUsedCars.slug);
const FEED_DAY = '2026-11-21';

/** A dealer of the bench: its slug, and its stock with one car that comes later. */
export type NightDealer = { slug: string; folder: string; vehicles: DemoVehicle[]; more: DemoVehicle };

/** A demo dealer with another name, address and stock; without photos, which a night resizes only of new cars. */
async function makeDealer(folder: string, slug: string, vehicles: number): Promise<NightDealer> {
  const place = path.join(folder, slug);
  await cp(MODEL, place, { recursive: true, filter: (file) => path.basename(file) !== 'stock' });
  for (const file of (await readdir(place)).filter((name) => name.endsWith('.ts'))) {
    const text = await readFile(path.join(place, file), 'utf8');
    const own = text
      .replaceAll("'../../src/", "'../../../src/")
      .replaceAll(/'\.\.\/(?!\.\.)/g, "'../../../tenants/")
      .replace(`slug: '${wattleUsedCars.slug}'`, `slug: '${slug}'`)
      .replace('www.wattleusedcars.example', `www.${slug}.example`);
    await writeFile(path.join(place, file), own);
  }
  const [group] = wattleUsedCars.stock;
  if (!group) throw new Error(`${wattleUsedCars.slug} has no stock.`);
  const dealer = { ...wattleUsedCars, slug, edges: [], stock: [{ ...group, count: vehicles + 1 }] };
  const media = { ...(await readTenantMedia(place)), photoSets: [] };
  const stock = demoStock(dealer, media, FEED_DAY);
  const more = stock.pop();
  if (!more) throw new Error(`${slug} has no stock.`);
  await mkdir(path.join(place, 'stock'));
  return { slug, folder: place, vehicles: stock, more };
}

/** Makes dealers in an empty folder two levels below the project, for settings import from `src`. */
export async function makeNightDealers(
  folder: string,
  sites: number,
  vehicles: number,
): Promise<NightDealer[]> {
  const dealers: NightDealer[] = [];
  for (let at = 0; at < sites; at += 1)
    dealers.push(await makeDealer(folder, `dealer-${String(at + 1).padStart(4, '0')}`, vehicles));
  return dealers;
}

const writeFeed = ({ folder }: NightDealer, vehicles: readonly DemoVehicle[]): Promise<void> =>
  writeFile(path.join(folder, wattleUsedCars.feedFile), wattleUsedCars.writeFeed(vehicles, FEED_DAY));

/** The feeds of the first day. */
export async function writeFirstFeeds(dealers: readonly NightDealer[]): Promise<void> {
  for (const dealer of dealers) await writeFeed(dealer, dealer.vehicles);
}

/** The vehicles after a night in which one of a hundred changed: half of the dealers have other prices, a quarter each cars in or out. */
function afterNight({ vehicles, more }: NightDealer, at: number): DemoVehicle[] {
  const changes = Math.max(1, Math.round(vehicles.length / 100));
  if (at % 4 === 2) return vehicles.slice(changes);
  if (at % 4 === 3) return [...vehicles, more];
  return vehicles.map((vehicle, index) =>
    index < changes ? { ...vehicle, price: (vehicle.price ?? 0) - 500 } : vehicle,
  );
}

/** The feeds of the day after. */
export async function writeNightFeeds(dealers: readonly NightDealer[]): Promise<void> {
  for (const [at, dealer] of dealers.entries()) await writeFeed(dealer, afterNight(dealer, at));
}
