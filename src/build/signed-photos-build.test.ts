import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIXTURE_TENANTS, runScript, type CommandResult } from '../../tests/built-sites.ts';
import { PROJECT_ROOT } from '../command-line/project-root.ts';
import { readSnapshot } from '../domain/vehicle/snapshot.ts';
import { fetchedFolder } from '../stock/pictures/fetched-pictures.ts';
import { tenantFile } from '../stock/pictures/tenant-file.ts';
import { snapshotFile } from '../stock/write-snapshot.ts';
import { PICTURE_CACHE, siteFolders } from './site-folders.ts';

const LONG = 240_000;
const CARS = 10;

let folder = '';
let origin = '';
/** The night in the addresses of the photos, the folder that they are in, and whether their host is up. */
let sign = '';
let place = '';
let isUp = true;
const asked: string[] = [];

const photoOf = (car: number, at: number): string =>
  `${origin}/${place}${car}-${at}.jpg?X-Amz-Date=${sign}T000000Z&X-Amz-Expires=86400&X-Amz-Signature=${sign}ff`;
const feed = (): string =>
  [
    'StockNo,VIN,Year,Make,Model,Kms,Price,Images',
    ...Array.from({ length: CARS }, (_, car) =>
      [
        ...[`S10${car}0`, `JTMBFREV${car}JD10000${car}`, 2015 + car, 'Aldera', 'Lumen', 30_000 + car * 1111],
        ...[19_990 + car * 1000, `${photoOf(car, 1)}|${photoOf(car, 2)}`],
      ].join(','),
    ),
  ].join('\n');

const server = createServer((request, response) => {
  const address = request.url ?? '';
  if (address === '/feed.csv') return void response.end(feed());
  asked.push(address);
  if (!isUp) return void response.writeHead(503).end();
  const shade = address.charCodeAt(address.indexOf('-') - 1) * 4;
  void sharp({
    create: { width: 640, height: 480, channels: 3, background: { r: shade % 256, g: 90, b: 20 } },
  })
    .jpeg()
    .toBuffer()
    .then((photo) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo));
});

const tenants = (): string => path.join(folder, 'tenants');
const out = (): string => path.join(folder, 'out');
const state = (): string => siteFolders(tenants(), out(), 'signed').state;
const places = (): string =>
  tenantFile(path.join(fetchedFolder(PICTURE_CACHE), 'places'), path.join(tenants(), 'signed'));

async function settings(photos: string): Promise<void> {
  const plain = await readFile(path.join(FIXTURE_TENANTS, 'plain', 'tenant.ts'), 'utf8');
  const own = plain
    .replace("slug: 'plain'", "slug: 'signed'")
    .replace('../../../src', path.join(PROJECT_ROOT, 'src'))
    .replace(
      /feed: \{.*\},\n/,
      `feed: { source: '${origin}/feed.csv', format: 'csv', columns: { stocknum: 'StockNo', km: 'Kms', images: 'Images' }, defaults: { price_type: 'drive_away', colour: 'Red', body: 'Sedan' } },
      photos: ${photos},
      reach: { catalogues: ['tiktok'] },\n`,
    );
  await writeFile(path.join(tenants(), 'signed', 'tenant.ts'), own);
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await mkdir(path.join(PROJECT_ROOT, '.cache'), { recursive: true });
  folder = await mkdtemp(path.join(PROJECT_ROOT, '.cache', 'signed-photos-'));
  await cp(path.join(FIXTURE_TENANTS, 'plain'), path.join(tenants(), 'signed'), { recursive: true });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  for (const each of [path.dirname(state()), places(), folder])
    await rm(each, { recursive: true, force: true });
});

const build = (day: string): Promise<CommandResult> => {
  sign = day.replaceAll('-', '');
  return runScript('build.ts', ['signed', '--tenants', tenants(), '--out', out()], {
    FORECOURT_NOW: `${day}T03:00:00Z`,
  });
};
const photosShown = (): string[][] =>
  readSnapshot(snapshotFile(state()), (file) => readFileSync(file, 'utf8')).vehicles.map(({ images }) =>
    images.map(({ url }) => url),
  );

test(
  'D8 a site whose photos are signed anew keeps them while their host is down, and is not published without them',
  { timeout: LONG },
  async () => {
    await settings('{ fetch: true }');
    const first = await build('2026-11-24');
    expect(first.code, first.stderr).toBe(0);
    const before = photosShown();
    expect(before.map(({ length }) => length)).toEqual(Array.from({ length: CARS }, () => 2));
    expect(asked).toHaveLength(2 * CARS);

    // P7 TikTok takes JPEG alone, and each that is named is there.
    const table = await readFile(path.join(out(), 'signed', 'catalogues', 'tiktok-vehicles.csv'), 'utf8');
    expect(table).not.toContain('webp');
    const named = [...table.matchAll(/https:\/\/plain\.example(\/img\/\S+?-1280\.jpg)/g)].map(
      ([, file]) => file,
    );
    expect(named).toHaveLength(CARS);
    for (const file of named) {
      const { format, width } = await sharp(path.join(out(), 'signed', String(file))).metadata();
      expect([format, width]).toEqual(['jpeg', 640]);
    }

    isUp = false;
    const second = await build('2026-11-25');
    expect(second.code, second.stderr).toBe(0);
    expect(photosShown()).toEqual(before);

    await settings('{ fetch: true, most_new: 5 }');
    isUp = true;
    const third = await build('2026-11-26');
    expect(third.code, third.stderr).toBe(0);
    expect(photosShown()).toEqual(before);
    expect(asked).toHaveLength(2 * CARS);

    // New paths, nothing known of the old places, and a host that is down: no photo at all.
    isUp = false;
    place = 'moved/';
    await rm(places());
    const last = await build('2026-11-27');
    expect(last.code, last.stdout).toBe(3);
    expect(last.stderr).toContain('Vehicles of last time have lost 20 of 20 (100%) of their photos');
    expect(JSON.parse(await readFile(path.join(out(), 'signed.report.json'), 'utf8'))).toMatchObject({
      outcome: 'refused',
      rails: ['photos'],
    });
  },
);
