import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendHistory, readHistory } from './history-file.ts';
import { foldHistory, newEvents } from './history.ts';
import type { HistoryEvent, Sighting } from './history.ts';
import { provenWasPrice } from './was-price.ts';

const car = (changes: Partial<Sighting> = {}): Sighting => ({
  key: 'a',
  price: 100,
  sold: false,
  priceHistory: [],
  ...changes,
});

/** The events of several days, each day's sightings against what the days before came to. */
function live(days: Record<string, Sighting[]>): HistoryEvent[] {
  const events: HistoryEvent[] = [];
  for (const [day, sightings] of Object.entries(days)) {
    events.push(...newEvents(foldHistory(events), sightings, day));
  }
  return events;
}
const short = (events: HistoryEvent[]): string[] =>
  events.map((event) => `${event.date.slice(-2)} ${event.event}${'price' in event ? ` ${event.price}` : ''}`);

test('S10 an unchanged vehicle adds nothing', () => {
  expect(short(live({ '2026-03-01': [car()], '2026-03-02': [car()] }))).toEqual(['01 seen', '01 price 100']);
});

test('S10 a vehicle of which the first line was lost counts as seen on the day of the next', () => {
  const price = { event: 'price', date: '2026-03-02', vehicle: 'a', price: 100 } as const;
  expect(foldHistory([price]).get('a')).toEqual({
    firstSeen: '2026-03-02',
    prices: [{ date: '2026-03-02', price: 100 }],
    state: 'seen',
  });
});

test('S10 prices, the sale and the leaving are told once each', () => {
  const events = live({
    '2026-03-01': [car()],
    '2026-03-02': [car({ price: 90 })],
    '2026-03-03': [car({ price: 90, sold: true })],
    '2026-03-04': [car({ price: undefined, sold: true })],
    '2026-03-05': [],
    '2026-03-06': [],
    '2026-03-07': [car({ price: 90, sold: true })],
    '2026-03-08': [car({ price: 90 })],
  });
  expect(short(events)).toEqual(['01 seen', '01 price 100', '02 price 90', '03 sold', '05 gone', '08 seen']);
});

test('S10 a vehicle keeps the day it was first seen and forgets a sale that fell through', () => {
  const history = foldHistory(
    live({
      '2026-03-01': [car()],
      '2026-03-02': [car({ sold: true })],
      '2026-03-03': [],
      '2026-03-04': [car()],
    }),
  ).get('a');
  expect(history).toEqual({
    firstSeen: '2026-03-01',
    prices: [{ date: '2026-03-01', price: 100 }],
    state: 'seen',
  });
});

test("D3 the feed's own price history counts once, when the vehicle is first seen", () => {
  const priceHistory = [
    { date: '2026-01-01', price: 120 },
    { date: '2026-02-01', price: 100 },
    { date: '2026-09-01', price: 1 },
  ];
  const events = live({ '2026-03-01': [car({ priceHistory })], '2026-03-02': [car({ priceHistory })] });
  expect(short(events)).toEqual(['01 seen', '01 price 120', '01 price 100']);
  expect(events[0]?.date).toBe('2026-01-01');
});

test("D3 a price of the feed's own history that is dated today was asked before today's", () => {
  const priceHistory = [{ date: '2026-03-01', price: 120 }];
  expect(short(live({ '2026-03-01': [car({ priceHistory })] }))).toEqual([
    '01 seen',
    '01 price 120',
    '01 price 100',
  ]);
});

test.each([
  [
    'was more, for a month',
    [
      ['2026-01-01', 120],
      ['2026-02-01', 100],
    ],
    100,
    120,
  ],
  ['was more until today', [['2026-01-01', 120]], 100, 120],
  [
    'was less',
    [
      ['2026-01-01', 90],
      ['2026-02-01', 100],
    ],
    100,
    undefined,
  ],
  ['never was another', [['2026-01-01', 100]], 100, undefined],
  ['has no history', [], 100, undefined],
  [
    'was more for six days only',
    [
      ['2026-01-26', 120],
      ['2026-02-01', 100],
    ],
    100,
    undefined,
  ],
  [
    'was more for seven days',
    [
      ['2026-01-25', 120],
      ['2026-02-01', 100],
    ],
    100,
    120,
  ],
  [
    'was more, then less, then went up',
    [
      ['2026-01-01', 120],
      ['2026-01-10', 90],
      ['2026-02-01', 100],
    ],
    100,
    undefined,
  ],
  [
    'was reduced twice',
    [
      ['2026-01-01', 120],
      ['2026-01-10', 110],
      ['2026-02-01', 100],
    ],
    100,
    110,
  ],
  [
    'was reduced 90 days ago',
    [
      ['2025-10-01', 120],
      ['2025-12-01', 100],
    ],
    100,
    120,
  ],
  [
    'was reduced 91 days ago',
    [
      ['2025-10-01', 120],
      ['2025-11-30', 100],
    ],
    100,
    undefined,
  ],
  ['has no price any more', [['2026-01-01', 120]], undefined, undefined],
] as const)('D3 a price that %s', (_, prices, price, was) => {
  const dated = prices.map(([date, asked]) => ({ date, price: asked }));
  expect(provenWasPrice(dated, price, '2026-03-01')).toBe(was);
});

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'history-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('S10 the file is only added to, and a torn last line costs nothing else', async () => {
  expect(await readHistory(folder, undefined, '2026-03-01')).toMatchObject({
    histories: new Map(),
    undone: [],
  });
  const [seen, price] = live({ '2026-03-01': [car()] });
  await appendHistory(folder, [seen!]);
  const file = path.join(folder, 'history.ndjson');
  const before = await readFile(file, 'utf8');
  await writeFile(file, `${before}{"event":"pri`);
  await appendHistory(folder, [price!]);
  expect((await readFile(file, 'utf8')).startsWith(before)).toBe(true);
  const { histories } = await readHistory(folder, undefined, '2026-03-01');
  expect(histories).toEqual(foldHistory([seen!, price!]));
});
