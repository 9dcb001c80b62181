import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutList } from './cut-list.ts';

const SIZES = { least: 10, most: 31 };

/** Pages as their items, each with the first of its neighbours: what a page links to is part of it. */
function pagesOf(ids: readonly string[]): string[] {
  const starts = cutList(ids, SIZES);
  return starts.map((start, at) =>
    [starts[at - 1], starts[at + 1]]
      .map((beside) => (beside === undefined ? '' : (ids[beside] ?? '')))
      .concat(ids.slice(start, starts[at + 1]))
      .join(' '),
  );
}

const lengthsOf = (ids: readonly string[]): number[] => {
  const starts = cutList(ids, SIZES);
  return starts.map((start, at) => (starts[at + 1] ?? ids.length) - start);
};

/** Stock numbers as dealers write them: counted, drawn, or both. */
const stock = fc
  .tuple(fc.constantFrom('', 'HM', 'stock-'), fc.uniqueArray(fc.nat(1_000_000), { maxLength: 900 }))
  .map(([letters, numbers]) => numbers.map((number) => `${letters}${number}`));

test.each([
  [0, []],
  [1, [1]],
  [9, [9]],
  [31, [31]],
])('%d items are pages of %j', (count, lengths) => {
  expect(lengthsOf(Array.from({ length: count }, (_, at) => `v${at}`))).toEqual(lengths);
});

test('S1 every car of a list is on exactly one of its pages, in order, and pages keep their sizes', () => {
  fc.assert(
    fc.property(stock, (ids) => {
      const lengths = lengthsOf(ids);
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(ids.length);
      expect(cutList(ids, SIZES)).toEqual(cutList(ids, SIZES).toSorted((a, b) => a - b));
      expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(SIZES.most);
      if (ids.length > SIZES.most) expect(Math.min(...lengths)).toBeGreaterThanOrEqual(SIZES.least);
    }),
    { seed: 2026 },
  );
});

describe('S1 one car in or out changes a few pages of a list, however long it is', () => {
  const MAX_CHANGED = 6;
  const changedBy = (before: readonly string[], after: readonly string[]): number => {
    const known = new Set(pagesOf(before));
    return pagesOf(after).filter((page) => !known.has(page)).length;
  };
  const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

  test('in', () => {
    fc.assert(
      fc.property(stock, place, (ids, at) => {
        const after = ids.toSpliced(Math.floor(at * (ids.length + 1)), 0, 'new');
        expect(changedBy(ids, after)).toBeLessThanOrEqual(MAX_CHANGED);
      }),
      { seed: 2026, numRuns: 400 },
    );
  });

  test('out', () => {
    fc.assert(
      fc.property(stock, place, (ids, at) => {
        fc.pre(ids.length > 0);
        expect(changedBy(ids, ids.toSpliced(Math.floor(at * ids.length), 1))).toBeLessThanOrEqual(
          MAX_CHANGED,
        );
      }),
      { seed: 2026, numRuns: 400 },
    );
  });

  test('out, each of 3,000 in turn: hardly more than the page that it was on', () => {
    const ids = Array.from({ length: 3_000 }, (_, at) => `HM${10_000 + at * 7}`);
    const before = new Set(pagesOf(ids));
    let changed = 0;
    for (let at = 0; at < ids.length; at += 10) {
      const pages = pagesOf(ids.toSpliced(at, 1)).filter((page) => !before.has(page)).length;
      expect(pages).toBeLessThanOrEqual(MAX_CHANGED);
      changed += pages;
    }
    expect(changed / 300).toBeLessThan(1.5);
  });
});

test('sizes between which no list can be cut are refused', () => {
  expect(() => cutList(['a'], { least: 10, most: 18 })).toThrow('Pages of 10 to 18 items cannot share 19.');
});
