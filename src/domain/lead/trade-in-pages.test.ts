import { expect, test } from 'vitest';
import { TRADE_IN_PAGES, tradeInTitle } from './trade-in-pages.ts';

test.each([
  ['cars', 'Sell My Car'],
  ['caravans', 'Sell My Caravan'],
  ['motorcycles', 'Sell My Motorcycle'],
  ['trucks', 'Sell My Truck'],
  ['vehicles', 'Sell My Vehicle'],
] as const)('F8 a dealer of %s has a page that is called %s', (noun, title) => {
  expect(tradeInTitle('sell-my-car', noun)).toBe(title);
  const titles = TRADE_IN_PAGES.map((page) => tradeInTitle(page, noun));
  expect(titles).toEqual([undefined, undefined, title, 'Instant Price', 'Instant Purchase']);
});
