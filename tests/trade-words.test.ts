import { describe, expect, test } from 'vitest';
import type { IndexDocument } from '../src/search-engine/index-document.ts';
import { openDemoSearch } from './trade-words/demo-search.ts';
import { QUERIES } from './trade-words/queries.ts';

/** True if a car fits a condition such as 'body=Ute' or 'badge~Bunk'. */
function fits(car: IndexDocument, condition: string): boolean {
  const [, field = '', sign, value = ''] = /^(\w+)([=~])(.*)$/.exec(condition) ?? [];
  const values = [car[field] ?? []].flat().map(String);
  return sign === '=' ? values.includes(value) : values.some((one) => one.includes(value));
}

test('S2 there are 150 queries or more', () => {
  expect(Object.values(QUERIES).flat().length).toBeGreaterThanOrEqual(150);
});

describe.for(Object.entries(QUERIES))('S2 the words of the trade find, at %s', async ([slug, queries]) => {
  const { documents, find } = await openDemoSearch(slug);
  test.for(queries)('%s: %s', ([typed, first]) => {
    const found = find(typed);
    if (first === 'nothing') {
      expect(found).toEqual([]);
      return;
    }
    const isAll = first.startsWith('only ');
    const conditions = first.replace('only ', '').split(' & ');
    const wanted = documents
      .filter((car) => conditions.every((condition) => fits(car, condition)))
      .map((car) => String(car['id']));
    expect(wanted).not.toEqual([]);
    const top = isAll ? found : found.slice(0, wanted.length);
    expect(top.toSorted()).toEqual(wanted.toSorted());
  });
});
