import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { IMAGE_WIDTHS, imageSourceSet, LATER_PHOTO_WIDTHS } from '../../domain/picture/image-host.ts';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import { preparePictures } from './pictures.ts';

const tenant = parseTenant(MINIMAL_TENANT, 'tenant.ts');
const WIDTHS = { car: 1280, small: 500, tiny: 400 };

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'later-photos-'));
  await mkdir(path.join(root, 'tenant'));
  for (const [name, width] of Object.entries(WIDTHS))
    await sharp({
      create: { width, height: 300, channels: 3, background: { r: width % 250, g: 90, b: 200 } },
    })
      .webp()
      .toFile(path.join(root, `tenant/${name}.webp`));
  await writeFile(path.join(root, 'tenant/broken.webp'), 'not a picture');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Prepares vehicles with photos of these names; gives their images, and the widths that a stem has files of. */
async function prepare(...photos: string[][]) {
  const { vehicles, files } = await preparePictures({
    vehicles: photos.map((names) =>
      exampleVehicle({ images: names.map((name) => ({ url: `${name}.webp` })) }),
    ),
    tenant,
    tenantFolder: path.join(root, 'tenant'),
    cacheFolder: path.join(root, 'cache'),
    outFolder: path.join(root, 'out'),
    now: new Date('2026-11-21T03:00:00Z'),
    onProgress: () => undefined,
  });
  const paths = new Set(files.map((file) => `/${file.path}`));
  const widthsOf = (stem = ''): number[] =>
    IMAGE_WIDTHS.filter((width) => paths.has(`${stem}-${width}.webp`));
  return { images: vehicles.map(({ images }) => images), widthsOf };
}

test('D8 photos after the first come in the widths of galleries, and every address that one asks for exists', async () => {
  const { images, widthsOf } = await prepare(['car', 'small', 'tiny'], ['small']);
  const [car, small, tiny] = images[0]!;
  expect(widthsOf(car!.url)).toEqual(IMAGE_WIDTHS);
  // The first of the other vehicle.
  expect(widthsOf(small!.url)).toEqual(IMAGE_WIDTHS);
  expect(widthsOf(tiny!.url)).toEqual(LATER_PHOTO_WIDTHS);
  // Never enlarged: its own width is offered, by the file that has it.
  expect(imageSourceSet(tiny!.url, LATER_PHOTO_WIDTHS, tenant.images, tiny!.width)).toBe(
    `${tiny!.url}-320.webp 320w, ${tiny!.url}-960.webp 400w`,
  );
});

test('D8 V20 a photo comes in every width once those before it are left out', async () => {
  const { images, widthsOf } = await prepare(['gone', 'broken', 'car', 'small']);
  const [car, small] = images[0]!;
  expect(widthsOf(car!.url)).toEqual(IMAGE_WIDTHS);
  expect(widthsOf(small!.url)).toEqual(LATER_PHOTO_WIDTHS);
});
