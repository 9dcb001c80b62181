import { expect, test } from 'vitest';
import { arePricesOld, pricesAsOf } from './prices-as-of.ts';

const ADELAIDE = 'Australia/Adelaide';
const PERTH = 'Australia/Perth';

// Adelaide is 10:30 ahead in summer, Perth 8:00 all year. 26 November 2026 is a Thursday.
test.each([
  ['today', '2026-11-25T22:44Z', '2026-11-26T03:00Z', ADELAIDE, 'Prices as of 9:14 am'],
  ['the same moment', '2026-11-25T22:44Z', '2026-11-25T22:44Z', ADELAIDE, 'Prices as of 9:14 am'],
  ['noon', '2026-11-26T01:30Z', '2026-11-26T03:00Z', ADELAIDE, 'Prices as of 12:00 pm'],
  ['just past midnight', '2026-11-25T13:35Z', '2026-11-26T03:00Z', ADELAIDE, 'Prices as of 12:05 am'],
  ['afternoon', '2026-11-26T05:05Z', '2026-11-26T06:00Z', ADELAIDE, 'Prices as of 3:35 pm'],
  ['yesterday', '2026-11-25T22:44Z', '2026-11-26T22:44Z', ADELAIDE, 'Prices as of Thursday 9:14 am'],
  [
    'a minute before midnight',
    '2026-11-26T13:29Z',
    '2026-11-26T13:30Z',
    ADELAIDE,
    'Prices as of Thursday 11:59 pm',
  ],
  ['the same day further west', '2026-11-26T13:29Z', '2026-11-26T13:30Z', PERTH, 'Prices as of 9:29 pm'],
  ['six days ago', '2026-11-25T22:44Z', '2026-12-01T22:44Z', ADELAIDE, 'Prices as of Thursday 9:14 am'],
  [
    'a week ago',
    '2026-11-25T22:44Z',
    '2026-12-02T22:44Z',
    ADELAIDE,
    'Prices as of Thursday 26 November 9:14 am',
  ],
  [
    'a clock put back',
    '2026-11-25T22:44Z',
    '2026-11-24T22:44Z',
    ADELAIDE,
    'Prices as of Thursday 26 November 9:14 am',
  ],
])('S17 prices of %s, fetched %s and read %s in %s, say %s', (_, fetched, now, zone, words) => {
  expect(pricesAsOf(Date.parse(fetched), Date.parse(now), zone)).toBe(words);
});

test.each([
  ['2026-11-25T22:44Z', '2026-11-26T22:43Z', false],
  ['2026-11-25T22:44Z', '2026-11-26T22:44Z', true],
  ['2026-11-25T22:44Z', '2026-11-24T22:44Z', false],
])('S17 prices of %s are a day old at %s: %s', (fetched, now, isOld) => {
  expect(arePricesOld(Date.parse(fetched), Date.parse(now))).toBe(isOld);
});
