import { describe, expect, test } from 'vitest';
import { exampleLimits } from '../finance/example-finance.fixture.ts';
import { exampleLocation } from '../location/example-location.fixture.ts';
import { MAX_CHARACTERS } from './field-text.ts';
import { fieldsOf, type LeadField } from './lead-form.ts';
import { ALL_FORM_IDS, type LeadFormId } from './lead-form-ids.ts';
import { leadFormOf, type FormSite } from './lead-form-of-site.ts';
import { LEAD_FORMS } from './lead-forms.ts';
import { LeadSettings } from './lead-settings.ts';

const TWO_LOCATIONS = [
  exampleLocation({ id: 'a', name: 'Northside', slug: 'north', dealership_slug: 'north' }),
  exampleLocation({ id: 'b', name: 'Southside', slug: 'south', dealership_slug: 'south' }),
  exampleLocation({ id: 'w', name: 'Workshop', slug: 'workshop', location_type: 'service' }),
];
const site = (settings = {}, locations = TWO_LOCATIONS): FormSite => ({
  leads: LeadSettings.parse(settings),
  locations,
  limits: exampleLimits(),
  noun: 'cars',
});
const field = (
  id: LeadFormId,
  name: string,
  settings = {},
  locations = TWO_LOCATIONS,
): LeadField | undefined =>
  fieldsOf(leadFormOf(id, site(settings, locations))).find((one) => one.name === name);

