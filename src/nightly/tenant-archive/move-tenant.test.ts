import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSites, runScript } from '../../../tests/built-sites.ts';
import { liveRelease, releaseFolders } from '../../build/publish/release-folders.ts';
import { PICTURE_CACHE, siteFolders } from '../../build/site-folders.ts';
import { startPhotoServer } from '../../stock/pictures/photo-server.fixture.ts';
import type { SitePlace } from '../deploy-tenant.ts';
import { copyPlain, startMachines, textsBelow, type Machines } from './move.fixture.ts';

const LONG = 300_000;
let machines: Machines;
let here: SitePlace;
let there: SitePlace;
const archive = (name: string): string => path.join(machines.folder, `${name}.tar.gz`);

beforeAll(async () => {
  machines = await startMachines();
  here = machines.machine('here');
  there = machines.machine('there');
  await copyPlain(here);
}, LONG);
afterAll(() => machines.remove());

const places = ({ tenantsFolder, outFolder }: SitePlace) => ['--tenants', tenantsFolder, '--out', outFolder];
const build = (place: SitePlace, day: string) =>
  buildSites(['plain', ...places(place)], { FORECOURT_NOW: `${day}T03:00:00.000Z` });

/** Runs `npm run tenant --` with --json, and gives what it said. */
async function tenant(place: SitePlace, ...words: string[]): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await runScript('tenant.ts', [...words, ...places(place), '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Record<string, unknown>;
}

async function changeFeed(place: SitePlace, change: (lines: string[]) => string[]): Promise<void> {
  const file = path.join(place.tenantsFolder, 'plain', 'stock', 'vehicles.csv');
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  await writeFile(file, `${change(lines).join('\n')}\n`);
}

const cheaper = (lines: string[]): string[] =>
  lines.map((line) => line.replace('Kanzora,Miko,Go,12990', 'Kanzora,Miko,Go,11990'));
const oneGone = (lines: string[]): string[] => lines.slice(0, -1);

test(
  'O6 after an export to an empty machine the next builds publish the same bytes, and so does another export',
  async () => {
    await build(here, '2026-11-01');
    await changeFeed(here, oneGone);
    await build(here, '2026-11-10');
    const exported = await tenant(here, 'export', 'plain', '--to', archive('first'));
    const imported = await tenant(there, 'import', archive('first'));
    expect(imported).toMatchObject({ slug: 'plain', live: exported['live'], warnings: [] });
    await tenant(there, 'export', 'plain', '--to', archive('second'));
    expect((await readFile(archive('second'))).equals(await readFile(archive('first')))).toBe(true);

    // A day later without news, then with a lower price: a was-price, a page of a car that is gone, and lists that change.
    for (const [day, change] of [
      ['2026-11-11', (lines: string[]) => lines],
      ['2026-11-12', cheaper],
    ] as const) {
      for (const place of [here, there]) {
        await changeFeed(place, change);
        await build(place, day);
      }
      const [one, other] = [here, there].map(({ outFolder }) => releaseFolders(outFolder, 'plain'));
      expect(await liveRelease(other!)).toBe(await liveRelease(one!));
      const [expected, found] = [await textsBelow(`${one!.link}/`), await textsBelow(`${other!.link}/`)];
      expect(Object.keys(found).length).toBeGreaterThan(100);
      expect(Object.keys(found)).toEqual(Object.keys(expected));
      expect(Object.keys(found).filter((file) => found[file] !== expected[file])).toEqual([]);
    }
    const car = await readFile(
      path.join(there.outFolder, 'plain/cars/2015-kanzora-miko-go-p100.html'),
      'utf8',
    );
    expect(car).toContain('12,990');
    expect(car).toContain('11,990');
  },
  LONG,
);

/** Takes from the cache of this machine what it has fetched from the addresses that the state of a tenant names. */
async function forgetPhotos({ tenantsFolder, outFolder }: SitePlace): Promise<number> {
  const { state } = siteFolders(tenantsFolder, outFolder, 'plain');
  const list = JSON.parse(await readFile(path.join(state, 'fetched-photos.json'), 'utf8')) as object;
  const folder = path.join(PICTURE_CACHE, 'fetched');
  const all = await readdir(folder, { recursive: true });
  const names = all.filter((name) => (path.basename(name).split('.')[0] ?? '') in list);
  for (const name of names) await rm(path.join(folder, name));
  return names.length;
}

test(
  'O6 E5 where the host of its photos is gone a tenant is built as it would have been where it was',
  async () => {
    const [from, to, bare] = ['with-photos', 'without-host', 'bare'].map((name) => machines.machine(name));
    const folder = await copyPlain(from!);
    const feed = await readFile(path.join(folder, 'stock/vehicles.csv'), 'utf8');
    const photo = await readFile(path.join(folder, 'photos/hatch-a-white-front34.webp'));
    const server = await startPhotoServer((name) =>
      name === '/stock.csv' ? Buffer.from(feed.replaceAll('photos/', `${server.origin}/`)) : photo,
    );
    const settings = await readFile(path.join(folder, 'tenant.ts'), 'utf8');
    await writeFile(
      path.join(folder, 'tenant.ts'),
      settings
        .replace("source: 'stock/vehicles.csv'", `source: '${server.origin}/stock.csv'`)
        .replace('maximum_missing: 1', 'maximum_missing: 1, maximum_photos_lost: 1')
        .replace('locations: [', 'photos: { fetch: true },\n  locations: ['),
    );
    try {
      await build(from!, '2026-11-01');
      await tenant(from!, 'export', 'plain', '--to', archive('photos'));
      const without = await tenant(from!, 'export', 'plain', '--no-photos', '--to', archive('no-photos'));
      expect(without['left_out']).toContainEqual(
        expect.stringMatching(/^2 photos of the web, as --no-photos/),
      );
      expect(await forgetPhotos(from!)).toBe(2);

      server.answer = (name, response) => {
        if (!name.endsWith('.webp')) return false;
        response.writeHead(404).end();
        return true;
      };
      await tenant(bare!, 'import', archive('no-photos'));
      await build(bare!, '2026-11-02');
      const before = server.asked.length;
      const imported = await tenant(to!, 'import', archive('photos'));
      expect(JSON.stringify(imported['left_out'])).not.toContain('photos of the web');
      for (const place of [from!, to!]) await build(place, '2026-11-02');
      expect(server.asked.slice(before).filter((each) => each.path.endsWith('.webp'))).toEqual([]);
      const liveOf = ({ outFolder }: SitePlace) => liveRelease(releaseFolders(outFolder, 'plain'));
      expect(await liveOf(to!)).toBe(await liveOf(from!));
      expect(await liveOf(bare!)).not.toBe(await liveOf(from!));
      const [expected, found] = await Promise.all(
        [from!, to!].map(({ outFolder }) => textsBelow(`${path.join(outFolder, 'plain')}/`)),
      );
      expect(Object.keys(found!).filter((file) => file.startsWith('img/')).length).toBeGreaterThan(0);
      expect(Object.keys(found!).filter((file) => found![file] !== expected![file])).toEqual([]);
    } finally {
      await forgetPhotos(from!);
      await server.close();
    }
  },
  LONG,
);
