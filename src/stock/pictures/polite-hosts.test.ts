import { mkdir, readdir, readFile, rename, utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CHECKED_NAME } from '../checked-cache.ts';
import { pictureNight } from './large-night.fixture.ts';
import { startPhotoServer } from './photo-server.fixture.ts';
import { countsOf, paint, photoTrial } from './photo-trial.fixture.ts';

/** The day on which the nights of the trials fetch. */
const FETCHED = new Date('2026-11-21T03:00:00Z');

let trial: Awaited<ReturnType<typeof photoTrial>>;
beforeEach(async () => {
  trial = await photoTrial();
});
afterEach(() => trial.close());

describe('D8 hosts of photos are asked politely', () => {
  test('D8 with two connections at most, though eight photos are asked for at once', async () => {
    await trial.night(await trial.stock(4, 10));
    expect(trial.server.most()).toBe(2);
  });

  test.each([429, 503])('D8 after %i all requests rest as long as Retry-After says', async (status) => {
    const vehicles = await trial.stock(1, 6);
    let refusedAt = 0;
    const times: number[] = [];
    trial.server.answer = (_, response) => {
      times.push(performance.now());
      if (times.length !== 3) return false;
      refusedAt = performance.now();
      // 20 seconds of 20 ms each.
      response.writeHead(status, { 'retry-after': '20' }).end();
      return true;
    };
    const made = await trial.night(vehicles);
    expect(countsOf(made)).toEqual([6]);
    expect(trial.server.asked).toHaveLength(7);
    const after = times.slice(3).filter((at) => at - refusedAt < 390);
    // One other request was on its way.
    expect(after.length).toBeLessThanOrEqual(1);
  });

  test('D8 one that wants an hour is left for the night, and the others are not', async () => {
    const other = await startPhotoServer(() => trial.photos.get('/car-0/0.webp'));
    try {
      const [own = []] = await trial.stock(1, 8);
      trial.server.answer = (_, response) => {
        response.writeHead(429, { 'retry-after': '3600' }).end();
        return true;
      };
      const theirs = ['/a.webp', '/b.webp'].map((name) => other.origin + name);
      const job = trial.nightOf([[...own, ...theirs]]);
      // Both are where a feed is, or no machine of a private network would be asked.
      job.tenant.further_feeds = [
        { name: 'photos', feed: { source: `${other.origin}/photos.csv`, format: 'csv' } },
      ];
      await mkdir(job.tenantFolder, { recursive: true });
      const made = await pictureNight(job, () => undefined);
      expect(made.waiting).toEqual([
        `8 photos wait for the next build: ${trial.server.host} answered 429 Too Many Requests.`,
      ]);
      expect(made.missing).toEqual([]);
      expect(countsOf(made)).toEqual([2]);
      expect(trial.server.asked.length).toBeLessThanOrEqual(2);
      trial.server.answer = undefined;
      expect((await pictureNight(job, () => undefined)).vehicles[0]!.images).toHaveLength(10);
      expect(other.asked).toHaveLength(2);
    } finally {
      await other.close();
    }
  });

  test('D8 one that says nothing is given up, tells why, and keeps nobody for long', async () => {
    trial.server.answer = () => true;
    const vehicles = await trial.stock(2, 20);
    const began = performance.now();
    const { waiting } = await trial.night(vehicles);
    // Six silences of 600 ms, two at once, and the rests between them; all forty would take 12 s.
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(waiting).toEqual([
      `40 photos wait for the next build: ${trial.server.host} gave no whole answer within 0.6 s.`,
    ]);
    expect(trial.server.asked.length).toBeLessThanOrEqual(8);
  });

  test('D8 is asked after a week whether a photo has changed, and sends it only then', async () => {
    const vehicles = await trial.stock(1, 2);
    const first = await trial.night(vehicles);
    await trial.night(vehicles, { now: '2026-11-27T03:00:00Z' });
    expect(trial.server.asked).toHaveLength(2);
    trial.photos.set('/car-0/1.webp', Buffer.concat([await paint(99), Buffer.alloc(8)]));
    const later = await trial.night(vehicles, { now: '2026-11-29T03:00:00Z' });
    expect(trial.server.asked.slice(2).map(({ headers }) => headers['if-none-match'])).toHaveLength(2);
    expect(trial.server.asked.slice(2).every(({ headers }) => headers['if-none-match'])).toBe(true);
    expect(later.vehicles[0]!.images[0]).toEqual(first.vehicles[0]!.images[0]);
    expect(later.vehicles[0]!.images[1]!.url).not.toBe(first.vehicles[0]!.images[1]!.url);
    expect(await trial.night(vehicles, { now: '2026-11-30T03:00:00Z' })).toEqual(later);
    expect(trial.server.asked).toHaveLength(4);
    // Gone from its server, a photo that is had stays.
    trial.photos.clear();
    expect(await trial.night(vehicles, { now: '2026-12-30T03:00:00Z' })).toEqual(later);
  });
});

