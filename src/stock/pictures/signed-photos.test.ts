import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countsOf, paint, photoTrial } from './photo-trial.fixture.ts';
import { pictureNight } from './large-night.fixture.ts';
import type { PreparedPictures } from './pictures.ts';

let trial: Awaited<ReturnType<typeof photoTrial>>;
let stock: string[][];
beforeEach(async () => {
  trial = await photoTrial();
  stock = await trial.stock(4, 2);
  // The host looks at the path, and at what names a photo.
  trial.server.answer = (asked, response) => {
    const photo = trial.photos.get(asked.replace(/[?&](?:X-Amz|sig|rot|v)\b[^?]*$/, ''));
    if (!photo) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'image/webp' }).end(photo);
    return true;
  };
});
afterEach(() => trial.close());

/** Every address with this behind it. */
const withQuery = (query: string, vehicles = stock): string[][] =>
  vehicles.map((images) => images.map((url) => `${url}${url.includes('?') ? '&' : '?'}${query}`));
const signed = (day: number): string =>
  `X-Amz-Date=202611${day}T000000Z&X-Amz-Expires=86400&X-Amz-Signature=202611${day}ff`;

const photosOf = ({ vehicles }: PreparedPictures): string[][] =>
  vehicles.map(({ images }) => images.map(({ url }) => url));

const down = (): void => {
  trial.server.answer = (_, response) => {
    response.writeHead(503).end();
    return true;
  };
};

describe('D8 photos whose addresses are signed anew each night', () => {
  test('D8 are fetched once', async () => {
    const first = await trial.night(withQuery(signed(24)));
    const before = trial.server.asked.length;
    expect([countsOf(first), before]).toEqual([[2, 2, 2, 2], 8]);
    const second = await trial.night(withQuery(signed(25)), { now: '2026-11-22T03:00:00Z' });
    expect(photosOf(second)).toEqual(photosOf(first));
    expect(trial.server.asked.length - before).toBe(0);
  });

  test.each(['X-Amz-Signature=', 'sig=', 'rot=', 'v='])(
    'D8 stay while their host is down, and none of them is new (%s)',
    async (name) => {
      const first = await trial.night(withQuery(`${name}24`));
      down();
      const second = await trial.night(withQuery(`${name}25`), { most: 1, now: '2026-11-22T03:00:00Z' });
      expect(photosOf(second)).toEqual(photosOf(first));
      expect(second.missing).toEqual([]);
    },
  );

  test('D8 of each dealer who shares one are asked for once it has another edition', async () => {
    const asked = async (dealer: string, query: string): Promise<number> => {
      const before = trial.server.asked.length;
      await trial.night(withQuery(query), { dealer });
      return trial.server.asked.length - before;
    };
    expect(await asked('one', 'v=1')).toBe(8);
    expect(await asked('two', 'v=1')).toBe(8);
    expect(await asked('two', 'v=1')).toBe(0);
    expect(await asked('two', 'v=2')).toBe(8);
    expect(await asked('three', 'sig=1')).toBe(0);
  });

  test('D8 are shown on after a week of silence, and it is said', async () => {
    const first = await trial.night(withQuery('v=1'));
    down();
    const second = await trial.night(withQuery('v=2'), { now: '2026-12-21T03:00:00Z' });
    expect(photosOf(second)).toEqual(photosOf(first));
    expect(second.waiting).toEqual([
      `8 photos are shown as fetched before: ${trial.server.host} answered 503 Service Unavailable.`,
    ]);
  });

  test('D8 are one photo on a vehicle that names one twice', async () => {
    const [url = ''] = stock[0]!;
    const made = await trial.night([[`${url}?sig=a`, `${url}?sig=b`], [`${url}?sig=c`]]);
    expect(countsOf(made)).toEqual([1, 1]);
    expect(trial.server.asked).toHaveLength(1);
  });

  test('D8 are told without what signs them', async () => {
    const made = await trial.night([[`${trial.server.origin}/gone.webp?X-Amz-Signature=secret`]]);
    expect(made.missing).toEqual([`${trial.server.origin}/gone.webp: answered 404 Not Found`]);
  });
});

describe('D8 photos that a query names', () => {
  beforeEach(async () => {
    trial.photos.clear();
    for (const at of [1, 2, 3, 4]) trial.photos.set(`/photo.php?id=${at}`, await paint(at * 50));
    stock = [1, 3].map((at) => [at, at + 1].map((id) => `${trial.server.origin}/photo.php?id=${id}`));
  });

  test('D8 are as many as it names, signed or not, and stay while their host is down', async () => {
    const first = await trial.night(withQuery(signed(24)));
    expect(new Set(photosOf(first).flat()).size).toBe(4);
    down();
    expect(photosOf(await trial.night(withQuery(signed(25)), { most: 1 }))).toEqual(photosOf(first));
  });

  test('D8 are never another photo of the script, whatever becomes of the host', async () => {
    await trial.night(stock);
    down();
    const other = await trial.night([[], [], [`${trial.server.origin}/photo.php?id=9`]]);
    expect(countsOf(other)).toEqual([0, 0, 0]);
  });
});

