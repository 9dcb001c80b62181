import { expect, test } from 'vitest';
import { shownParts, type ChangingVehicle } from './shown-parts.ts';

const built: ChangingVehicle = { status: 'in_stock', sold: false, reserved: false, price: 38_990 };

/** Names of the parts that show. */
const shown = (change: Partial<ChangingVehicle>): string[] =>
  Object.entries(shownParts({ ...built, ...change }, built))
    .filter(([, isShown]) => isShown)
    .map(([name]) => name);

const ON_SALE = ['on-sale', 'tag-free', 'price-type', 'was-price', 'market', 'gauge', 'estimate', 'finance'];

test.each<[string, Partial<ChangingVehicle>, string[]]>([
  ['V18 as it was built', {}, [...ON_SALE, 'offer', 'costs', 'reserve']],
  [
    'V18 repriced: what compares with the old price goes',
    { price: 35_990 },
    ['on-sale', 'tag-free', 'price-type', 'gauge', 'estimate', 'finance', 'costs', 'reserve'],
  ],
  ['D2 sold: nothing of a sale', { status: 'sold', sold: true }, ['sold', 'instead-of-reserve']],
  ['D2 sold by its flag alone', { sold: true }, ['sold', 'instead-of-reserve']],
  ['D2 of a status nobody knows', { status: 'gone' }, ['sold', 'instead-of-reserve']],
  [
    'D3 C1 without a price: neither its kind, nor finance, nor a comparison, nor a reservation',
    { price: 0 },
    ['on-sale', 'tag-free', 'costs', 'instead-of-reserve'],
  ],
  [
    'D3 at 10 dollars, which is no price',
    { price: 10 },
    ['on-sale', 'tag-free', 'costs', 'instead-of-reserve'],
  ],
  [
    'C1 at 200 dollars: a price, no finance',
    { price: 200 },
    ['on-sale', 'tag-free', 'price-type', 'gauge', 'costs', 'reserve'],
  ],
  [
    'C1 D1 V15 reserved: the tag, no estimate, no second reservation',
    { reserved: true },
    [
      'on-sale',
      'tag-reserved',
      'price-type',
      'was-price',
      'market',
      'gauge',
      'finance',
      'offer',
      'costs',
      'instead-of-reserve',
    ],
  ],
  [
    'C1 V15 coming soon: no estimate and no reservation',
    { status: 'coming_soon' },
    [...ON_SALE.filter((name) => name !== 'estimate'), 'offer', 'costs', 'instead-of-reserve'],
  ],
])('%s', (_, change, parts) => {
  expect(shown(change).toSorted()).toEqual(parts.toSorted());
});
