import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { CHECKED_NAME } from '../checked-cache.ts';
import type { PictureNight } from './large-night.fixture.ts';
import { countsOf, paint, photoTrial } from './photo-trial.fixture.ts';

const FIXTURE = path.join(PROJECT_ROOT, 'src/stock/pictures/large-night.fixture.ts');

let trial: Awaited<ReturnType<typeof photoTrial>>;
beforeEach(async () => {
  trial = await photoTrial();
});
afterEach(() => trial.close());

/** What the cache holds of made pictures, each with the file and the moment that it was written. */
async function madeFiles(): Promise<Map<string, string>> {
  const folder = path.join(trial.root, 'cache');
  const all = await readdir(folder, { recursive: true });
  const names = all.filter((name) => CHECKED_NAME.test(name) && !name.startsWith('fetched'));
  const looks = names.map(async (name): Promise<[string, string]> => {
    const { ino, mtimeMs } = await stat(path.join(folder, name));
    return [name, `${ino} ${mtimeMs}`];
  });
  return new Map(await Promise.all(looks));
}

describe('D8 photos of the web', () => {
  test('D8 are fetched and served by the site in the widths that its pages ask for', async () => {
    const made = await trial.night(await trial.stock(1, 2));
    expect(made.vehicles[0]!.images).toEqual([
      { url: expect.stringMatching(/^\/img\/0\.[0-9a-f]{8}$/), width: 400, height: 300 },
      { url: expect.stringMatching(/^\/img\/1\.[0-9a-f]{8}$/), width: 400, height: 300 },
    ]);
    // Five widths of the first, three of the other.
    expect(made.files).toHaveLength(8);
    expect([made.missing, made.waiting]).toEqual([[], []]);
  });

  test('D8 a photo that two dealers share is fetched once and made once', async () => {
    const vehicles = await trial.stock(2, 3);
    const one = await trial.night(vehicles);
    const before = await madeFiles();
    const other = await trial.night(vehicles, { dealer: 'other' });
    expect(other.files).toEqual(one.files);
    expect(trial.paths().sort()).toEqual([...trial.photos.keys()].sort());
    expect(await madeFiles()).toEqual(before);
    // And so it is where it lies with each of them, under another name.
    for (const dealer of ['one', 'other'])
      await writeFile(path.join(trial.root, dealer, `${dealer}.webp`), trial.photos.get('/car-0/0.webp')!);
    for (const dealer of ['one', 'other']) await trial.night([[`${dealer}.webp`]], { dealer });
    expect(await madeFiles()).toEqual(before);
  });

  test('D8 what is new is limited: first photos first, the others in the next builds, none asked for twice', async () => {
    const vehicles = await trial.stock(3, 4);
    const first = await trial.night(vehicles, { most: 5 });
    expect(countsOf(first)).toEqual([2, 2, 1]);
    expect(first.waiting).toEqual([
      '7 photos wait for the next build: photos.most_new takes 5 new ones at once, the first of every vehicle before any second.',
    ]);
    expect(trial.paths().slice(0, 3).sort()).toEqual(['/car-0/0.webp', '/car-1/0.webp', '/car-2/0.webp']);
    expect(countsOf(await trial.night(vehicles, { most: 5 }))).toEqual([4, 3, 3]);
    const last = await trial.night(vehicles, { most: 5 });
    expect([countsOf(last), last.waiting]).toEqual([[4, 4, 4], []]);
    expect(trial.paths().sort()).toEqual([...trial.photos.keys()].sort());
  });

  test("D8 photos of the dealer's folder are made however many, also by a machine that has kept nothing", async () => {
    await mkdir(path.join(trial.root, 'one'), { recursive: true });
    const own = ['0.webp', '1.webp', '2.webp'];
    for (const [at, name] of own.entries())
      await writeFile(path.join(trial.root, 'one', name), await paint(at));
    const [ofWeb = []] = await trial.stock(1, 3);
    const vehicles = [own, [...ofWeb, ...own.slice(0, 1)]];
    const first = await trial.night(vehicles, { most: 2 });
    expect(countsOf(first)).toEqual([3, 3]);
    expect(first.waiting).toEqual([expect.stringMatching(/^1 photo waits for the next build/)]);
    // What photos of the web lose with the cache is told; those of the folder lose nothing.
    await rm(path.join(trial.root, 'cache'), { recursive: true });
    expect(countsOf(await trial.night(vehicles, { most: 1 }))).toEqual([3, 2]);
    expect(countsOf(await trial.night(vehicles, { most: 2 }))).toEqual([3, 4]);
  });
});

describe('D8 a build that is stopped', () => {
  /** Runs a night in a process of its own that is killed once it has said `words`, or at the request with this number. */
  async function killedNight(job: PictureNight, at: { words?: string; request?: number }): Promise<void> {
    await mkdir(job.tenantFolder, { recursive: true });
    const child = spawn(process.execPath, [FIXTURE, JSON.stringify(job), at.words ?? ''], {
      stdio: 'inherit',
    });
    trial.server.answer = () => {
      if (at.request !== undefined && trial.server.asked.length >= at.request) child.kill('SIGKILL');
      return false;
    };
    const signal = await new Promise((resolve) => child.on('close', (_, by) => resolve(by)));
    expect(signal).toBe('SIGKILL');
    trial.server.answer = undefined;
  }

  test('D8 while it fetches goes on where it was, and asks for what is missing alone', async () => {
    const vehicles = await trial.stock(4, 10);
    await killedNight(trial.nightOf(vehicles), { request: 20 });
    const files = (await readdir(path.join(trial.root, 'cache', 'fetched'), { recursive: true })).map(
      (name) => path.basename(name),
    );
    const isKept = (url: string): boolean =>
      files.some((name) => new RegExp(`^${hash('sha256', url)}\\.[0-9a-f]{64}$`).test(name));
    const kept = vehicles.flat().filter(isKept);
    // Of twenty that were asked for eight at most were on their way, from the server or to the disk.
    expect(kept.length).toBeGreaterThanOrEqual(12);
    expect(kept.length).toBeLessThan(40);
    const before = trial.server.asked.length;
    const made = await trial.night(vehicles);
    expect(countsOf(made)).toEqual([10, 10, 10, 10]);
    const again = new Set(trial.paths(before).map((name) => trial.server.origin + name));
    expect(kept.filter((url) => again.has(url))).toEqual([]);
    expect(new Set(trial.paths())).toEqual(new Set(trial.photos.keys()));
  });

  test('D8 while it makes widths makes the others, and nothing twice', async () => {
    const vehicles = await trial.stock(4, 10);
    await killedNight(trial.nightOf(vehicles), { words: 'pictures 20 of 40' });
    const before = await madeFiles();
    expect(before.size).toBeGreaterThanOrEqual(40);
    expect(before.size).toBeLessThan(80);
    await trial.night(vehicles);
    const after = await madeFiles();
    expect(after.size).toBe(80);
    for (const [name, look] of before) expect(after.get(name)).toBe(look);
    expect(trial.server.asked).toHaveLength(40);
  });
});
