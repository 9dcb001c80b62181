import { expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { deadSwitches, weeklyListProblems } from './between-settings.ts';
import { parseTenant } from './parse-tenant.ts';

const parsed = (changes: object) => parseTenant({ ...MINIMAL_TENANT, ...changes }, 'tenant.ts');
const LEADS = { leads: {}, site: { ...MINIMAL_TENANT.site, email: 'hello@example.com.au' } };

test('V15 a site that could not take a reservation says why, and how it can', () => {
  const [nobody] = deadSwitches(parsed({ switches: { reserve: true }, ...LEADS }));
  expect(nobody).toContain('nobody takes its fee of $200');
  expect(nobody).toContain("'Enquire Now' stands first");
  expect(nobody).toContain('write reserve.fee: 0');
  expect(deadSwitches(parsed({ switches: { reserve: true }, leads: false }))[0]).toContain(
    'nobody takes its leads',
  );
});

test('V15 a site that can, or that does not want to, says nothing', () => {
  expect(deadSwitches(parsed({ switches: { reserve: true }, reserve: { fee: 0 }, ...LEADS }))).toEqual([]);
  expect(deadSwitches(parsed({}))).toEqual([]);
});

const CREDIT = { credit_provider: 'Headland Credit Pty Ltd', licence: '512345' };

test.each([
  [{ finance: {} }, 'false where no credit is advertised', 'finance.advertise'],
  [{ finance: { advertise: CREDIT, offers: ['lender-a'] } }, "lenders' offers", 'take finance.offers out'],
  [
    { finance: { advertise: CREDIT, quote_provider: 'https://quotes.example.com/call' } },
    'quotes stand on pages',
    'write finance.quote_provider: false',
  ],
  [
    { finance: { advertise: CREDIT }, switches: { finance: false } },
    'switches.finance is false',
    'write switches.finance: true',
  ],
  [
    { finance: { advertise: CREDIT }, price: { subscription: true } },
    'those of subscriptions',
    'write price.subscription: false',
  ],
])('S3 weekly figures in lists are refused with %o', (changes, expected, wayOut) => {
  const settings = { ...changes, finance: { ...changes.finance, weekly_in_lists: true } };
  const refused = (): unknown => parsed(settings);
  expect(refused).toThrow(/finance\.weekly_in_lists/);
  expect(refused).toThrow(expected);
  expect(refused).toThrow(`${wayOut}, or write weekly_in_lists: false`);
});

test('S3 weekly figures in lists are taken from a dealer who advertises credit, and nothing is asked where they are off', () => {
  expect(weeklyListProblems(parsed({ finance: { advertise: CREDIT, weekly_in_lists: true } }))).toEqual([]);
  expect(weeklyListProblems(parsed({ switches: { finance: false } }))).toEqual([]);
});
