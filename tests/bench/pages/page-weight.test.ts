import { expect, test } from 'vitest';
import { BUDGETS } from '../../browser/page-budgets.ts';
import { heaviest, type Measure, overBudget, type PageWeight } from './page-weight.ts';

const page = (address: string, weight: Partial<Record<Measure, number>> = {}): PageWeight => ({
  slug: 'dealer',
  kind: 'vehicle',
  address,
  weight: { js: 0, jsAfterIslands: 0, css: 0, font: 0, html: 0, images: 0, requests: 0, shift: 0, ...weight },
  asleep: 0,
  moved: [],
});

test('a budget that is just reached is kept', () => {
  expect(overBudget(page('/a', { ...BUDGETS.vehicle }))).toEqual([]);
});

test.each(Object.entries(BUDGETS.vehicle))('a little more than the budget of %s breaks it', (name, most) => {
  const measure = name as Measure;
  const heavy = page('/a', { [measure]: most + 0.01 });
  expect(overBudget(heavy)).toEqual([{ page: heavy, measure, weight: most + 0.01, budget: most }]);
});

test('any layout shift breaks the budget', () => {
  expect(overBudget(page('/a', { shift: 0.0001 })).map(({ measure }) => measure)).toEqual(['shift']);
});

test('the heaviest page is found for each measure by itself', () => {
  const pages = [page('/a', { js: 2, html: 9 }), page('/b', { js: 3, html: 1 })];
  const worst = Object.fromEntries(
    heaviest(pages, 'vehicle').map(({ measure, page: { address }, weight }) => [measure, [address, weight]]),
  );
  expect(worst).toMatchObject({ js: ['/b', 3], html: ['/a', 9] });
  expect(heaviest(pages, 'home')).toEqual([]);
});
