import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { siteFolders } from '../build/site-folders.ts';
import type { Deployed } from './deploy-tenant.ts';
import { startMachine, tenantOf, type Machine, type Stock } from './night.fixture.ts';
import { isGood, outcomeWords } from './night-entry.ts';
import { badness, nightExitCode } from './summary/night-summary.ts';
import { readNights } from './tenant-nights.ts';

let stock: Stock;
let machine: Machine;
beforeEach(async () => {
  stock = { one: ['a', 'b'], two: ['c'] };
  machine = await startMachine(stock);
});
afterEach(() => machine.remove());

const S3 = { deploy: { target: 's3', s3: { bucket: 'my-cars' } } };
const sent = (outcome: 'sent' | 'written' | 'faulty' | 'failed'): Deployed => ({
  entry: { target: 's3', outcome, added: 1, changed: 0, removed: 0, bytes: 7, words: ['Said by the host.'] },
});

test('O1 a tenant that fails stops no other, and each has a line in the order asked for', async () => {
  const entries = await machine.night(['one', 'broken', 'two']);
  expect(entries.map(({ tenant, outcome, isNewRelease }) => [tenant, outcome, isNewRelease])).toEqual([
    ['one', 'published', true],
    ['broken', 'failed', false],
    ['two', 'published', true],
  ]);
  expect(entries[1]).toMatchObject({ reason: 'Broken.' });
});

test('O1 a second run of a night does what the first did not, and a new night does all', async () => {
  await machine.night(['one', 'broken']);
  machine.built.length = 0;
  const entries = await machine.night(['one', 'broken', 'two']);
  expect(machine.built).toEqual(['broken', 'two']);
  expect(entries.map(({ tenant }) => tenant)).toEqual(['one', 'broken', 'two']);
  machine.built.length = 0;
  const next = await machine.night(['one', 'two'], { night: '2026-11-23' });
  expect(machine.built).toEqual(['one', 'two']);
  expect(next.every(({ isNewRelease }) => !isNewRelease)).toBe(true);
});

test.each([
  ['failed', 'published, not sent to s3'],
  ['written', 'published, written and not sent to s3'],
  ['faulty', 'published, wrong on s3'],
] as const)(
  'O1 a site whose upload %s is not as it should be, and is tried again in the same night',
  async (outcome, words) => {
    const settings = new Map([['one', tenantOf('one', S3)]]);
    const [failed] = await machine.night(['one'], { settings, deploy: () => Promise.resolve(sent(outcome)) });
    expect(failed?.deploy).toMatchObject({ outcome, words: ['Said by the host.'] });
    expect([isGood(failed!), badness(failed!), nightExitCode([failed!]), outcomeWords(failed!)]).toEqual([
      false,
      3,
      1,
      words,
    ]);
    const [again] = await machine.night(['one'], { settings, deploy: () => Promise.resolve(sent('sent')) });
    expect(again?.deploy?.outcome).toBe('sent');
    machine.built.length = 0;
    await machine.night(['one'], { settings });
    expect(machine.built).toEqual([]);
  },
);

test('O1 --no-deploy sends nothing, and neither does a tenant without a host', async () => {
  const settings = new Map([['one', tenantOf('one', S3)]]);
  const [kept] = await machine.night(['one'], { settings, isDeployed: false });
  expect(kept).toMatchObject({ outcome: 'published' });
  expect(kept?.deploy).toBeUndefined();
});

test('O1 the difference of a release is written beside the summary, and of no release where nothing changed', async () => {
  await machine.night(['one']);
  stock['one'] = ['a', 'changed', 'more'];
  const [entry] = await machine.night(['one'], { night: 'next' });
  const file = path.join(path.dirname(machine.outFolder), 'nights', '2026-11-22', entry!.diff!);
  expect(await readFile(file, 'utf8')).toBe(
    `one, release ${entry!.release}, night next\n+ cars/2.html\n~ cars/1.html\n`,
  );
  const [unchanged] = await machine.night(['one'], { night: 'third' });
  expect(unchanged?.diff).toBeUndefined();
});

