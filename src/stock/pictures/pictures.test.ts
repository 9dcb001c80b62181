import { hash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { imageSource, imageSourceSet, IMAGE_WIDTHS } from '../../domain/picture/image-host.ts';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import type { TenantInput } from '../../tenant/schema.ts';
import { CHECKED_NAME } from '../checked-cache.ts';
import { indexFileOf } from './picture-index.ts';
import { preparePictures } from './pictures.ts';

const location = MINIMAL_TENANT.locations[0]!;
const input: TenantInput = {
  ...MINIMAL_TENANT,
  locations: [{ ...location, image: 'photos/yard.webp' }],
  images: { origins: ['https://pictures.example'] },
  home: { hero: { image: 'photos/hero.webp' }, story: { image: 'https://pictures.example/story.jpg' } },
};
const tenant = parseTenant(input, 'tenant.ts');

const vehicle = (images: string[], extra: Partial<Vehicle> = {}): Vehicle =>
  exampleVehicle({ images: images.map((url) => ({ url })), ...extra });

let root = '';
const folder = (name: string): string => path.join(root, name);

async function paint(file: string, width: number, height: number, shade: number): Promise<void> {
  const background = { r: shade, g: 90, b: 200 };
  await sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toFile(folder(file));
}

async function prepare(vehicles: Vehicle[], out = 'out') {
  const progress: string[] = [];
  const prepared = await preparePictures({
    vehicles,
    tenant,
    tenantFolder: folder('tenant'),
    cacheFolder: folder('cache'),
    outFolder: folder(out),
    now: new Date('2026-11-21T03:00:00Z'),
    onProgress: (text) => progress.push(text),
  });
  return { ...prepared, progress };
}

/** Paths of the pictures in the cache, below its folder. */
const cachedFiles = async (): Promise<string[]> =>
  (await readdir(folder('cache'), { recursive: true })).filter((name) => CHECKED_NAME.test(name));

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await mkdir(folder('tenant/photos'), { recursive: true });
  await paint('tenant/photos/hero.webp', 1600, 800, 10);
  await paint('tenant/photos/yard.webp', 640, 480, 20);
  await paint('tenant/photos/car.webp', 1280, 853, 30);
  await paint('tenant/photos/small.webp', 500, 300, 40);
  await writeFile(folder('tenant/photos/broken.webp'), 'not a picture');
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('D8 local pictures', () => {
  test('D8 become stems with every width, and know their size', async () => {
    const { vehicles, site, missing } = await prepare([vehicle(['photos/car.webp'])]);
    const [image] = vehicles[0]!.images;
    expect(image).toEqual({
      url: expect.stringMatching(/^\/img\/car\.[0-9a-f]{8}$/),
      width: 1280,
      height: 853,
    });
    for (const width of IMAGE_WIDTHS) {
      const file = folder(`out${imageSource(image!.url, width, tenant.images)}`);
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width });
    }
    expect(Object.keys(site).sort()).toEqual([
      'https://pictures.example/story.jpg',
      'photos/hero.webp',
      'photos/yard.webp',
    ]);
    expect(site['https://pictures.example/story.jpg']).toEqual({ url: 'https://pictures.example/story.jpg' });
    expect(missing).toEqual([]);
  });

  test('D8 are never enlarged, and every address a page can ask for exists', async () => {
    const { vehicles } = await prepare([vehicle(['photos/small.webp'])]);
    const image = vehicles[0]!.images[0]!;
    const sources = imageSourceSet(image.url, IMAGE_WIDTHS, tenant.images, image.width).split(', ');
    expect(sources.map((source) => source.split(' ')[1])).toEqual(['320w', '480w', '500w']);
    for (const source of [...sources.map((entry) => entry.split(' ')[0]!), `${image.url}-1280.webp`]) {
      expect((await sharp(folder(`out${source}`)).metadata()).width).toBeLessThanOrEqual(500);
    }
  });

  test('D8 keep no metadata and stand upright', async () => {
    const sideways = sharp({ create: { width: 600, height: 400, channels: 3, background: '#123456' } });
    await sideways
      .withExif({ IFD0: { Copyright: 'someone' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(folder('tenant/photos/phone.jpg'));
    const { vehicles } = await prepare([vehicle(['photos/phone.jpg'])]);
    const image = vehicles[0]!.images[0]!;
    expect(image).toMatchObject({ width: 400, height: 600 });
    const made = await sharp(folder(`out${image.url}-320.webp`)).metadata();
    expect(made).toMatchObject({ width: 320, height: 480 });
    expect(made.exif).toBeUndefined();
  });

  test('D8 are made once, no matter who names them and however often', async () => {
    const { vehicles, progress } = await prepare([
      vehicle(['photos/car.webp']),
      vehicle(['photos/car.webp']),
    ]);
    expect(vehicles[0]!.images).toEqual(vehicles[1]!.images);
    expect(progress).toEqual(['pictures 3 of 3']);
    // Five widths of the car and the hero, three of the yard.
    expect(await cachedFiles()).toHaveLength(13);
  });

  test('D8 come from the cache the second time, as the same bytes, told by digest', async () => {
    const cars = [vehicle(['photos/car.webp'])];
    const first = await prepare(cars, 'first');
    const cached = path.join(
      folder('cache'),
      (await cachedFiles()).find((name) => /-640\.[0-9a-f]{64}$/.test(name))!,
    );
    const before = (await stat(cached)).mtimeMs;
    const second = await prepare(cars, 'second');
    expect(second).toEqual(first);
    expect((await stat(cached)).mtimeMs).toBe(before);
    expect(second.files.map((file) => path.basename(file.path))).toEqual(
      (await readdir(folder('second/img'))).sort(),
    );
    for (const { path: file, ...known } of second.files) {
      const content = await readFile(folder(`first/${file}`));
      expect({ sha256: hash('sha256', content), bytes: content.length }).toEqual(known);
    }
  });

  test('D8 change their address with their bytes', async () => {
    const cars = [vehicle(['photos/car.webp'])];
    const first = await prepare(cars, 'first');
    await paint('tenant/photos/car.webp', 1280, 853, 99);
    await utimes(folder('tenant/photos/car.webp'), 1, 1);
    const second = await prepare(cars, 'second');
    expect(second.vehicles[0]!.images[0]!.url).not.toBe(first.vehicles[0]!.images[0]!.url);
  });

  test('D8 survive a torn index', async () => {
    const cars = [vehicle(['photos/car.webp'])];
    const first = await prepare(cars, 'first');
    await writeFile(indexFileOf(folder('cache'), folder('tenant')), '{"a":');
    expect(await prepare(cars, 'second')).toEqual(first);
  });

  test('D8 two builds at once share a cache', async () => {
    const cars = [vehicle(['photos/car.webp', 'photos/small.webp'])];
    const [one, other] = await Promise.all([prepare(cars, 'one'), prepare(cars, 'other')]);
    expect(other).toEqual(one);
    const names = await readdir(folder('cache'), { recursive: true });
    expect(names.filter((name) => name.endsWith('.partial'))).toEqual([]);
  });
});

describe('V20 pictures that are not there', () => {
  test('V20 are left out and told, and the others stay', async () => {
    const { vehicles, missing } = await prepare([
      vehicle(['photos/gone.webp', 'photos/car.webp', '../secret.webp', 'photos/broken.webp']),
    ]);
    expect(vehicles[0]!.images.map((image) => image.url.slice(0, 9))).toEqual(['/img/car.']);
    expect(missing).toEqual([
      "../secret.webp: leads out of the tenant's folder",
      expect.stringMatching(/^photos\/broken\.webp: cannot be read as a picture \(.+\)$/),
      'photos/gone.webp: no such file',
    ]);
  });

  test('V20 a picture that is cut off is told', async () => {
    const whole = await readFile(folder('tenant/photos/hero.webp'));
    await writeFile(folder('tenant/photos/cut.webp'), whole.subarray(0, whole.length / 2));
    const { vehicles, missing } = await prepare([vehicle(['photos/cut.webp'])]);
    expect(vehicles[0]!.images).toEqual([]);
    expect(missing).toEqual([expect.stringMatching(/^photos\/cut\.webp: cannot be read as a picture/)]);
  });

  test("V20 addresses of the web are nobody's business here", async () => {
    const { vehicles, missing } = await prepare([vehicle(['https://feed.example/1.jpg'])]);
    expect(vehicles[0]!.images).toEqual([{ url: 'https://feed.example/1.jpg' }]);
    expect(missing).toEqual([]);
  });
});

describe('V3 spins', () => {
  const frames = ['photos/spin/00.webp', 'photos/spin/01.webp'];
  beforeEach(async () => {
    await mkdir(folder('tenant/photos/spin'));
    for (const [at, frame] of frames.entries())
      await cp(folder(`tenant/photos/${at ? 'car' : 'small'}.webp`), folder(`tenant/${frame}`));
  });

  test('V3 frames and the interior are published as they are', async () => {
    const { vehicles } = await prepare([
      vehicle([], { spin_images: frames, spin_interior_image: 'photos/hero.webp' }),
    ]);
    const { spin_images: published, spin_interior_image: interior } = vehicles[0]!;
    expect(published).toEqual([
      expect.stringMatching(/^\/img\/00\.[0-9a-f]{8}\.webp$/),
      expect.stringMatching(/^\/img\/01\.[0-9a-f]{8}\.webp$/),
    ]);
    expect(await readFile(folder(`out${published[0]}`))).toEqual(
      await readFile(folder(`tenant/${frames[0]}`)),
    );
    expect(interior).toMatch(/^\/img\/hero\.[0-9a-f]{8}\.webp$/);
    expect((await readdir(folder('out/img'))).filter((name) => name.startsWith('00.'))).toHaveLength(1);
  });

  test("V3 what is published is not the tenant's own file, which may be edited later", async () => {
    const { vehicles } = await prepare([vehicle([], { spin_images: frames })]);
    const published = await stat(folder(`out${vehicles[0]!.spin_images[0]}`));
    expect(published.ino).not.toBe((await stat(folder(`tenant/${frames[0]}`))).ino);
  });

  test('V3 a spin that lacks a frame is no spin', async () => {
    const { vehicles, missing } = await prepare([
      vehicle([], { spin_images: [...frames, 'photos/spin/02.webp'] }),
    ]);
    expect(vehicles[0]!.spin_images).toEqual([]);
    expect(missing).toEqual(['photos/spin/02.webp: no such file']);
  });
});

test('V19 a report of the tenant’s folder is placed and listed with the pictures, and a lost one is told', async () => {
  await writeFile(folder('tenant/report.pdf'), '%PDF-1.7');
  const { vehicles, files, missing } = await prepare([
    vehicle([], { id: '1', file: 'report.pdf' }),
    vehicle([], { id: '2', file: 'gone.pdf' }),
  ]);
  const address = vehicles[0]?.file ?? '';
  expect(await readFile(path.join(folder('out'), address), 'utf8')).toBe('%PDF-1.7');
  expect(files.map((file) => `/${file.path}`)).toContain(address);
  expect(vehicles[1]?.file).toBeUndefined();
  expect(missing).toContain('gone.pdf: no such file');
});
