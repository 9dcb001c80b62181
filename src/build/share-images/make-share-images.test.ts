import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { FIXTURE_TENANTS } from '../../../tests/built-sites.ts';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import { FONTS } from '../../domain/site/site-settings.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import { PANEL_WIDTH } from './share-card-svg.ts';
import { SHARE_FONT_CACHE } from '../site-folders.ts';
import { makeShareImages } from './make-share-images.ts';

const STEM = '/img/brook.0123abcd';
const photo = { url: STEM, width: 1280, height: 853 };
const tenant = parseTenant(MINIMAL_TENANT, 'tenant.ts');
const fixture = path.join(FIXTURE_TENANTS, 'plain');

let root = '';
const inRoot = (...names: string[]): string => path.join(root, ...names);
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'share-'));
  await mkdir(inRoot('pictures', 'img'), { recursive: true });
  await sharp({ create: { width: 1280, height: 853, channels: 3, background: '#6080a0' } })
    .webp()
    .toFile(inRoot('pictures', `${STEM}-1280.webp`));
});
afterEach(() => rm(root, { recursive: true }));

const make = (vehicles: readonly Vehicle[], tenantFolder = fixture, font = tenant.site.font) =>
  makeShareImages({
    vehicles,
    tenant: { ...tenant, site: { ...tenant.site, font } },
    tenantFolder,
    picturesFolder: inRoot('pictures'),
    fontFolder: SHARE_FONT_CACHE,
    cacheFolder: inRoot('cache'),
    outFolder: inRoot('out'),
    onProgress: () => undefined,
  });
const car = (changes: Partial<Vehicle> = {}): Vehicle => exampleVehicle({ images: [photo], ...changes });
const written = (): Promise<string[]> => readdir(inRoot('out', 'og'));

test('an image is drawn once, in the size networks expect', async () => {
  const first = await make([car()]);
  expect(first).toMatchObject({ drawn: 1, reused: 0, problems: [] });
  const { address } = first.images['v1']!;
  const meta = await sharp(inRoot('out', address)).metadata();
  expect(meta).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { mtimeMs } = await stat(inRoot('out', address));

  expect(await make([car()])).toMatchObject({ drawn: 0, reused: 1, images: first.images });
  expect((await stat(inRoot('out', address))).mtimeMs).toBe(mtimeMs);
});

test.each([
  ['emptied', ''],
  ['cut off', 'half'],
])('an image that was %s in the cache is drawn again, not published', async (_, damage) => {
  const first = await make([car()]);
  const drawn = await readFile(inRoot('out', first.images['v1']!.address));
  const [cached = ''] = await readdir(inRoot('cache'));
  await writeFile(inRoot('cache', cached), damage);
  const again = await make([car()]);
  expect(again).toMatchObject({ drawn: 1, reused: 0, problems: [] });
  expect(await readFile(inRoot('out', again.images['v1']!.address))).toEqual(drawn);
  expect(await readdir(inRoot('cache'))).toEqual([cached]);
});

test('a new price is a new address, and the old image goes', async () => {
  const before = await make([car()]);
  const after = await make([car({ price: 24_990 })]);
  expect(after.images['v1']!.address).toContain('-24990-');
  expect(after.images['v1']!.address).not.toBe(before.images['v1']!.address);
  expect(await written()).toEqual([path.basename(after.images['v1']!.address)]);
});

test('vehicles with one photo have an image each, as if they were alone', async () => {
  const cars = [car({ id: 'a', slug: 'a', price: 24_990 }), car({ id: 'b', slug: 'b', price: 25_990 })];
  const drawn = async (vehicles: readonly Vehicle[]): Promise<Buffer[]> => {
    const { images } = await make(vehicles);
    const addresses = vehicles.map(({ id }) => images[id]!.address);
    const bytes = await Promise.all(addresses.map((address) => readFile(inRoot('out', address))));
    await rm(inRoot('cache'), { recursive: true });
    return bytes;
  };
  const [first, second] = [await drawn(cars.slice(0, 1)), await drawn(cars.slice(1))];
  expect(await drawn(cars)).toEqual([...first, ...second]);
  expect(first).not.toEqual(second);
});

test('a process draws each site in its own font, whichever was first', async () => {
  const drawn = async (font: (typeof FONTS)[number]): Promise<string> => {
    const { images } = await make([car()], fixture, font);
    const bytes = await readFile(inRoot('out', images['v1']!.address), 'base64');
    await rm(inRoot('cache'), { recursive: true });
    return bytes;
  };
  const first: string[] = [];
  for (const font of FONTS) first.push(await drawn(font));
  expect(new Set(first).size).toBe(FONTS.length);
  for (const [at, font] of FONTS.entries()) expect(await drawn(font)).toBe(first[at]);
});

test('K19 photos of the web and cars without photos cost nothing', async () => {
  const cars = [
    car({ id: 'a', images: [{ url: 'https://pictures.example/a.jpg' }] }),
    car({ id: 'b', images: [] }),
  ];
  expect(await make(cars)).toEqual({ images: {}, drawn: 0, reused: 0, problems: [], files: [] });
  await expect(written()).rejects.toThrow('ENOENT');
});

test.each([
  ['markup', `</text></svg><script>alert(1)</script>&#0; ]]> "'`],
  ['right to left', '\u202e\u0633\u064a\u0627\u0631\u0629 abc \u200f'],
  ['one very long word', 'W'.repeat(12_000)],
  ['many words', 'Long '.repeat(3_000)],
  ['nothing that can be drawn', '😀\u0000'],
])('a name with %s is drawn', async (_, hostile) => {
  const made = await make([car({ make: hostile, model: hostile, badge: hostile })]);
  expect(made).toMatchObject({ drawn: 1, problems: [] });
});

test('words stay within the panel', async () => {
  const long = {
    make: 'W'.repeat(60),
    model: 'Mm '.repeat(90),
    badge: 'W'.repeat(60),
    price: 123_456_789_012,
  };
  const { images } = await make([car(long)]);
  const drawn = await readFile(inRoot('out', images['v1']!.address));
  const area = { left: PANEL_WIDTH, top: 0, width: 1200 - PANEL_WIDTH, height: 630 };
  const beside = await sharp(await sharp(drawn).extract(area).png().toBuffer()).stats();
  // The photo is of one colour, so that a stroke of a letter would stand out.
  for (const { min, max } of beside.channels) expect(max - min).toBeLessThan(12);
});

test('V20 a broken photo is told and stops nothing', async () => {
  await writeFile(inRoot('pictures', '/img/broken.0123abcd-1280.webp'), 'no picture');
  const broken = car({ id: 'b', slug: 'broken', images: [{ url: '/img/broken.0123abcd' }] });
  const made = await make([broken, car()]);
  expect(made).toMatchObject({ drawn: 1, images: { v1: { width: 1200, height: 630 } } });
  expect(Object.keys(made.images)).toEqual(['v1']);
  expect(made.problems[0]).toMatch(/^1 share images could not be drawn, .*\/og\/broken-25990-/);
});

test('a theme that cannot be read leaves every page its photo', async () => {
  const made = await make([car()], inRoot());
  expect(made).toMatchObject({ images: {}, drawn: 0 });
  expect(made.problems[0]).toMatch(/^No share images were drawn\./);
});