describe('D8 an address that says that the photo is another one', () => {
  test('D8 is asked at once, as many as photos.most_new has room for, and the others stay', async () => {
    await trial.night(withQuery('v=1'));
    for (const name of [...trial.photos.keys()]) trial.photos.set(name, await paint(250));
    const before = trial.server.asked.length;
    const second = await trial.night(withQuery('v=2'), { most: 3 });
    expect(trial.server.asked.length - before).toBe(3);
    expect(countsOf(second)).toEqual([2, 2, 2, 2]);
    expect(second.waiting).toEqual([
      '5 photos are shown as fetched before: photos.most_new takes 3 new ones at once.',
    ]);
    await trial.night(withQuery('v=2'), { most: 3 });
    const last = await trial.night(withQuery('v=2'), { most: 3 });
    expect([trial.server.asked.length - before, last.waiting]).toEqual([8, []]);
    expect(
      new Set(
        photosOf(last)
          .flat()
          .map((url) => url.split('.')[1]),
      ).size,
    ).toBe(1);
  });

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a page that says sorry', () => Buffer.from('<html>Back soon</html>')],
    ['nothing', () => Buffer.alloc(0)],
    [
      'half of a photo',
      async () =>
        (
          await sharp({
            create: {
              width: 900,
              height: 900,
              channels: 3,
              background: '#123',
              noise: { type: 'gaussian', mean: 128, sigma: 60 },
            },
          })
            .jpeg()
            .toBuffer()
        ).subarray(0, 9000),
    ],
  ])('D8 and that gets %s in its place keeps what it had', async (_, answer) => {
    const first = await trial.night(withQuery('v=1'));
    const bytes = await answer();
    trial.server.answer = (__, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
      return true;
    };
    const second = await trial.night(withQuery('v=2'));
    expect(photosOf(second)).toEqual(photosOf(first));
    expect(second.missing).toEqual([]);
    expect(second.waiting).toEqual([
      `8 photos are shown as fetched before: ${trial.server.host} answered with no picture.`,
    ]);
  });
});

describe('D8 photos whose paths are new each night', () => {
  const moved = (night: string): string[][] =>
    stock.map((images) => images.map((url) => url.replace('/car-', `/${night}/car-`)));

  test('D8 leave the last photo of their place standing until the new one is there', async () => {
    for (const night of ['one', 'two'])
      for (const [name, photo] of [...trial.photos])
        if (name.startsWith('/car-')) trial.photos.set(`/${night}${name}`, photo);
    const first = await trial.night(moved('one'));
    const { answer } = trial.server;
    down();
    const second = await trial.night(moved('two'));
    const bytes = (made: PreparedPictures): string[] => made.files.map(({ sha256 }) => sha256).sort();
    expect(countsOf(second)).toEqual([2, 2, 2, 2]);
    expect(bytes(second)).toEqual(bytes(first));
    expect(second.waiting).toEqual([
      `8 photos wait for the next build: ${trial.server.host} answered 503 Service Unavailable.`,
    ]);
    trial.server.answer = answer;
    // And so it is where there is no room for all of them.
    const third = await trial.night(moved('two'), { most: 3 });
    expect(countsOf(third)).toEqual([2, 2, 2, 2]);
    const last = await trial.night(moved('two'));
    expect([countsOf(last), last.waiting]).toEqual([[2, 2, 2, 2], []]);
  });

  test('D8 never stand in for another photo of a vehicle, nor on another vehicle', async () => {
    await trial.night(stock);
    down();
    const [first = []] = stock;
    const [url = ''] = first;
    // One that stands elsewhere on the vehicle, and one of another vehicle.
    const made = await trial.night([
      [`${trial.server.origin}/new.webp`, url],
      [],
      [],
      [],
      [`${trial.server.origin}/a.webp`],
    ]);
    expect(countsOf(made)).toEqual([1, 0, 0, 0, 0]);
  });
});

test('D8 the settings say which hosts have the same photos', async () => {
  const elsewhere = stock.map((images) => images.map((url) => url.replace('127.0.0.1', 'localhost')));
  const nightWith = async (vehicles: string[][], host: string): Promise<PreparedPictures> => {
    const job = trial.nightOf(vehicles);
    await mkdir(job.tenantFolder, { recursive: true });
    await rm(path.join(trial.root, 'cache', 'fetched', 'places'), { recursive: true, force: true });
    job.tenant.photos = { fetch: true, hosts: [{ host }] };
    return pictureNight(job, () => undefined);
  };
  const { port } = new URL(trial.server.origin);
  const first = await nightWith(stock, `*:${port}`);
  down();
  expect(photosOf(await nightWith(elsewhere, `*:${port}`))).toEqual(photosOf(first));
  expect(countsOf(await nightWith(elsewhere, `127.0.0.1:${port}`))).toEqual([0, 0, 0, 0]);
});
