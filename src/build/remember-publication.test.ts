import { access, appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appendHistory, readHistory } from '../stock/history/history-file.ts';
import type { HistoryEvent } from '../stock/history/history.ts';
import { readSitemapDates } from './publish/sitemap-dates.ts';
import { announcePublication, rememberPublication, settlePublication } from './remember-publication.ts';

let state = '';
beforeEach(async () => {
  state = await mkdtemp(path.join(tmpdir(), 'publication-'));
});
afterEach(() => rm(state, { recursive: true, force: true }));

const PRICE: HistoryEvent = { event: 'price', date: '2026-03-01', vehicle: 'A', price: 20_000 };
const LATER: HistoryEvent = { ...PRICE, date: '2026-03-02', price: 40_000 };
const SHA = 'a'.repeat(64);
const publication = {
  content: 'b2b2b2b2b2b2',
  day: '2026-03-02',
  figures: { count: 1, medianPrice: 40_000 },
  events: [LATER],
  dates: { 'cars/a.html': { sha256: SHA, since: '2026-03-02' } },
};
const RELEASE = `000002-${publication.content}`;
const readPrices = async () => (await readHistory(state, RELEASE, '2026-03-02')).histories.get('A')?.prices;
const inState = (file: string): string => path.join(state, file);
const history = (): Promise<string> => readFile(inState('history.ndjson'), 'utf8');

test('D3 prices, figures and dates of a build that was stopped before its link was turned are forgotten', async () => {
  await appendHistory(state, [PRICE]);
  const before = await history();
  await announcePublication(state, publication);
  await settlePublication(state, '000001-a1a1a1a1a1a1', []);
  expect(await history()).toBe(before);
  expect(await readSitemapDates(state)).toEqual({});
  for (const file of ['publication.json', 'last-good.json'])
    await expect(access(inState(file))).rejects.toThrow('ENOENT');
  // What was forgotten stays so, whatever is published later.
  await settlePublication(state, RELEASE, []);
  expect(await history()).toBe(before);
});

test('D3 those of a build that was stopped right after are remembered by the next', async () => {
  await appendHistory(state, [PRICE]);
  await announcePublication(state, publication);
  await settlePublication(state, RELEASE, []);
  expect(await readPrices()).toEqual([
    { date: '2026-03-01', price: 20_000 },
    { date: '2026-03-02', price: 40_000 },
  ]);
  expect(await readSitemapDates(state)).toEqual(publication.dates);
  expect(JSON.parse(await readFile(inState('last-good.json'), 'utf8'))).toMatchObject(publication.figures);
});

test('D3 a build remembers what it announced without reading it again, and once', async () => {
  await appendHistory(state, [PRICE]);
  const announced = await announcePublication(state, publication);
  await rm(inState('publication.json'));
  await rememberPublication(state, announced, RELEASE, [RELEASE]);
  const remembered = await history();
  expect(await readPrices()).toHaveLength(2);
  expect(await readSitemapDates(state)).toEqual(publication.dates);
  expect(JSON.parse(await readFile(inState('last-good.json'), 'utf8'))).toMatchObject(publication.figures);
  await settlePublication(state, RELEASE, [RELEASE]);
  expect(await history()).toBe(remembered);
});

test.each([
  ['nothing', ''],
  ['half an event', `${JSON.stringify(LATER).slice(0, 20)}`],
  ['the event', `${JSON.stringify(LATER)}\n`],
])('stopped while it remembers, with %s written, a build is remembered once', async (_, written) => {
  await appendHistory(state, [PRICE]);
  await announcePublication(state, publication);
  await appendFile(inState('history.ndjson'), written);
  await settlePublication(state, RELEASE, []);
  expect(await readPrices()).toHaveLength(2);
  expect((await history()).split('\n').filter((line) => line === JSON.stringify(LATER))).toHaveLength(1);
});

test('an event that the history has from before is added again, when it happens again', async () => {
  await appendHistory(state, [LATER, PRICE]);
  await announcePublication(state, publication);
  await settlePublication(state, RELEASE, []);
  expect((await readPrices())?.map(({ price }) => price)).toEqual([40_000, 20_000, 40_000]);
});

test.each(['', '{"content":', '{"content":"b2b2b2b2b2b2"}'])('a note of %j is thrown away', async (text) => {
  await writeFile(inState('publication.json'), text);
  await settlePublication(state, RELEASE, []);
  await expect(access(inState('publication.json'))).rejects.toThrow('ENOENT');
});
