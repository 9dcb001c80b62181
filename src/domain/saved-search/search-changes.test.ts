import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  firstLook,
  hasChanges,
  searchChanges,
  type KnownCars,
  type SearchChanges,
} from './search-changes.ts';

const NOTHING: SearchChanges = { arrived: [], reduced: [], returned: [], sold: [] };

type Case = {
  known: KnownCars;
  /** Found and on sale, with the price. */
  found?: Record<string, number>;
  /** On sale, but the search does not find it. */
  apart?: string[];
  /** Sold or taken off, but with a page. */
  gone?: string[];
};
const look = ({ known, found = {}, apart = [], gone = [] }: Case) =>
  searchChanges(known, {
    matches: new Map(Object.entries(found)),
    isOnSale: (id) => Object.hasOwn(found, id) || apart.includes(id),
    isThere: (id) => Object.hasOwn(found, id) || apart.includes(id) || gone.includes(id),
  });

describe('A12 what an email says', () => {
  test.each<[string, Case, Partial<SearchChanges>, KnownCars]>([
    ['of a car as it was', { known: { a: 100 }, found: { a: 100 } }, {}, { a: 100 }],
    ['of one that arrived', { known: {}, found: { a: 100 } }, { arrived: ['a'] }, { a: 100 }],
    ['of one without a price', { known: {}, found: { a: 0 } }, { arrived: ['a'] }, { a: 0 }],
    [
      'of one that costs less',
      { known: { a: 100 }, found: { a: 90 } },
      { reduced: [{ id: 'a', before: 100 }] },
      { a: 90 },
    ],
    ['of one that costs more', { known: { a: 100 }, found: { a: 110 } }, {}, { a: 100 }],
    ['of one that went up and came back', { known: { a: 100 }, found: { a: 105 } }, {}, { a: 100 }],
    ['of one whose price was taken away', { known: { a: 100 }, found: { a: 0 } }, {}, { a: 0 }],
    ['of one that got a price', { known: { a: 0 }, found: { a: 90 } }, {}, { a: 90 }],
    ['of one that was sold', { known: { a: 100 }, gone: ['a'] }, { sold: ['a'] }, { a: null }],
    ['of one that is not there any more', { known: { a: 100 } }, { sold: ['a'] }, {}],
    ['of one that was sold before', { known: { a: null }, gone: ['a'] }, {}, { a: null }],
    ['of one that came back', { known: { a: null }, found: { a: 95 } }, { returned: ['a'] }, { a: 95 }],
    ['of one that is found no longer', { known: { a: 100 }, apart: ['a'] }, {}, { a: 100 }],
    [
      'of one that is found again for less',
      { known: { a: 100 }, found: { a: 80 } },
      { reduced: [{ id: 'a', before: 100 }] },
      { a: 80 },
    ],
    ['of one that came back unfound', { known: { a: null }, apart: ['a'] }, {}, { a: null }],
  ])('%s', (_, stock, changes, known) => {
    expect(look(stock)).toEqual({ changes: { ...NOTHING, ...changes }, known });
  });
});

const IDS = ['a', 'b', 'c', 'd'];
/** What a night may find of each car. */
const night = fc.record(
  Object.fromEntries(
    IDS.map((id) => [
      id,
      fc.oneof(
        fc.record({ at: fc.constant('found' as const), price: fc.constantFrom(0, 80, 90, 100) }),
        fc.record({ at: fc.constantFrom('apart' as const, 'gone' as const, 'nowhere' as const) }),
      ),
    ]),
  ),
);
type Night = Record<string, { at: 'found'; price: number } | { at: 'apart' | 'gone' | 'nowhere' }>;
const stockOf = (cars: Night): Omit<Case, 'known'> => {
  const where = (at: string): string[] => IDS.filter((id) => cars[id]?.at === at);
  const priced = Object.entries(cars).flatMap(([id, car]) => (car.at === 'found' ? [[id, car.price]] : []));
  return {
    found: Object.fromEntries(priced) as Record<string, number>,
    apart: where('apart'),
    gone: where('gone'),
  };
};

test('A12 whatever happens in whatever nights, each piece of news is told once and none that is not true', () => {
  fc.assert(
    fc.property(night, fc.array(night, { maxLength: 8 }), (first, nights) => {
      let known = firstLook(new Map(Object.entries(stockOf(first as Night).found ?? {})));
      for (const cars of nights as Night[]) {
        const stock = stockOf(cars);
        const { changes, known: next } = look({ known, ...stock });
        const told = [
          ...changes.arrived,
          ...changes.returned,
          ...changes.sold,
          ...changes.reduced.map(({ id }) => id),
        ];
        // No car is news in two ways at once.
        expect(new Set(told).size).toBe(told.length);
        for (const id of [...changes.arrived, ...changes.returned]) expect(cars[id]?.at).toBe('found');
        for (const id of changes.arrived) expect(known).not.toHaveProperty(id);
        for (const id of changes.sold) expect(['gone', 'nowhere']).toContain(cars[id]?.at);
        for (const { id, before } of changes.reduced) expect(stock.found?.[id]).toBeLessThan(before);
        // The same night once more is no news.
        const again = look({ known: next, ...stock });
        expect(hasChanges(again.changes)).toBe(false);
        expect(again.known).toEqual(next);
        known = next;
      }
    }),
  );
});
