import { FINANCE_DEFAULTS } from '../finance/finance-defaults.ts';
import type { FieldChoice, LeadField, LeadStep } from './lead-form.ts';
import { termField } from './term-field.ts';

/** Answers that are their own values. */
export const choicesOf = (labels: readonly string[]): FieldChoice[] =>
  labels.map((label) => ({ value: label, label }));

const optional = (field: LeadField): LeadField => ({ ...field, required: false });

const FIRST_NAME: LeadField = {
  name: 'name',
  kind: 'name',
  label: 'First Name',
  noun: 'your first name',
  required: true,
  autocomplete: 'given-name',
};
const LAST_NAME: LeadField = {
  name: 'last_name',
  kind: 'name',
  label: 'Last Name',
  noun: 'your last name',
  required: true,
  autocomplete: 'family-name',
};
const PHONE: LeadField = {
  name: 'phone',
  kind: 'phone',
  label: 'Mobile Number',
  noun: 'your mobile number',
  required: true,
  autocomplete: 'tel',
};
const EMAIL: LeadField = {
  name: 'email',
  kind: 'email',
  label: 'Email',
  noun: 'your email address',
  required: true,
  autocomplete: 'email',
};
const POSTCODE: LeadField = {
  name: 'postcode',
  kind: 'postcode',
  label: 'Postcode',
  noun: 'your postcode',
  required: true,
  autocomplete: 'postal-code',
};

/** Who asks (spec F7). */
export const PERSON_FIELDS: readonly LeadField[] = [FIRST_NAME, LAST_NAME, PHONE, EMAIL, POSTCODE];

/** Who asks, where the place they live in changes nothing. */
export const PERSON_WITHOUT_POSTCODE: readonly LeadField[] = [FIRST_NAME, LAST_NAME, PHONE, EMAIL];

/** What is asked in the shopper's own words (spec F4). */
export const MESSAGE: LeadField = {
  name: 'message',
  kind: 'message',
  label: 'Comments',
  noun: 'your comments',
  required: true,
};
export const OPTIONAL_MESSAGE = optional(MESSAGE);

/** The vehicle that someone wants to see, in their own words: the form of a visit may be opened from no vehicle. */
export const WANTED_VEHICLE: LeadField = {
  name: 'wanted_vehicle',
  kind: 'text',
  label: 'Which vehicle?',
  noun: 'the vehicle',
  required: false,
  hint: 'Make and model, or the stock number',
};

/** The plate of the vehicle that someone has (spec F4). */
export const REGO: LeadField = {
  name: 'rego',
  kind: 'rego',
  label: 'Rego',
  noun: 'the registration',
  required: false,
};

/** The vehicle that someone has: make, model and year. */
export const OWN_VEHICLE: readonly LeadField[] = [
  { name: 'own_make', kind: 'text', label: 'Make', noun: 'the make of your vehicle', required: true },
  { name: 'own_model', kind: 'text', label: 'Model', noun: 'the model of your vehicle', required: true },
  { name: 'own_year', kind: 'number', label: 'Year', noun: 'the year of your vehicle', required: false },
];

/** How far it has been driven, and its plate, for the person who values it (spec F8). */
export const OWN_KILOMETRES: LeadField = {
  name: 'own_km',
  kind: 'number',
  label: 'Kilometres',
  noun: 'the kilometres',
  required: true,
};
export const OWN_REGO: LeadField = { ...REGO, hint: 'e.g. ABC 123' };

/** Figures of a loan, as the calculator's address has them, or the car's price (spec C12). */
export const LOAN_FIELDS: readonly LeadField[] = [
  {
    name: 'amount',
    kind: 'money',
    label: 'Price of the vehicle',
    noun: 'the price of the vehicle',
    required: true,
    parameters: ['amount', 'vehiclePriceBudget'],
  },
  {
    name: 'deposit',
    kind: 'money',
    label: 'Deposit or trade-in',
    noun: 'the deposit',
    required: false,
    parameters: ['deposit'],
  },
  // A dealer's form has the terms of the dealer's lender.
  termField(FINANCE_DEFAULTS.term),
];

/** What else a calculation is made of, for a form that is opened from one (spec C4, V10). */
export const CALCULATION_FIELDS: readonly LeadField[] = [
  {
    name: 'residual',
    kind: 'money',
    label: 'Final payment (residual)',
    noun: 'the final payment',
    required: false,
    parameters: ['final'],
  },
  {
    name: 'rate',
    kind: 'number',
    label: 'Interest rate (% p.a.)',
    noun: 'the interest rate',
    required: false,
    hasDecimals: true,
    parameters: ['rate'],
  },
];

/** The consent that a form needs before it is sent (spec F3), and offers that may be wanted beside the answer (spec F4). */
export const CONSENT: LeadField = {
  name: 'terms',
  kind: 'consent',
  label: '',
  noun: '',
  required: true,
};
export const OPT_IN: LeadField = { name: 'opt_in', kind: 'tick', label: '', noun: '', required: false };

/** The words of both are the dealer's (LeadSettings), and on every form they come last. */
export const AGREEMENTS: readonly LeadField[] = [CONSENT, OPT_IN];

/** Carried and never shown (spec F4, F7). */
export const LOCATION_ID: LeadField = {
  name: 'location_id',
  kind: 'hidden',
  label: 'Location',
  noun: 'a location',
  required: false,
  parameters: ['location_id'],
};
export const TRACKING: LeadField = {
  name: 'tracking',
  kind: 'hidden',
  label: 'Tracking',
  noun: 'tracking',
  required: false,
  parameters: ['utm_source'],
};
/** Chosen only where the dealer has several (spec F4). */
export const DEALERSHIP: LeadField = {
  name: 'dealership_slug',
  kind: 'hidden',
  label: 'Preferred dealership',
  noun: 'a dealership',
  required: false,
  parameters: ['preferredDealership'],
};

/** A form of one step: the fields of its own, then the agreements. A location that it asks for is not carried as well. */
export const oneStep = (title: string, ...own: readonly LeadField[]): LeadStep[] => [
  { title, fields: [...own, ...AGREEMENTS, ...(own.includes(LOCATION_ID) ? [] : [LOCATION_ID]), DEALERSHIP] },
];

/** The last of several steps: who asks. */
export const lastStep = (person: readonly LeadField[]): LeadStep => ({
  title: 'Your contact details',
  fields: [...person, OPTIONAL_MESSAGE, ...AGREEMENTS, LOCATION_ID, DEALERSHIP],
});

/** The last of several steps of a form whose first question is the place. */
export function lastStepOfPlace(person: readonly LeadField[]): LeadStep {
  const { title, fields } = lastStep(person);
  return { title, fields: fields.filter((field) => field !== LOCATION_ID) };
}
