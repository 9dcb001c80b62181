import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PromoCard } from './listing-settings.ts';
import { activePromos, placePromos, type PositionedPromo, positionPromos } from './promo-cards.ts';

function promo(id: string, changes: object = {}): PositionedPromo {
  const node = { title: 'Trade in', text: 'Today', link: { label: 'Value it', href: '/trade-in' } };
  const card = PromoCard.parse({ id, start: '2026-11-01', expiry: '2026-11-30', node, ...changes });
  return { ...card, position: card.position ?? 5 };
}

function placed(cards: number, promos: PositionedPromo[], pageSize = 21): string {
  const list = Array.from({ length: cards }, () => '.');
  return placePromos(list, promos, pageSize)
    .map((item) => (item.kind === 'promo' ? item.promo.id : item.card))
    .join('');
}

test.each([
  ['2026-10-31', false],
  ['2026-11-01', true],
  ['2026-11-30', true],
  ['2026-12-01', false],
])('S5 a promo of November shows on %s: %s', (today, shown) => {
  expect(activePromos([promo('a')], 'used-cars', today)).toHaveLength(shown ? 1 : 0);
});

test.each([
  [['*'], true],
  [['used-cars', 'alder'], true],
  [['alder'], false],
  [[], false],
])('S5 a promo for %j shows on used-cars: %s', (display, shown) => {
  expect(activePromos([promo('a', { display })], 'used-cars', '2026-11-21')).toHaveLength(shown ? 1 : 0);
});

test.each([
  {
    cards: 21,
    promos: [promo('b', { position: 10 }), promo('a')],
    pageSize: 21,
    text: '....a....b.............',
  },
  { cards: 21, promos: [promo('a', { position: 1 })], pageSize: 21, text: 'a.....................' },
  { cards: 3, promos: [promo('a')], pageSize: 21, text: '...a' },
  { cards: 4, promos: [promo('a', { strict_display: true })], pageSize: 21, text: '....a' },
  { cards: 3, promos: [promo('a', { strict_display: true })], pageSize: 21, text: '...' },
  { cards: 6, promos: [promo('a'), promo('b')], pageSize: 21, text: '....ab..' },
  { cards: 6, promos: [promo('a'), promo('b', { strict_display: true })], pageSize: 21, text: '....ab..' },
  { cards: 6, promos: [promo('a'), promo('b', { position: 9 })], pageSize: 21, text: '....a..b' },
  { cards: 5, promos: [promo('a'), promo('b')], pageSize: 21, text: '....a.' },
  {
    cards: 3,
    promos: [promo('a', { position: 9, strict_display: true }), promo('b')],
    pageSize: 21,
    text: '...b',
  },
  { cards: 2, promos: [promo('a'), promo('b', { position: 1 })], pageSize: 21, text: '..' },
  { cards: 1, promos: [promo('a')], pageSize: 21, text: '.' },
  { cards: 6, promos: [promo('a', { position: 2 })], pageSize: 3, text: '.a...a..' },
  { cards: 0, promos: [promo('a')], pageSize: 21, text: '' },
])(
  'S4 S5 among $cards cards in pages of $pageSize promos stand so: $text',
  ({ cards, promos, pageSize, text }) => {
    expect(placed(cards, promos, pageSize)).toBe(text);
  },
);

test('S4 placing promos keeps every card in its order', () => {
  const positions = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 5 });
  fc.assert(
    fc.property(fc.array(fc.integer()), positions, fc.boolean(), (cards, places, strict_display) => {
      const promos = places.map((position, index) => promo(`p${index}`, { position, strict_display }));
      const kept = placePromos(cards, promos, 21).flatMap((item) =>
        item.kind === 'vehicle' ? [item.card] : [],
      );
      expect(kept).toEqual(cards);
    }),
  );
});

const unplaced = (id: string): PromoCard => PromoCard.parse({ ...promo(id), position: undefined });
const places = (promos: PromoCard[], promo_spread = 0, path = 'used-cars', today = '2026-11-21'): number[] =>
  positionPromos({ promos, promo_positions: [5, 10], promo_spread }, path, today).map(
    ({ position }) => position,
  );

test('S4 promos without a place take 5 and 10, then go on below', () => {
  expect(places([unplaced('a'), unplaced('b'), unplaced('c')])).toEqual([5, 10, 15]);
  expect(places([unplaced('a'), promo('own', { position: 2 }), unplaced('b')])).toEqual([5, 2, 10]);
});

test('S4 a spread of 3 moves promos by at most 3 places, the same all day, another on other days', () => {
  const days = Array.from({ length: 28 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`);
  const all = days.map((day) => places([unplaced('a')], 3, 'used-cars', day)[0]!);
  expect(Math.min(...all)).toBe(2);
  expect(Math.max(...all)).toBe(8);
  expect(days.map((day) => places([unplaced('a')], 3, 'used-cars', day)[0])).toEqual(all);
});
