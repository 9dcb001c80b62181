import { expect, test } from 'vitest';
import { exampleSite, exampleText } from './example-site.fixture.ts';

test('R3 a site without accounts has none of their pages, and no gate', () => {
  const { account } = exampleSite();
  expect(account.pages()).toEqual([]);
  expect(account.gatesOf('/trade-in')).toEqual([]);
});

test('A5 A10 a site with accounts has their pages, with the words and gates of the dealer', () => {
  const words = { checkout: { title: 'Hold it', text: 'With your number.' } };
  const { account } = exampleSite({
    tenant: { account: { words, gates: ['trade-in'] } },
    texts: [exampleText('/privacy-policy')],
  });
  expect(account.pages().map(({ path }) => path)).toEqual(['/sign-in', '/account', '/watchlist']);
  const plan = account.plan('/sign-in');
  expect(Object.keys(plan.words.types)).toHaveLength(8);
  expect(plan.words.types['checkout']).toEqual(words.checkout);
  expect(plan.privacy).toBe('/privacy-policy');
  expect(account.gatesOf('/trade-in')).toEqual(['trade-in']);
  expect(account.gatesOf('/finance-enquiry')).toEqual([]);
});

test('A5 the page of other words is another page', () => {
  const keyOf = (title: string) =>
    exampleSite({ tenant: { account: { words: { checkout: { title, text: 'x' } } } } }).account.pages()[0]
      ?.key;
  expect(keyOf('a')).not.toBe(keyOf('b'));
  expect(keyOf('a')).toBe(keyOf('a'));
});
