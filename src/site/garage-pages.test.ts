import { expect, test } from 'vitest';
import { exampleSite } from './example-site.fixture.ts';

const own = { path: '/my-bookings', title: 'My bookings', sections: ['appointments' as const] };

test('R3 A6 a dealer without a garage has neither page nor link, with one both', () => {
  const off = exampleSite({ tenant: { account: {} } });
  expect(off.garage.pages()).toEqual([]);
  expect(off.shell.accountLinks).toEqual([{ label: 'Account', href: '/account' }]);
  const on = exampleSite({ tenant: { account: {}, switches: { garage: true }, garage: { paths: [own] } } });
  expect(on.garage.pages().map(({ page }) => page.path)).toEqual(['/my-garage', '/my-bookings']);
  expect(on.shell.accountLinks.map(({ href }) => href)).toEqual(['/my-garage', '/my-bookings', '/account']);
});

test('A6 an empty part leads to pages that the site has', () => {
  const tenant = { account: {}, switches: { garage: true } };
  const plan = (given: Parameters<typeof exampleSite>[0]) => {
    const { garage } = exampleSite(given);
    return garage.plan(garage.pages()[0]!.page).links;
  };
  expect(plan({ tenant })).toEqual({ stock: '/search/new-used-and-demo-cars' });
  const site = {
    name: 'Example Cars',
    url: 'https://e.example',
    licence: { number: '1' },
    email: 'a@b.example',
  };
  expect(plan({ tenant: { ...tenant, site, leads: { forms: ['test-drive'] } } })).toMatchObject({
    testDrive: '/book-test-drive',
  });
});
