import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { financeDisclaimer } from './finance-disclaimer.ts';
import { financeLink, getFinanceLink, linkAtPrice, type FinanceLinkName } from './finance-links.ts';
import { FinanceSettings } from './finance-settings.ts';
import { resolveFinance } from './resolve-finance.ts';

const RULES = resolveFinance(FinanceSettings.parse({}));
const CAR = exampleVehicle({ vin: '6T1BE42K8CX000001', dealership_slug: 'northside' });

test.each<[FinanceLinkName, string]>([
  ['finance', '/finance'],
  ['enquiry', '/finance-enquiry'],
  ['apply', '/apply-for-finance'],
  ['pre_approval', '/finance-pre-approval'],
  ['insurance', '/finance-and-insurance'],
])('C12 the link %s leads to %s with what is known of the car', (name, path) => {
  expect(financeLink(name, RULES)).toBe(path);
  expect(financeLink(name, RULES, CAR)).toBe(
    `${path}?preferredDealership=northside&vehiclePriceBudget=25990&car_id=v1&car_type=used&vin=6T1BE42K8CX000001`,
  );
});

test('C12 what is not known of the car is left out, and names are made safe', () => {
  const { price: _, ...car } = exampleVehicle({ id: 'a&b=c', location_slug: 'yard-2' });
  expect(financeLink('enquiry', RULES, { ...car })).toBe(
    '/finance-enquiry?preferredDealership=yard-2&car_id=a%26b%3Dc&car_type=used',
  );
});

test('C12 a dealer’s own link keeps its parameters and its fragment', () => {
  const links = { finance: 'https://loans.example.com/apply?site=7#form' };
  const rules = resolveFinance(FinanceSettings.parse({ links, personalised: false }));
  const { vin: _, ...car } = { ...CAR, price: 10_000.4 };
  expect(getFinanceLink(car, rules)).toBe(
    'https://loans.example.com/apply?site=7&preferredDealership=northside&vehiclePriceBudget=10000&car_id=v1&car_type=used#form',
  );
});

test.each([
  [{ vin: 'VIN1' }, true, '/personalised/finance?car_id=v1'],
  [{}, true, '/finance?vehiclePriceBudget=25990&car_id=v1&car_type=used'],
  [{ vin: '' }, true, '/finance?vehiclePriceBudget=25990&car_id=v1&car_type=used'],
  [{ vin: 'VIN1' }, false, '/finance?vehiclePriceBudget=25990&car_id=v1&car_type=used&vin=VIN1'],
])('C12 Get Finance Now for %o, personalised %s, leads to %s', (changes, personalised, href) => {
  const rules = resolveFinance(FinanceSettings.parse({ personalised }));
  expect(getFinanceLink(exampleVehicle(changes), rules)).toBe(href);
});

test.each([
  [
    '/request-a-quote?vehiclePriceBudget=17490&car_id=v1',
    15_990.4,
    '/request-a-quote?vehiclePriceBudget=15990&car_id=v1',
  ],
  [
    'https://a.example/b?vehiclePriceBudget=1&vin=V#form',
    2,
    'https://a.example/b?vehiclePriceBudget=2&vin=V#form',
  ],
  ['/finance?vehiclePriceBudget=17490&car_id=v1', undefined, '/finance?car_id=v1'],
  ['/finance?vehiclePriceBudget=17490&car_id=v1', 0, '/finance?car_id=v1'],
  ['/personalised/finance?car_id=v1', 15_990, '/personalised/finance?car_id=v1'],
])('C12 V18 the link %s at %s leads to %s', (href, price, then) => {
  expect(linkAtPrice(href, price)).toBe(then);
});

test('C9 small print of 197 characters stays whole, of 198 is cut', () => {
  expect(financeDisclaimer(` ${'a'.repeat(197)} `)).toEqual({ kind: 'whole', text: 'a'.repeat(197) });
  expect(financeDisclaimer('a'.repeat(198))).toEqual({
    kind: 'cut',
    short: `${'a'.repeat(197)}…`,
    text: 'a'.repeat(198),
    open: 'Show More',
    close: 'Show Less',
  });
  expect(financeDisclaimer(`${'a'.repeat(196)}🚗🚗`)).toMatchObject({ short: `${'a'.repeat(196)}…` });
  const early = `🚗${'a'.repeat(200)}`;
  expect(financeDisclaimer(early)).toMatchObject({ short: `${early.slice(0, 197)}…` });
});
