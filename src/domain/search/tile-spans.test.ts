import { expect, test } from 'vitest';
import { PromoCard } from './listing-settings.ts';
import { placePromos } from './promo-cards.ts';
import { GRID_COLUMNS, gridFaults, itemSpans } from './tile-spans.ts';

const promo = (id: string, position: number) => ({
  ...PromoCard.parse({
    id,
    start: '2026-11-01',
    expiry: '2026-11-30',
    node: { title: 'Trade in', text: 'Today', link: { label: 'Value it', href: '/trade-in' } },
  }),
  position,
});

/** Which items of a page of so many cars are tiles, with up to two tiles at 5 and 10. */
function pageOf(cars: number, tiles: number): boolean[] {
  const promos = [promo('a', 5), promo('b', 10)].slice(0, tiles);
  const cards = Array.from({ length: cars }, (_, at) => at);
  return placePromos(cards, promos, 30).map(({ kind }) => kind === 'promo');
}

const COUNTS = Array.from({ length: 30 }, (_, at) => at + 1);

test.each(GRID_COLUMNS)('S4 the last row is full wherever a page has a tile, in %d columns', (columns) => {
  for (const cars of COUNTS)
    for (const tiles of [1, 2]) {
      const page = pageOf(cars, tiles);
      if (!page.includes(true)) continue;
      const { emptyCells, overtaking } = gridFaults(itemSpans(page, columns), columns);
      expect([cars, tiles, emptyCells]).toEqual([cars, tiles, 0]);
      expect(overtaking, `${cars} cars and ${tiles} tiles keep their order but for a row`).toBeLessThan(
        columns,
      );
    }
});

test.each(GRID_COLUMNS)('S4 without a tile every car takes one cell of %d columns', (columns) => {
  for (const cars of COUNTS)
    expect(itemSpans(pageOf(cars, 0), columns)).toEqual(COUNTS.slice(0, cars).map(() => 1));
});

test.each([
  { cars: 21, tiles: 2, columns: 3, wide: [1, 2] },
  { cars: 22, tiles: 2, columns: 3, wide: [1, 1] },
  { cars: 21, tiles: 1, columns: 3, wide: [3] },
  { cars: 20, tiles: 1, columns: 3, wide: [1] },
  { cars: 20, tiles: 2, columns: 3, wide: [2, 2] },
  { cars: 21, tiles: 2, columns: 2, wide: [2, 1] },
  { cars: 21, tiles: 1, columns: 2, wide: [1] },
  { cars: 3, tiles: 2, columns: 3, wide: [3] },
  { cars: 4, tiles: 1, columns: 3, wide: [2] },
  { cars: 21, tiles: 2, columns: 1, wide: [1, 1] },
] as const)(
  'S4 $tiles tiles among $cars cars take $wide of $columns columns',
  ({ cars, tiles, columns, wide }) => {
    const page = pageOf(cars, tiles);
    expect(itemSpans(page, columns).filter((_, at) => page[at])).toEqual(wide);
  },
);

test('S4 a grid is judged as a browser lays it out', () => {
  expect(gridFaults([1, 1, 2, 1], 3)).toEqual({ emptyCells: 1, overtaking: 1 });
  expect(gridFaults([1, 1, 1, 1], 3)).toEqual({ emptyCells: 2, overtaking: 0 });
  expect(gridFaults([], 3)).toEqual({ emptyCells: 0, overtaking: 0 });
});
