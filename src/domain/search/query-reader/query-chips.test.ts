import { expect, test } from 'vitest';
import { queryChips } from './query-chips.ts';
import { readQuery } from './read-query.ts';
import { stockLexicon } from './stock-lexicon.ts';

const LEXICON = stockLexicon({
  counts: {
    make_model: { 'Alder > Ridge': 1, 'Brook > Vale': 1 },
    body: { SUV: 1, Ute: 1 },
    fuel: { Hybrid: 1 },
    colour: { White: 1 },
    price_range: { low: 1 },
  },
  places: [],
});
const chips = (query: string) => queryChips(readQuery(query, LEXICON, '2026-11-28'));

test('S2 each chip leaves the query of the others behind', () => {
  expect(chips('white ute under 30k wildtrak')).toEqual([
    { label: 'White', without: 'ute under 30k wildtrak' },
    { label: 'Ute', without: 'white under 30k wildtrak' },
    { label: 'Up to $30,000', without: 'white ute wildtrak' },
    { label: '“wildtrak”', without: 'white ute under 30k' },
  ]);
});

test.each(['ute not alder or brook', 'suv or hybrid white', 'not white alder'])(
  'S2 without a chip, %s asks for the rest as before',
  (query) => {
    const { pieces } = readQuery(query, LEXICON, '2026-11-28');
    for (const [at, { without }] of chips(query).entries()) {
      const left = readQuery(without, LEXICON, '2026-11-28').pieces.map(({ label }) => label);
      expect(left).toEqual(pieces.filter((_, one) => one !== at).map(({ label }) => label));
    }
  },
);

test('S2 a query that says nothing has no chips', () => {
  expect(chips('&')).toEqual([]);
});
