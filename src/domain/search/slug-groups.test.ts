import { expect, test } from 'vitest';
import { groupBySlug } from './slug-groups.ts';

test('S1 spellings of one slug are one group, named as most write it, in the items’ own order', () => {
  const items = ['bmw', 'BMW', undefined, 'Audi', '車', 'BMW', 'bmw ', ''].map((make, index) => ({
    make,
    index,
  }));
  const groups = groupBySlug(items, ({ make }) => make);
  expect(groups.map(({ slug, name, members }) => [slug, name, members.map(({ index }) => index)])).toEqual([
    ['audi', 'Audi', [3]],
    ['bmw', 'BMW', [0, 1, 5, 6]],
  ]);
});
