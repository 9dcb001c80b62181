import { expect, test } from 'vitest';
import { toVehicle } from '../read/to-vehicle.ts';
import type { DraftAtLine } from '../read/draft-at-line.ts';
import { applyOverrides } from './apply-overrides.ts';
import { parseOverrides } from './read-overrides.ts';

const TODAY = '2026-11-22';

function car(stocknum: string, changes: object = {}): DraftAtLine {
  const raw = {
    make: 'Aldera',
    model: 'Lumen',
    year: 2022,
    stocknum,
    price: 20_000,
    fuel: 'Petrol',
    ...changes,
  };
  const { draft } = toVehicle(raw, { today: TODAY, locations: [] });
  if (!draft) throw new Error('no vehicle');
  return { line: 1, draft, given: Object.keys(raw) };
}

const entry = (changes: object = {}): object => ({
  stocknum: 'A1',
  fields: { price: 18_990 },
  from: '2026-11-01',
  until: '2026-12-20',
  reason: 'Typing error',
  ...changes,
});

function apply(entries: object[], drafts = [car('A1'), car('A2')], today = TODAY) {
  const { overrides, problems } = parseOverrides(JSON.stringify(entries));
  expect(problems).toEqual([]);
  const { drafts: after, report } = applyOverrides(drafts, overrides, {
    today,
    wasShown: ({ value }) => value === 'GONE',
  });
  return { ...report, first: after[0]!, second: after[1]! };
}

test('O7 a correction sets its fields on its vehicle alone, and is in the report', () => {
  const { first, second, in_force, notes } = apply([entry()]);
  expect(first.draft.price).toBe(18_990);
  expect([...(first.overridden ?? [])]).toEqual(['price']);
  expect(second).toEqual(car('A2'));
  expect(in_force).toEqual([
    {
      vehicle: '2022 Aldera Lumen',
      stocknum: 'A1',
      fields: ['price'],
      until: '2026-12-20',
      reason: 'Typing error',
    },
  ]);
  expect(notes).toEqual([]);
});

test.each([
  ['the last day', '2026-11-22', 18_990],
  ['the day after', '2026-11-21', 20_000],
])('O7 it counts on %s: until %s', (_, until, price) => {
  expect(apply([entry({ until })]).first.draft.price).toBe(price);
});

test('O7 it does not count before its first day, and is not told of', () => {
  const { first, notes, in_force } = apply([entry({ from: '2026-11-23' })]);
  expect(first.draft.price).toBe(20_000);
  expect([notes, in_force]).toEqual([[], []]);
});

test.each([
  ['ended', entry({ until: '2026-11-21' }), 'ended on 2026-11-21 and does nothing. Take it out'],
  ['of a vehicle that is gone', entry({ stocknum: 'GONE' }), 'the vehicle is gone from the feed'],
  ['of a number that nobody has', entry({ stocknum: 'A11' }), 'no vehicle of the feed has that stocknum'],
  ['that ends within a week', entry({ until: '2026-11-29' }), 'from the feed again after 2026-11-29'],
  ['that the feed has put right', entry({ feed_says: { price: 21_000 } }), 'the feed says another price now'],
])('O7 a correction %s is told, with file and way out', (_, one, words) => {
  const { notes } = apply([one]);
  expect(notes).toEqual([expect.stringMatching(/^overrides\.json \[0\] \(stocknum \w+\): .+\.$/)]);
  expect(notes[0]).toContain(words);
});

test('O7 one that ends in eight days is not told', () => {
  expect(apply([entry({ until: '2026-11-30' })]).notes).toEqual([]);
});

test('O7 the field that the feed changed is the feed’s, the others stay corrected', () => {
  const { first } = apply([entry({ fields: { price: 18_990, km: 500 }, feed_says: { price: 21_000 } })]);
  expect([first.draft.price, first.draft.km]).toEqual([20_000, 500]);
});

test('O7 while the feed says what it said, the correction holds', () => {
  expect(apply([entry({ feed_says: { price: '$20,000' } })]).first.draft.price).toBe(18_990);
});

test('O7 of two that set one field by VIN and by stock number the first does, and the second is told', () => {
  const vin = '6T1BF3EK50X123456';
  const { first, notes } = apply(
    [entry(), entry({ stocknum: undefined, vin, fields: { price: 17_000, km: 500 } })],
    [car('A1', { vin }), car('A2')],
  );
  expect([first.draft.price, first.draft.km]).toEqual([18_990, 500]);
  expect(notes).toEqual([expect.stringContaining('price is set by a correction before it')]);
});

test('O7 a number of two vehicles does nothing and is told', () => {
  const { first, notes } = apply([entry()], [car('A1', { vin: '6T1BF3EK50X123456' }), car('A1')]);
  expect(first.draft.price).toBe(20_000);
  expect(notes).toEqual([expect.stringContaining('2 vehicles have that stocknum')]);
});

test('O7 the name is made anew and the address stays', () => {
  const { first } = apply([entry({ fields: { badge: 'Sport', fuel: 'Electric' } })]);
  expect(first.draft).toMatchObject({
    name: '2022 Aldera Lumen Sport',
    slug: '2022-aldera-lumen-a1',
    fuel: 'Electric',
    simple_fuel: 'Electric',
  });
});

test.each([
  [{ status: 'sold' }, { status: 'sold', sold: true }],
  [{ sold: true }, { status: 'sold', sold: true }],
  [{ reserved: true }, { reserved: true, sold: false }],
  [{ show_on_dealer_website: false }, { show_on_dealer_website: false }],
  [{ name: 'Our best Lumen' }, { name: 'Our best Lumen' }],
  [{ images: ['https://x.example/b.jpg'] }, { images: [{ url: 'https://x.example/b.jpg' }] }],
])('O7 a correction of %j', (fields, expected) => {
  expect(apply([entry({ fields })]).first.draft).toMatchObject(expected);
});

test('O7 comments of a correction are sanitised as a feed’s are', () => {
  const { first } = apply([
    entry({ fields: { dealercomments: '<p onclick="x()">Good<script>x()</script></p>' } }),
  ]);
  expect(first.draft.dealercomments).toBe('<p>Good</p>');
});

test('O7 null shows nothing', () => {
  expect(apply([entry({ fields: { price: null } })]).first.draft).not.toHaveProperty('price');
});

test('O7 C7 repayments that were worked out with the feed’s price are not shown beside another', () => {
  const figures = { youxQuote: { weeklyRepaymentAmount: 90, comparisonRate: 8, advertisedRate: 7 } };
  const with_ = (fields: object) => apply([entry({ fields })], [car('A1', figures), car('A2')]).first.draft;
  expect(with_({ km: 5 })).toHaveProperty('youxQuote');
  expect(with_({ price: 20_000 })).toHaveProperty('youxQuote');
  expect(with_({ price: 18_990 })).not.toHaveProperty('youxQuote');
});

test.each([
  [{ price: '$13,990 + ORC' }, 'excluding_government_charges'],
  [{ price: '$13,990' }, 'drive_away'],
  [{ price: '$13,990 + ORC', price_type: 'drive away' }, 'drive_away'],
])('O7 D4 the price of the correction %j includes %s, where the feed says drive away', (fields, type) => {
  const { first } = apply([entry({ fields })], [car('A1', { price_type: 'drive away' })]);
  expect([first.draft.price, first.draft.price_type]).toEqual([13_990, type]);
});