describe.each(ALL_FORM_IDS)('the form %s', (id) => {
  const form = LEAD_FORMS[id];
  const fields = fieldsOf(form);

  test('is in the table under its own name, and asks each thing once', () => {
    expect(form.id).toBe(id);
    const names = fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('F7 asks who the shopper is, with the words browsers fill in', () => {
    const person = fields.filter(({ autocomplete }) => autocomplete).map((one) => [one.name, one.label]);
    expect(person).toEqual(
      expect.arrayContaining([
        ['name', 'First Name'],
        ['last_name', 'Last Name'],
        ['phone', 'Mobile Number'],
        ['email', 'Email'],
      ]),
    );
  });

  test('F3 ends in the terms; F5 a test drive may leave them', () => {
    const terms = fields.find(({ kind }) => kind === 'consent');
    expect(terms?.required).toBe(id !== 'test-drive');
    const shown = fieldsOf(leadFormOf(id, site())).filter(({ kind }) => kind !== 'hidden');
    expect(shown.slice(-2).map(({ name }) => name)).toEqual(['terms', 'opt_in']);
  });

  test('every choice can be made, and its default is one of them', () => {
    for (const { kind, choices = [], value, name } of fields) {
      if (kind === 'choice') expect(choices.length, name).toBeGreaterThan(1);
      for (const choice of choices) expect(choice.value.length).toBeLessThanOrEqual(MAX_CHARACTERS.choice);
      if (kind === 'choice' && value) expect(choices.map((choice) => choice.value)).toContain(value);
    }
  });

  test('asks for no identity document and no bank detail', () => {
    const words = fields.map(({ name, label, hint }) => `${name} ${label} ${hint}`).join(' ');
    expect(words).not.toMatch(/licen[cs]e|passport|medicare|bsb|account|card|tax file|birth/i);
  });
});

test('F4 comments are required, unless the dealer says otherwise', () => {
  expect(field('enquiry', 'message')).toMatchObject({ label: 'Comments', required: true });
  expect(field('enquiry', 'message', { message_required: false })?.required).toBe(false);
  expect(field('photos', 'message')?.required).toBe(false);
});

test('F4 a general enquiry asks for its category', () => {
  expect(field('contact', 'category')).toMatchObject({
    kind: 'choice',
    required: true,
    value: 'General Enquiry',
  });
});

test('F4 the location is carried unseen, or chosen where the dealer says so and has several', () => {
  expect(field('contact', 'location_id')?.kind).toBe('hidden');
  expect(field('contact', 'location_id', { ask_location: true })).toMatchObject({
    kind: 'choice',
    required: true,
    choices: [
      { value: 'a', label: 'Northside' },
      { value: 'b', label: 'Southside' },
      { value: 'w', label: 'Workshop' },
    ],
  });
  expect(field('contact', 'location_id', { ask_location: true }, TWO_LOCATIONS.slice(0, 1))?.kind).toBe(
    'hidden',
  );
  expect(field('enquiry', 'location_id', { ask_location: true })?.kind).toBe('hidden');
  expect(field('multi-location', 'location_id')?.kind).toBe('choice');
  expect(field('service', 'location_id')?.choices).toEqual([{ value: 'w', label: 'Workshop' }]);
});

const WORKSHOPS = [
  ...TWO_LOCATIONS,
  exampleLocation({
    id: 'v',
    name: 'Second shop',
    slug: 'second',
    group: 'second',
    location_type: 'service',
  }),
];

test('F4 F7 the first question of a service is which workshop, and it has to be answered', () => {
  const [first] = fieldsOf(leadFormOf('service', site({}, WORKSHOPS)));
  expect(first).toMatchObject({
    name: 'location_id',
    kind: 'choice',
    label: 'Which workshop?',
    required: true,
    choices: [
      { value: 'w', label: 'Workshop' },
      { value: 'v', label: 'Second shop' },
    ],
  });
});

test.each(['test-drive', 'trade-in'] as const)(
  'F5 F8 the first question of %s but which vehicle is where, and it may stay open: the place of the vehicle answers then',
  (id) => {
    const yards = TWO_LOCATIONS.map((yard) => ({ ...yard, group: yard.slug }));
    const asked = fieldsOf(leadFormOf(id, site({}, yards)));
    const [first] = asked.filter(({ name }) => name !== 'wanted_vehicle');
    expect(asked[0] === first).toBe(id === 'trade-in');
    expect(first).toMatchObject({
      name: 'location_id',
      kind: 'choice',
      required: false,
      none: 'No preference',
    });
    expect(first?.choices?.map(({ value }) => value)).toEqual(['a', 'b']);
  },
);

test('F4 the preferred dealership is asked for where the dealer shows it and has several', () => {
  expect(field('enquiry', 'dealership_slug')?.kind).toBe('hidden');
  expect(field('enquiry', 'dealership_slug', { ask_dealership: true })).toMatchObject({
    kind: 'choice',
    required: true,
    choices: [
      { value: 'north', label: 'Northside' },
      { value: 'south', label: 'Southside' },
    ],
  });
});

test('F4 offers and the rego are the choice of the dealer', () => {
  expect(field('enquiry', 'opt_in')?.required).toBe(false);
  expect(field('enquiry', 'opt_in', { opt_in: false })).toBeUndefined();
  expect(field('enquiry', 'rego')).toBeUndefined();
  expect(field('enquiry', 'rego', { ask_rego: true })).toMatchObject({ label: 'Rego', required: false });
});

test('F6 a photo request carries its words', () => {
  expect(field('photos', 'request')).toMatchObject({
    kind: 'hidden',
    value: 'Please send photos for this car',
  });
});

test('C4 a loan can be asked for in half years as far as the lender lends, beginning where the calculator does', () => {
  const termOf = (limits: FormSite['limits']) =>
    fieldsOf(leadFormOf('quote', { ...site(), limits })).find(({ name }) => name === 'term');
  const all = termOf(exampleLimits());
  expect(all?.choices).toHaveLength(13);
  expect([all?.choices?.[0], all?.choices?.[1], all?.value]).toEqual([
    { value: '1', label: '1 year' },
    { value: '1.5', label: '1.5 years' },
    '5',
  ]);
  const long = termOf({ term: { min: 6, max: 7, step: 0.5, start: 6 } });
  expect(long?.choices?.map(({ value }) => value)).toEqual(['6', '6.5', '7']);
  expect(long?.value).toBe('6');
});

test('C4 V10 a quote takes the final payment and the rate that were worked with', () => {
  const filled = fieldsOf(LEAD_FORMS.quote).flatMap(({ name, parameters = [] }) =>
    parameters.length > 0 ? [[name, parameters[0]]] : [],
  );
  expect(filled).toEqual(
    expect.arrayContaining([
      ['amount', 'amount'],
      ['deposit', 'deposit'],
      ['residual', 'final'],
      ['term', 'term'],
      ['rate', 'rate'],
    ]),
  );
});
