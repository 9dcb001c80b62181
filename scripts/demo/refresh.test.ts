import { mkdir, mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFeed } from '../../src/stock/feed/read-feed.ts';
import { recordMapper } from '../../src/stock/read/map-record.ts';
import { mapNamed } from '../../src/stock/maps/maps.ts';
import { toVehicle } from '../../src/stock/read/to-vehicle.ts';
import { loadTenant } from '../../src/tenant/load-tenant.ts';
import { DEMO_DEALERS } from './dealers/demo-dealers.ts';
import { refreshDemoFeeds } from './refresh.ts';

const TODAY = '2026-11-21';
const tenantsFolder = fileURLToPath(new URL('../../tenants/', import.meta.url));
const slugs = DEMO_DEALERS.map(({ slug }) => slug);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'demo-feeds-'));
  for (const slug of slugs) {
    await mkdir(path.join(folder, slug));
    for (const part of ['photos', 'videos', 'documents'])
      await symlink(path.join(tenantsFolder, slug, part), path.join(folder, slug, part));
  }
});
afterAll(() => rm(folder, { recursive: true }));

/** Largest feeds in bytes. */
const BUDGETS: Record<string, number> = {
  'harbour-motor-group': 1_500_000,
  'wattle-used-cars': 600_000,
  'tallowood-caravans': 250_000,
  'ironbark-motorcycles': 250_000,
  'bass-strait-trucks': 25_000,
};

/** Records that no reader can use, put there on purpose. */
const UNUSABLE: Record<string, string[]> = {
  'harbour-motor-group': ['km', 'make'],
  'wattle-used-cars': ['km', 'make'],
  'tallowood-caravans': ['make'],
  'ironbark-motorcycles': ['km'],
  'bass-strait-trucks': [],
};

test('feeds stay within their size, and a file that is right already is left alone', async () => {
  const first = await refreshDemoFeeds(TODAY, folder);
  for (const { slug, bytes } of first) expect(bytes, slug).toBeLessThan(BUDGETS[slug]!);
  const written = await Promise.all(first.map(({ file }) => stat(file)));
  await refreshDemoFeeds(TODAY, folder);
  const kept = await Promise.all(first.map(({ file }) => stat(file)));
  expect(kept.map(({ mtimeMs, ino }) => [mtimeMs, ino])).toEqual(
    written.map(({ mtimeMs, ino }) => [mtimeMs, ino]),
  );
});

test('one dealer alone can be refreshed for another day', async () => {
  await refreshDemoFeeds(TODAY, folder);
  const refreshed = await refreshDemoFeeds('2026-12-01', folder, ['tallowood-caravans']);
  expect(refreshed.map(({ slug }) => slug)).toEqual(['tallowood-caravans']);
  expect(await readFile(path.join(folder, 'harbour-motor-group/stock/vehicles.json'), 'utf8')).toContain(
    TODAY,
  );
});

test('the packed table holds characters outside ASCII, one byte each', async () => {
  await refreshDemoFeeds(TODAY, folder, ['bass-strait-trucks']);
  const table = gunzipSync(await readFile(path.join(folder, 'bass-strait-trucks/stock/fleet.csv.gz')));
  expect(table.includes(Buffer.from([0x34, 0xd7, 0x32]))).toBe(true);
});

test.for(slugs)("%s is read back through the tenant's own column map", async (slug) => {
  await refreshDemoFeeds(TODAY, folder, [slug]);
  const { tenant } = await loadTenant(slug, tenantsFolder);
  const feed = await readFeed({
    settings: tenant.feed,
    tenantFolder: path.join(folder, slug),
    stateFolder: folder,
    now: new Date(`${TODAY}T00:00:00Z`),
    onProgress: () => undefined,
  });
  const map = recordMapper(mapNamed(tenant.feed.map), tenant.feed, feed.columns);
  const read = feed.records.map(({ fields }) =>
    toVehicle(map(fields ?? {}), { today: TODAY, locations: tenant.locations }),
  );
  expect(read.flatMap(({ problem }) => (problem ? [problem.field] : [])).toSorted()).toEqual(UNUSABLE[slug]);
  const drafts = read.flatMap(({ draft }) => (draft ? [draft] : []));
  const selling = tenant.locations.filter(({ location_type }) => ['sales', 'used'].includes(location_type));
  const places = new Set(drafts.map(({ location_slug }) => location_slug));
  expect(places).toEqual(new Set(selling.map((location) => location.slug)));
  expect(new Set(drafts.map(({ simple_body }) => simple_body))).not.toContain(undefined);
  expect(drafts.filter(({ price }) => price !== undefined).length).toBeGreaterThan(drafts.length * 0.9);
  expect(drafts.filter(({ status }) => status === 'sold').length).toBeGreaterThanOrEqual(2);
  const warnings = read.flatMap((result) => (result.draft ? result.notes.warnings : []));
  // Demo feeds have an invented VIN and a placeholder price here and there, on purpose.
  const meant = ['vin: ', 'price: 10 dollars or less'];
  expect(warnings.filter((warning) => !meant.some((word) => warning.startsWith(word)))).toEqual([]);
});
