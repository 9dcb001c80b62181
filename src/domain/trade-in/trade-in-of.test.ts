import { expect, test } from 'vitest';
import { tradeInOf } from './trade-in-of.ts';

const OWN = { own_make: 'Hoshimi', own_model: 'Sora', own_year: '2021', own_km: '45000', rego: 'ABC123' };

test.each<[string, string, Record<string, string>, object | undefined]>([
  [
    'a valuation',
    'trade-in',
    { ...OWN, own_state: 'ACT', condition: 'Good', own_worn_tyres: 'yes', offer_price: '18500' },
    {
      year: 2021,
      make: 'Hoshimi',
      model: 'Sora',
      kilometres: 45_000,
      offer: 18_500,
      described: [...Object.keys(OWN), 'own_state', 'condition', 'own_worn_tyres', 'offer_price'],
    },
  ],
  [
    'a year that was not told',
    'trade-in',
    { own_make: 'Hoshimi', own_year: '' },
    { make: 'Hoshimi', described: ['own_make', 'own_year'] },
  ],
  [
    'the plate of a purchase',
    'buy-online',
    { paying_by: 'Not sure yet', rego: 'ABC123' },
    { described: ['rego'] },
  ],
  ['the plate of an enquiry', 'enquiry', { rego: 'ABC123' }, { described: ['rego'] }],
  ['a service', 'service', OWN, undefined],
  ['parts', 'parts', OWN, undefined],
  ['a test drive', 'test-drive', { appointment: '2026-11-24T10:30' }, undefined],
])('F8 what is offered to the dealer: %s', (_, form, values, expected) => {
  expect(tradeInOf({ form, values })).toEqual(expected);
});
