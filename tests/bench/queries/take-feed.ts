import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEMO_DEALERS } from '../../../scripts/demo/dealers/demo-dealers.ts';
import { demoStock } from '../../../scripts/demo/demo-stock.ts';
import { readTenantMedia } from '../../../scripts/demo/tenant-media.ts';
import { ExpectedError } from '../../../src/command-line/expected-error.ts';
import { PROJECT_ROOT } from '../../../src/command-line/project-root.ts';
import type { PostcodePlace } from '../../../src/domain/location/postcode-places.ts';
import type { Vehicle } from '../../../src/domain/vehicle/vehicle.ts';
import { RAIL_NAMES } from '../../../src/stock/rails/rail.ts';
import { type StockOptions, takeStock } from '../../../src/stock/take-stock.ts';
import { loadTenant } from '../../../src/tenant/load-tenant.ts';
import type { Tenant } from '../../../src/tenant/schema.ts';
import { parse } from 'csv-parse/sync';

const dayOf = (now: Date): string => now.toISOString().slice(0, 'YYYY-MM-DD'.length);

type Taken = { vehicles: readonly Vehicle[]; tenant: Tenant };

/** The vehicles of a feed, read as a build reads it. Throws ExpectedError for a feed that a build would refuse. */
export async function takeFeed(
  feed: string,
  map: string,
  now: Date,
  stateFolder: string,
): Promise<readonly Vehicle[]> {
  const plain = await loadTenant('plain', path.join(PROJECT_ROOT, 'tests', 'tenants'));
  const { vehicles } = await take(plain, { now, stateFolder, feed, map });
  return vehicles;
}

/** A demo dealer with the stock of its site. Throws ExpectedError where a build would refuse its feed. */
export async function takeDemo(slug: string, now: Date, stateFolder: string): Promise<Taken> {
  const demo = await loadTenant(slug, path.join(PROJECT_ROOT, 'tenants'));
  const dealer = DEMO_DEALERS.find((one) => one.slug === slug);
  if (!dealer) throw new ExpectedError(`No demo dealer is called ${slug}.`);
  const today = dayOf(now);
  const folder = path.join(stateFolder, slug);
  const feed = path.join(folder, path.basename(dealer.feedFile));
  await mkdir(folder, { recursive: true });
  // The feeds in the tenants' folders are written by `npm start` and `npm run demo`: a fresh clone has none.
  await writeFile(
    feed,
    dealer.writeFeed(demoStock(dealer, await readTenantMedia(demo.folder), today), today),
  );
  return take(demo, { now, stateFolder: folder, feed });
}

async function take(
  { tenant, folder }: Awaited<ReturnType<typeof loadTenant>>,
  options: Pick<StockOptions, 'now' | 'stateFolder' | 'feed' | 'map'>,
): Promise<Taken> {
  const today = dayOf(options.now);
  const outcome = await takeStock({ tenant, tenantFolder: folder, today, allow: RAIL_NAMES, ...options });
  if (outcome.kind === 'refused') throw new ExpectedError(`${tenant.slug}: ${outcome.message}`);
  return { vehicles: outcome.vehicles, tenant };
}

/** The places of a table with the columns postcode, locality, state, lat and long; post boxes are left out. */
export function readPlaces(csv: string): PostcodePlace[] {
  const rows: Record<'postcode' | 'locality' | 'state' | 'lat' | 'long', string>[] = parse(csv, {
    columns: true,
  });
  return rows
    .filter(({ postcode }) => !/^1\d{3}$/.test(postcode))
    .map(({ postcode, locality, state, lat, long }) => ({
      postcode,
      state,
      lat: Number(lat),
      lng: Number(long),
      localities: [locality],
      people: 0,
    }));
}
