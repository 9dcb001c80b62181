import { expect, test } from 'vitest';
import { parseFilter } from '../../../search-engine/filter-grammar.ts';
import { queryChips } from './query-chips.ts';
import { readQuery } from './read-query.ts';
import { stockLexicon } from './stock-lexicon.ts';

const counts = { price_range: { '$20,000 - $25,000': 3 }, body: { Ute: 2 }, item_type: { car: 3 } };
const lexicon = (weekly?: Record<string, number>) =>
  stockLexicon({
    counts: { ...counts, ...(weekly && { weekly_price_range: weekly }) },
    places: [],
  });
const REPAYMENTS = lexicon({ 125: 1, 200: 2 });
const SUBSCRIPTIONS = lexicon({ 'Under $100': 1, '$150 - $200': 2 });
const PRICES = lexicon();

const READINGS = [
  ['$200 a week', 200, 'Up to $200 a week'],
  ['200pw', 200, 'Up to $200 a week'],
  ['200 pw', 200, 'Up to $200 a week'],
  ['under 150 per week', 150, 'Up to $150 a week'],
  ['max $180 weekly', 180, 'Up to $180 a week'],
  ['$301 a fortnight', 150, 'Up to $301 a fortnight'],
  ['$650 per month', 150, 'Up to $650 a month'],
] as const;

test.each(READINGS)(
  'S2 S3 "%s" is up to $%d a week of repayments where cars have them',
  (text, most, label) => {
    const { filter, pieces, rest } = readQuery(text, REPAYMENTS, '2026-11-28');
    expect(filter).toBe(`(weekly_repayment <= ${most})`);
    expect(() => parseFilter(filter)).not.toThrow();
    expect([pieces.map((piece) => piece.label), rest]).toEqual([[label], '']);
  },
);

test.each(READINGS)(
  'S2 S3 "%s" is up to $%d a week of subscriptions where these are the prices',
  (text, most) => {
    expect(readQuery(text, SUBSCRIPTIONS, '2026-11-28').filter).toBe(`(subscription_price <= ${most})`);
  },
);

test('S2 where cars have no weekly figure it is the price that it pays for, which the chip says', () => {
  const reading = readQuery('ute $200 a week', PRICES, '2026-11-28');
  expect(reading.filter).toBe('(body = "Ute") AND (price <= 41600)');
  expect(queryChips(reading).map(({ label }) => label)).toEqual(['Ute', 'Up to $41,600, from $200 a week']);
});

test('S2 S3 a weekly budget stands beside what else is asked for, and its chip takes out its words alone', () => {
  const reading = readQuery('ute under $200 a week', REPAYMENTS, '2026-11-28');
  expect(reading.filter).toBe('(body = "Ute") AND (weekly_repayment <= 200)');
  expect(queryChips(reading)).toEqual([
    { label: 'Ute', without: 'under $200 a week' },
    { label: 'Up to $200 a week', without: 'ute' },
  ]);
});
