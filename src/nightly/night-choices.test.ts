import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteFolders } from '../build/site-folders.ts';
import { PROJECT_ROOT } from '../command-line/project-root.ts';
import { markNight, nightName } from './night-name.ts';
import { nightTenants } from './night-tenants.ts';
import { checkPrivate, nightFolder, removeOldNights } from './report-folder.ts';
import { shardOf } from './shard.ts';

const DEMOS = path.join(PROJECT_ROOT, 'tenants');
const OWN = path.join(PROJECT_ROOT, 'tests', 'tenants');
const NOW = new Date('2026-11-22T16:15:00.123Z');

let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'night-choices-'));
});
afterAll(async () => {
  await rm(path.dirname(siteFolders(root, root, 'any').state), { recursive: true, force: true });
  await rm(root, { recursive: true, force: true });
});

describe('O1 who takes part in a night', () => {
  test('demonstrations are left out by their settings, and named', async () => {
    const { slugs, demos } = await nightTenants({ named: [], tenantsFolder: DEMOS, withDemos: false });
    expect(slugs).toEqual([]);
    expect(demos).toHaveLength(5);
  });

  test('they take part where they are asked for, or named', async () => {
    const all = await nightTenants({ named: [], tenantsFolder: DEMOS, withDemos: true });
    expect(all).toMatchObject({ demos: [], slugs: { length: 5 } });
    const [slug = ''] = all.slugs;
    const named = await nightTenants({ named: [slug], tenantsFolder: DEMOS, withDemos: false });
    expect(named.slugs).toEqual([slug]);
  });

  test('two shards hold every tenant once', async () => {
    const shards = await Promise.all(
      [1, 2].map((number) =>
        nightTenants({ named: [], tenantsFolder: OWN, shard: { number, of: 2 }, withDemos: false }),
      ),
    );
    const all = await nightTenants({ named: [], tenantsFolder: OWN, withDemos: false });
    expect(shards.flatMap(({ slugs }) => slugs).sort()).toEqual(all.slugs);
    for (const slug of shards[0]!.slugs) expect(shardOf(slug, 2)).toBe(1);
  });
});

describe('O1 the name of a night', () => {
  const place = () => ({ tenantsFolder: root, outFolder: root });

  test('is the moment it begins', async () => {
    expect(await nightName({ given: undefined, isResumed: false, now: NOW }, place())).toEqual({
      night: '2026-11-22T161500Z',
    });
  });

  test('is the one given, and never one that leaves its folder', async () => {
    expect(await nightName({ given: 'run-7', isResumed: false, now: NOW }, place())).toEqual({
      night: 'run-7',
    });
    await expect(nightName({ given: '../x', isResumed: false, now: NOW }, place())).rejects.toThrow(
      "--night is '../x'. Write up to 64 letters",
    );
  });

  test('is that of the night that was stopped, and a new one where none was, which is told', async () => {
    const resume = () => nightName({ given: undefined, isResumed: true, now: NOW }, place());
    const begins = (why: string) => ({
      night: '2026-11-22T161500Z',
      note: expect.stringMatching(
        `^Nothing is to be resumed: ${why}.*this run begins the night 2026`,
      ) as string,
    });
    expect(await resume()).toEqual(begins('no night was noted with these folders'));
    await markNight('stopped', false, place());
    expect(await resume()).toEqual({ night: 'stopped' });
    await markNight('stopped', true, place());
    expect(await resume()).toEqual(begins('the last night here, stopped, came to its end'));
  });
});

describe('O3 what is written about nights', () => {
  test('is refused a place among published sites', () => {
    expect(() => checkPrivate('/srv/sites/nights', '/srv/sites')).toThrow(/Name a folder outside of it/);
    expect(() => checkPrivate('/srv/sites', '/srv/sites')).toThrow(/private/);
    expect(() => checkPrivate('/srv/nights', '/srv/sites')).not.toThrow();
  });

  test('stays for thirty nights', async () => {
    const folder = path.join(root, 'nights');
    for (let day = 1; day <= 33; day += 1)
      await mkdir(nightFolder(folder, `n${String(day).padStart(2, '0')}`, day === 33 ? '3/20' : undefined), {
        recursive: true,
      });
    await removeOldNights(folder);
    const left = (await readdir(folder)).sort();
    expect(left).toHaveLength(30);
    expect([left[0], left.at(-1)]).toEqual(['n04', 'n33.3-of-20']);
  });
});
