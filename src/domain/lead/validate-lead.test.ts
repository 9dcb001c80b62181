import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleLimits } from '../finance/example-finance.fixture.ts';
import { exampleLocation } from '../location/example-location.fixture.ts';
import { ALL_FORM_IDS, type LeadFormId } from './lead-form-ids.ts';
import { leadFormOf } from './lead-form-of-site.ts';
import { LeadSettings } from './lead-settings.ts';
import { validateLead } from './validate-lead.ts';

const SITE = {
  leads: LeadSettings.parse({}),
  locations: [exampleLocation({ id: 'yard' })],
  limits: exampleLimits(),
  noun: 'cars' as const,
};
const PERSON = {
  name: ' Jo ',
  last_name: 'Citizen',
  phone: '0491 570 006',
  email: 'Jo@Example.COM',
  postcode: '2150',
};
const AGREED = { terms: 'yes' };
const validate = (form: LeadFormId, values: Record<string, string>) =>
  validateLead(leadFormOf(form, SITE), values, '2026-11-22');

test('F1 F4 an enquiry that is filled in gives the parts of its lead', () => {
  const values = {
    ...PERSON,
    ...AGREED,
    message: ' Is it there?\r\nThanks ',
    location_id: 'yard',
    opt_in: 'yes',
  };
  expect(validate('enquiry', values)).toEqual({
    ok: true,
    parts: {
      category: 'Vehicle Enquiry',
      person: {
        first_name: 'Jo',
        last_name: 'Citizen',
        phone: '+61491570006',
        email: 'Jo@example.com',
        postcode: '2150',
      },
      message: 'Is it there?\nThanks',
      location_id: 'yard',
      agreed: true,
      opt_in: true,
      values: {},
    },
  });
});

test.each([
  [{ email: '\u200brobin@example.com', phone: '0491 570 156', postcode: '2150' }],
  [{ email: 'robin@example.com\u200e', phone: '\u200e0491 570 156', postcode: '\u200e2150' }],
  [{ email: 'robin@exam\u00adple.com', phone: '0491\u2011570\u2011156', postcode: '21\u206050' }],
  [{ email: '\u2066robin@example.com\u2069', phone: '04\ufe0f91 570 156', postcode: '２１５０' }],
])('F7 what nobody sees is not kept of who asks: %j', (typed) => {
  const values = { ...PERSON, ...AGREED, name: 'Ro\u200bbin\ufe0f', ...typed, message: 'Hello' };
  expect(validate('enquiry', values)).toMatchObject({
    parts: {
      person: { first_name: 'Robin', email: 'robin@example.com', phone: '+61491570156', postcode: '2150' },
    },
  });
});

test('F7 a message keeps what makes its pictures and letters what they are, and nothing else unseen', () => {
  const message = '\u{1f469}\u200d\u{1f4bb} \u2764\ufe0f \u200b\u2060\u202eThanks';
  expect(validate('enquiry', { ...PERSON, ...AGREED, message })).toMatchObject({
    parts: { message: '\u{1f469}\u200d\u{1f4bb} \u2764\ufe0f Thanks' },
  });
});

test('F3 what is wrong is named field by field, in the order of the form', () => {
  expect(validate('enquiry', { name: 'Jo', last_name: 'Citizen', phone: '12', postcode: 'x' })).toEqual({
    ok: false,
    errors: [
      {
        field: 'phone',
        message: 'Please enter a phone number with its area code, such as 0491 570 006 or 02 5550 0100.',
      },
      { field: 'email', message: 'Please enter your email address.' },
      { field: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' },
      { field: 'message', message: 'Please enter your comments.' },
      { field: 'terms', message: '*You must agree to the terms of use before submitting.' },
    ],
  });
});

test('F5 a test drive needs no comments, time or terms, and no day that is over', () => {
  expect(validate('test-drive', PERSON)).toMatchObject({ ok: true, parts: { agreed: false } });
  expect(validate('test-drive', { ...PERSON, appointment: '2026-11-23T10:00' })).toMatchObject({
    parts: { values: { appointment: '2026-11-23T10:00' } },
  });
  expect(validate('test-drive', { ...PERSON, appointment: '2026-11-21T10:00' })).toMatchObject({
    errors: [{ field: 'appointment', message: 'Please choose today or a later day.' }],
  });
});

test('F4 a general enquiry is filed under the category that was chosen', () => {
  const values = { ...PERSON, ...AGREED, message: 'Hello', category: 'Parts Enquiry' };
  expect(validate('contact', values)).toMatchObject({ parts: { category: 'Parts Enquiry', values: {} } });
  expect(validate('contact', { ...values, category: 'Careers' })).toMatchObject({
    errors: [{ field: 'category', message: 'Please choose a category from the list.' }],
  });
});

test('C12 figures of a finance enquiry are kept as digits', () => {
  const values = {
    ...PERSON,
    ...AGREED,
    amount: '$25,990.00',
    deposit: '2 000',
    term: '5',
    employment: 'Casual',
    income: '$40,000 to $59,999',
  };
  expect(validate('finance-enquiry', values)).toMatchObject({
    parts: { values: { amount: '25990', deposit: '2000', term: '5' } },
  });
});

test('C4 a rate keeps its decimals', () => {
  const values = { ...PERSON, ...AGREED, amount: '25,990', term: '5', rate: '6.95', residual: '$5,000.00' };
  expect(validate('quote', values)).toMatchObject({
    parts: { values: { amount: '25990', rate: '6.95', residual: '5000' } },
  });
});

test('F8 a plate is kept as it is read out', () => {
  const values = {
    own_make: 'Aldera',
    own_model: 'Lark',
    own_km: '85,000 km',
    condition: 'Good',
    rego: 'abc-12d',
  };
  expect(validate('trade-in', { ...PERSON, ...AGREED, ...values })).toMatchObject({
    parts: { values: { own_km: '85000', rego: 'ABC12D' } },
  });
});

test('F1 a name that the form does not have is refused, whatever it is', () => {
  const values = JSON.parse('{"__proto__": "x", "constructor": "y"}') as Record<string, string>;
  expect(validate('test-drive', { ...PERSON, price: '1' })).toMatchObject({
    errors: [{ field: 'price', message: 'This form has no field of that name.' }],
  });
  expect(validate('test-drive', values)).toMatchObject({ ok: false });
});

test('F4 a location or a dealership that is none of the dealer is refused', () => {
  const asked = { ...PERSON, location_id: 'elsewhere', dealership_slug: 'elsewhere' };
  expect(validate('test-drive', asked)).toMatchObject({
    errors: [{ field: 'location_id' }, { field: 'dealership_slug' }],
  });
});

test('S4 whatever is typed, nothing is thrown and nothing unseen is kept', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\ud800<b>\u0000=HYPERLINK("x")'));
  fc.assert(
    fc.property(fc.constantFrom(...ALL_FORM_IDS), text, text, (form, message, own) => {
      const answer = validate(form, { ...PERSON, ...AGREED, message, own_make: own, position: own });

      if (answer.ok) expect(JSON.stringify(answer.parts)).not.toMatch(/\\u000|\\ud8|\u202e/);
    }),
    { numRuns: 500 },
  );
});