describe('D8 photos that another dealer has fetched', () => {
  const files = (): Promise<string[]> => readdir(path.join(trial.root, 'cache'), { recursive: true });

  test('D8 are asked for a week after that, whatever has become of the other, and then as all others', async () => {
    const vehicles = await trial.stock(1, 2);
    const made = await trial.night(vehicles);
    for (const name of (await files()).filter((each) => CHECKED_NAME.test(each)))
      await utimes(path.join(trial.root, 'cache', name), FETCHED, FETCHED);
    const other = await trial.night(vehicles, { dealer: 'other', now: '2026-11-27T03:00:00Z' });
    expect(other.files).toEqual(made.files);
    expect(trial.server.asked).toHaveLength(2);
    await trial.night(vehicles, { dealer: 'other', now: '2026-11-29T03:00:00Z' });
    await trial.night(vehicles, { dealer: 'other', now: '2026-12-07T03:00:00Z' });
    expect(trial.server.asked.slice(2).map(({ headers }) => 'if-none-match' in headers)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('D8 what servers said is written for each dealer, of the photos that it still names', async () => {
    const saidOf = async (): Promise<number[]> => {
      const names = (await files()).filter((name) =>
        name.startsWith(path.join('fetched', 'said') + path.sep),
      );
      const texts = await Promise.all(
        names.map((name) => readFile(path.join(trial.root, 'cache', name), 'utf8')),
      );
      return texts.map((text) => Object.keys(JSON.parse(text) as object).length);
    };
    const [first = [], second = []] = await trial.stock(2, 3);
    await trial.night([first, second]);
    expect(await saidOf()).toEqual([6]);
    await trial.night([second]);
    expect(await saidOf()).toEqual([3]);
    // One who finds them all fetched has heard nothing from any server.
    await trial.night([first], { dealer: 'other' });
    expect(await saidOf()).toEqual([3]);
    await trial.night([first, ...(await trial.stock(3, 1)).slice(2)], { dealer: 'other' });
    expect((await saidOf()).toSorted()).toEqual([1, 3]);
  });

  test('D8 what an earlier version has written for all dealers is known to each', async () => {
    const vehicles = await trial.stock(1, 2);
    await trial.night(vehicles);
    const folder = path.join(trial.root, 'cache', 'fetched');
    const [name = ''] = await readdir(path.join(folder, 'said'));
    await rename(path.join(folder, 'said', name), path.join(folder, 'said.json'));
    await trial.night(vehicles, { now: '2026-11-29T03:00:00Z' });
    expect(trial.server.asked.slice(2).every(({ headers }) => 'if-none-match' in headers)).toBe(true);
    expect(await readdir(path.join(folder, 'said'))).toEqual([name]);
  });
});

describe('V20 photos of the web that cannot be had', () => {
  test('V20 are left out and told, and asked for again in the next build', async () => {
    const [[there = ''] = []] = await trial.stock(1, 1);
    trial.photos.set('/page.webp', Buffer.from('<!doctype html>Not found'));
    const vehicles = [[`${trial.server.origin}/gone.webp`, there, `${trial.server.origin}/page.webp`]];
    const { missing, waiting, ...made } = await trial.night(vehicles);
    expect(made.vehicles[0]!.images).toHaveLength(1);
    expect(missing).toEqual([
      `${trial.server.origin}/gone.webp: answered 404 Not Found`,
      expect.stringMatching(/\/page\.webp: cannot be read as a picture \(.+\)$/),
    ]);
    expect(waiting).toEqual([]);
    trial.photos.set('/page.webp', await paint(7));
    expect((await trial.night(vehicles)).vehicles[0]!.images).toHaveLength(2);
  });

  test('V20 on a machine of a private network are not asked for, unless the settings name it', async () => {
    const { missing } = await trial.night(await trial.stock(1, 1), { feed: 'stock/vehicles.csv' });
    expect(missing).toEqual([expect.stringContaining('leads to a machine of a private network')]);
    expect(trial.server.asked).toEqual([]);
  });

  test('V20 a redirect into a private network is not followed', async () => {
    const inside = await startPhotoServer(() => trial.photos.get('/car-0/0.webp'));
    try {
      const vehicles = await trial.stock(1, 1);
      trial.server.answer = (_, response) => {
        response.writeHead(302, { location: `${inside.origin}/secret` }).end();
        return true;
      };
      expect((await trial.night(vehicles)).missing).toEqual([expect.stringContaining('private network')]);
      expect(inside.asked).toEqual([]);
    } finally {
      await inside.close();
    }
  });
});