test('O1 what no night told is told by the next: of a run that was killed, a build by hand, a host that was away', async () => {
  const settings = new Map([['one', tenantOf('one', S3)]]);
  const reach = (outcome: 'sent' | 'failed') => ({ settings, deploy: () => Promise.resolve(sent(outcome)) });
  await machine.night(['one'], { night: 'first', ...reach('sent') });
  const quiet = { new: 0, gone: 0, sold: 0, up: 0, down: 0 };

  stock['one'] = ['aaa', 'b', 'c'];
  const killed = machine.night(['one'], {
    night: 'second',
    settings,
    deploy: () => Promise.reject(new Error('killed')),
  });
  expect((await killed)[0]).toMatchObject({
    outcome: 'failed',
    reason: expect.stringContaining('killed') as string,
  });
  const [away] = await machine.night(['one'], { night: 'second', ...reach('failed') });
  const told = { changes: { ...quiet, new: 1, up: 1 }, isNewRelease: true };
  expect(away).toMatchObject(told);

  stock['one'] = ['aaa', 'c'];
  const [third] = await machine.night(['one'], { night: 'third', ...reach('sent') });
  expect(third).toMatchObject({ ...told, changes: { ...quiet, up: 1 } });
  const [fourth] = await machine.night(['one'], { night: 'fourth', ...reach('sent') });
  expect(fourth).toMatchObject({ changes: quiet, isNewRelease: false });
});

test('O1 more tenants than are built together are all built, in groups', async () => {
  const slugs = Array.from({ length: 20 }, (_, index) => `dealer-${index}`);
  for (const slug of slugs) stock[slug] = [slug];
  const told: string[] = [];
  const entries = await machine.night(slugs, { tell: (text) => void told.push(text) });
  expect(entries.map(({ tenant }) => tenant)).toEqual(slugs);
  expect(told).toEqual(['Night 2026-11-22: 1 to 16 of 20', 'Night 2026-11-22: 17 to 20 of 20']);
});

test('O1 what cannot be written down makes the tenant fail, and says why', async () => {
  const [one, two] = await machine.night(['one', 'two'], {
    tellDealer: ({ slug }) => (slug === 'one' ? Promise.reject(new TypeError('odd')) : Promise.resolve([])),
  });
  expect(one).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('odd') as string });
  expect(two).toMatchObject({ outcome: 'published' });
});

test('O3 the last sixty nights of a tenant are remembered, a night once', async () => {
  for (let night = 1; night <= 62; night += 1)
    await machine.night(['broken'], { night: `n${String(night).padStart(2, '0')}` });
  await machine.night(['broken'], { night: 'n62' });
  const { state } = siteFolders(machine.tenantsFolder, machine.outFolder, 'broken');
  const nights = (await readNights(state)).map(({ night }) => night);
  expect(nights).toHaveLength(60);
  expect([nights[0], nights.at(-1)]).toEqual(['n03', 'n62']);
});

test('R3 a site whose settings still have examples of a new tenant is not built, and what is live stays', async () => {
  const [published] = await machine.night(['one']);
  machine.built.length = 0;
  const site = { ...MINIMAL_TENANT.site, licence: { number: 'MD000000' } };
  const settings = new Map([
    ['one', tenantOf('one', { site })],
    ['two', tenantOf('two', { site, night: { demo: true } })],
  ]);
  const [refused, demo] = await machine.night(['one', 'two'], { settings, night: '2026-11-23' });
  expect(machine.built).toEqual(['two']);
  expect(demo).toMatchObject({ outcome: 'published' });
  expect(refused).toMatchObject({
    outcome: 'refused',
    rails: ['placeholders'],
    isNewRelease: false,
    release: published!.release,
    reason: expect.stringContaining("site.licence.number still has 'MD000000'") as string,
  });
});
