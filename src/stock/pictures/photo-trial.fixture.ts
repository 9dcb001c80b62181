import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { pictureNight, type PictureNight } from './large-night.fixture.ts';
import { startPhotoServer } from './photo-server.fixture.ts';
import type { PreparedPictures } from './pictures.ts';

type More = { dealer?: string; most?: number; now?: string; feed?: string };

/** A photo of 400 x 300, which has two widths of its own: 320 and 400. */
export const paint = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: { r: shade, g: 90, b: 200 } } })
    .webp({ lossless: true })
    .toBuffer();

/** How many photos each vehicle has. */
export const countsOf = ({ vehicles }: PreparedPictures): number[] =>
  vehicles.map(({ images }) => images.length);

/** A host of photos, dealers who name them, and a cache that they share; a second of waiting takes 20 ms. */
export async function photoTrial() {
  const root = await mkdtemp(path.join(tmpdir(), 'photo-trial-'));
  const photos = new Map<string, Buffer>();
  const server = await startPhotoServer((name) => photos.get(name));

  const nightOf = (
    vehicles: string[][],
    {
      dealer = 'one',
      most = 2000,
      now = '2026-11-21T03:00:00Z',
      feed = `${server.origin}/stock.csv`,
    }: More = {},
  ): PictureNight => ({
    tenant: {
      ...MINIMAL_TENANT,
      feed: { ...MINIMAL_TENANT.feed, source: feed },
      photos: { fetch: true, most_new: most },
    },
    vehicles,
    tenantFolder: path.join(root, dealer),
    cacheFolder: path.join(root, 'cache'),
    outFolder: path.join(root, `out-${dealer}`),
    now,
    unit: 20,
  });

  return {
    root,
    photos,
    server,
    nightOf,
    /** Addresses of so many photos of each of some vehicles, all different. */
    stock: async (vehicles: number, each: number): Promise<string[][]> => {
      const all: string[][] = [];
      for (let car = 0; car < vehicles; car += 1) {
        const own = Array.from({ length: each }, (_, at) => `/car-${car}/${at}.webp`);
        for (const [at, name] of own.entries()) photos.set(name, await paint((car * each + at) % 256));
        all.push(own.map((name) => server.origin + name));
      }
      return all;
    },
    night: async (vehicles: string[][], more: More = {}): Promise<PreparedPictures> => {
      const job = nightOf(vehicles, more);
      await mkdir(job.tenantFolder, { recursive: true });
      await rm(job.outFolder, { recursive: true, force: true });
      return pictureNight(job, () => undefined);
    },
    /** Paths that the host was asked for, from a request on. */
    paths: (from = 0): string[] => server.asked.slice(from).map((each) => each.path),
    close: async (): Promise<void> => {
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
