import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import { EXAMPLE_JOB } from './example-job.fixture.ts';
import { siteInputs } from './build-inputs.ts';

const tenant = parseTenant(MINIMAL_TENANT, 'tenant.ts');
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-inputs-'));
  await mkdir(path.join(folder, 'tenant', 'content'), { recursive: true });
  for (const file of ['tenant/theme.css', 'tenant/content/a.md', 'feed.csv'])
    await writeFile(path.join(folder, file), 'as it was');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const site = () => ({
  job: EXAMPLE_JOB,
  tenant,
  tenantFolder: path.join(folder, 'tenant'),
  today: '2026-11-21',
});
const feed = async (file = 'feed.csv') => ({ file: path.join(folder, file), shown: file });
const feeds = (...secondary: string[]) => ({
  first: feed(),
  further: new Map(secondary.map((name) => [name, feed(`${name}.csv`)])),
});
const write = (file: string, text = 'otherwise') => writeFile(path.join(folder, file), text);

test('the same inputs have the same digest, at another moment of the day, too', async () => {
  const first = await siteInputs(site(), feeds());
  expect(first).toMatch(/^[\w-]{43}$/);
  const later = { ...site(), job: { ...EXAMPLE_JOB, now: '2026-11-21T09:00:00.000Z' } };
  expect(await siteInputs(later, feeds())).toBe(first);
});

test.each<[string, () => Promise<void>, object?]>([
  ['the theme', () => write('tenant/theme.css')],
  ['a text', () => write('tenant/content/a.md')],
  ['a new picture', () => write('tenant/photo.webp')],
  ['a text that is gone', () => rm(path.join(folder, 'tenant/content/a.md'))],
  ['the feed', () => write('feed.csv')],
  ['the day', async () => {}, { today: '2026-11-22' }],
  ['an allowed rail', async () => {}, { job: { ...EXAMPLE_JOB, allow: ['law'] } }],
  ['another map', async () => {}, { job: { ...EXAMPLE_JOB, map: 'au-listings' } }],
  ['code around the render', async () => {}, { job: { ...EXAMPLE_JOB, code: { render: 'r', all: 'b' } } }],
  [
    'a setting from a file elsewhere, such as a limit of a rail',
    async () => {},
    { tenant: { ...tenant, feed: { ...tenant.feed, guard: { ...tenant.feed.guard, minimum_accepted: 1 } } } },
  ],
])('%s makes another digest', async (_, change, other = {}) => {
  const before = await siteInputs(site(), feeds());
  await change();
  expect(await siteInputs({ ...site(), ...other }, feeds())).not.toBe(before);
});

test.each([
  ['a whole build', { whole: true }],
  ['a preview', { isPreview: true }],
  ['code that nobody knows', { code: undefined }],
])('%s is always done', async (_, other) => {
  expect(await siteInputs({ ...site(), job: { ...EXAMPLE_JOB, ...other } }, feeds())).toBeUndefined();
});

test('further feeds are inputs as the first is: the same bytes, the same digest, and each for itself', async () => {
  for (const name of ['photos', 'prices']) await write(`${name}.csv`, name);
  const digest = () => siteInputs(site(), feeds('photos', 'prices'));
  const whole = await digest();
  expect(whole).toMatch(/^[\w-]{43}$/);
  expect(await digest()).toBe(whole);
  await write('photos.csv', 'prices');
  await write('prices.csv', 'photos');
  expect(await digest()).not.toBe(whole);
  await write('photos.csv', 'photos');
  await write('prices.csv', 'prices');
  expect(await digest()).toBe(whole);
  await rm(path.join(folder, 'prices.csv'));
  expect(await digest()).toBeUndefined();
});

test('a further feed that cannot be had gives none', async () => {
  const silent = Promise.reject(new Error('silent'));
  const secondary = new Map([['photos', silent]]);
  expect(await siteInputs(site(), { first: feed(), further: secondary })).toBeUndefined();
});

test('a feed that cannot be had or is not there gives none', async () => {
  expect(
    await siteInputs(site(), { ...feeds(), first: Promise.reject(new Error('silent')) }),
  ).toBeUndefined();
  await rm(path.join(folder, 'feed.csv'));
  expect(await siteInputs(site(), feeds())).toBeUndefined();
});
