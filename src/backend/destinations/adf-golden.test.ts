import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Lead } from '../../domain/lead/lead.ts';
import { adfProblems } from './adf-rules.fixture.ts';
import { adf } from './adf.ts';
import { exampleDealer, wholeLead } from './example-dealer.fixture.ts';

const OWN = {
  own_make: 'Hoshimi',
  own_model: 'Sora',
  own_year: '2021',
  own_km: '45000',
  rego: 'ABC123',
  own_state: 'ACT',
  condition: 'Good',
};
const FILES = [{ key: 'k1', name: 'front.jpg', type: 'image/jpeg', bytes: 1_600_000 }];

/** A lead about no vehicle of the dealer's. */
function about(changes: Partial<Lead>): Lead {
  const { vehicle: _, ...rest } = wholeLead({ values: {}, ...changes });
  return rest;
}

const LEADS: Record<string, Lead> = {
  enquiry: wholeLead({
    form: 'enquiry',
    category: 'Vehicle Enquiry',
    values: {},
    attributes: {
      visited_pages: ['/'],
      linked_query_params: { utm_source: 'google', utm_campaign: 'spring & "sun"', gclid: 'TEST123' },
    },
  }),
  'enquiry-without-vehicle': about({ form: 'contact', category: 'General Enquiry' }),
  'test-drive': wholeLead(),
  'trade-in-with-vehicle': wholeLead({
    form: 'trade-in',
    category: 'Trade-In',
    values: { ...OWN, estimate: '$17,000 to $19,500 on 21 November 2026', offer_price: '18500' },
    files: FILES,
  }),
  'trade-in-without-vehicle': about({ form: 'trade-in', category: 'Trade-In', values: OWN }),
  'trade-in-accepted': about({
    form: 'trade-in',
    category: 'Trade-In',
    subcategory: '3. Offer Accepted',
    values: {
      ...OWN,
      lead_id: 'lead-0',
      form_completed: 'true',
      offer_accepted: 'true',
      offer_price: '18500',
    },
  }),
  finance: wholeLead({
    form: 'finance-enquiry',
    category: 'Finance Enquiry',
    values: { amount: '45990', deposit: '5000', term: '5', residual: '9000', employment: 'Casual' },
  }),
  'finance-without-vehicle': about({
    form: 'finance-enquiry',
    category: 'Finance Enquiry',
    values: { amount: '25990', term: '5' },
  }),
  'buy-online': wholeLead({
    form: 'buy-online',
    category: 'Online Purchase',
    values: { seen_price: '45990', paying_by: 'Bank transfer', handover: 'I pick it up' },
  }),
  'several-vehicles': wholeLead({
    form: 'buy-online',
    category: 'Online Purchase',
    values: { seen_price: '45990', paying_by: 'Not sure yet', handover: 'Please deliver it', rego: 'ABC123' },
  }),
  'model-order': about({
    form: 'model-order',
    category: 'Model Order',
    manufacturer: { slug: 'corvane', name: 'Corvane' },
    values: { model_id: 'atlas', model_name: 'Atlas', vehicle: 'Corvane Atlas GX' },
  }),
  service: about({ form: 'service', category: 'Service Booking', values: { ...OWN, date: '2026-12-01' } }),
};

/** `FORECOURT_WRITE_GOLDEN=1` writes them anew, to be read before they are kept. */
const isWritten = process.env['FORECOURT_WRITE_GOLDEN'] === '1';

test.each(Object.entries(LEADS))('F1 the ADF of a lead: %s', (name, lead) => {
  const file = new URL(`adf-golden/${name}.xml`, import.meta.url);
  const text = adf(`lead-${name}`, lead, exampleDealer());
  if (isWritten) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
  expect(adfProblems(text)).toEqual([]);
});

test('F1 F8 what is wanted is bought, and what the shopper has is traded in', () => {
  const vehiclesOf = (lead: Lead): string[] =>
    [...adf('a', lead, exampleDealer()).matchAll(/<vehicle interest="([^"]*)"[^]*?<model>([^<]*)</g)].map(
      ([, interest, model]) => `${interest} ${model}`,
    );
  expect(vehiclesOf(LEADS['trade-in-with-vehicle']!)).toEqual(['buy Atlas', 'trade-in Sora']);
  expect(vehiclesOf(LEADS['trade-in-without-vehicle']!)).toEqual(['trade-in Sora']);
  expect(vehiclesOf(LEADS['several-vehicles']!)).toEqual(['buy Atlas', 'trade-in ']);
  expect(vehiclesOf(LEADS['service']!)).toEqual(['buy ']);
  expect(vehiclesOf(wholeLead({ values: { ...OWN, appointment: '2026-11-24T10:30' } }))).toEqual([
    'test-drive Atlas',
    'trade-in Sora',
  ]);
});

test.each([
  ['a lead without a name, a phone or an address', about({ person: {} })],
  ['a lead with a postcode alone', about({ person: { postcode: '2000' } })],
  ['a last name alone', about({ person: { last_name: 'Quill', phone: '+61491570006' } })],
  [
    'a vehicle without a year',
    wholeLead({ vehicle: { id: '1', slug: 's', name: 'Trailer', car_type: 'used' } }),
  ],
])('F1 %s is valid too', (_, lead) => {
  expect(adfProblems(adf('a', lead, exampleDealer()))).toEqual([]);
});

test('F1 the rules of the DTD refuse what is not in their order, missing, or of no such word', () => {
  const valid = adf('a', wholeLead(), exampleDealer());
  expect(adfProblems(valid.replace(/(<year>.*\n)(<make>.*\n)/, '$2$1'))).toHaveLength(1);
  expect(adfProblems(valid.replace(/<vendorname>.*\n/, ''))).toHaveLength(1);
  expect(adfProblems(valid.replace('interest="test-drive"', 'interest="swap"'))).toEqual([
    '/adf/prospect/vehicle interest="swap"',
  ]);
});
