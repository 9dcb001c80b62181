import type { ShutDays } from '../location/shut-days.ts';
import { readTypedNumber } from '../text/number-input.ts';
import { fieldProblem } from './field-problem.ts';
import { fieldText } from './field-text.ts';
import { isLeadCategory, type LeadCategory } from './lead-categories.ts';
import { fieldsOf, type LeadField, type LeadForm } from './lead-form.ts';
import { plateText } from './plate-text.ts';
import { readLeadPhone } from './lead-phone.ts';
import type { LeadPerson } from './lead.ts';

export type FieldError = { field: string; message: string };

/** What a form says of a lead; who and where it came from is the backend's to add. */
export type LeadParts = {
  category: LeadCategory;
  person: LeadPerson;
  message?: string;
  /** The id of the location that is asked. */
  location_id?: string;
  /** Agreement to the terms, and the wish for offers. */
  agreed: boolean;
  opt_in: boolean;
  /** Every other answer by the name of its field; figures are digits alone. */
  values: Record<string, string>;
};

export type ValidatedLead = { ok: true; parts: LeadParts } | { ok: false; errors: FieldError[] };

/** The key in LeadPerson of each field that says who asks. */
const PERSON = {
  name: 'first_name',
  last_name: 'last_name',
  email: 'email',
  phone: 'phone',
  postcode: 'postcode',
} as const satisfies Record<string, keyof LeadPerson>;

const isOfPerson = (name: string): name is keyof typeof PERSON => Object.hasOwn(PERSON, name);

/** Answers that have a place of their own in a lead. */
const APART = new Set(['category', 'message', 'location_id', 'terms', 'opt_in']);

function storedText({ kind, hasDecimals }: LeadField, typed: string): string {
  const text = fieldText(kind, typed);
  if (hasDecimals && text !== '') return String(Number(text.replace(/[$ ,]/g, '')));
  switch (kind) {
    case 'phone':
      return readLeadPhone(text) ?? text;
    case 'number':
    case 'money':
      return String(readTypedNumber(text.replace(/\.\d*/, '')) ?? '');
    case 'rego':
      return plateText(text);
    case 'email':
      return text.replace(/@.*/, (host) => host.toLowerCase());
    default:
      return text;
  }
}

/**
 * Holds what a form was sent with against the rules of its fields: the parts of the lead, or what to mend, in the order of
 * the form (spec F3 to F7). `form` is leadFormOf of the dealer; a name that it does not have is refused; `today`
 * ('YYYY-MM-DD') refuses days that are over, `shut` those on which the place is shut that is asked.
 */
export function validateLead(
  form: LeadForm,
  values: Readonly<Record<string, string>>,
  today?: string,
  shut?: ShutDays,
): ValidatedLead {
  const fields = fieldsOf(form);
  const typed = (field: LeadField): string =>
    (Object.hasOwn(values, field.name) ? values[field.name] : undefined) ?? '';
  const errors = fields.flatMap((field): FieldError[] => {
    const options = field.choices && { values: field.choices.map(({ value }) => value) };
    const message = fieldProblem({ ...field, ...options, shut }, typed(field), today);
    return message === undefined ? [] : [{ field: field.name, message }];
  });
  const known = new Set(fields.map(({ name }) => name));
  for (const name of Object.keys(values))
    if (!known.has(name)) errors.push({ field: name, message: 'This form has no field of that name.' });
  if (errors.length > 0) return { ok: false, errors };

  const answers = new Map(fields.map((field) => [field.name, storedText(field, typed(field))]));
  const person: LeadPerson = {};
  const rest: Record<string, string> = {};
  for (const [name, answer] of answers) {
    if (answer === '') continue;
    if (isOfPerson(name)) person[PERSON[name]] = answer;
    else if (!APART.has(name)) rest[name] = answer;
  }
  const category = answers.get('category') ?? '';
  const message = answers.get('message');
  const location = answers.get('location_id');
  return {
    ok: true,
    parts: {
      category: isLeadCategory(category) ? category : form.category,
      person,
      ...(message && { message }),
      ...(location && { location_id: location }),
      agreed: answers.get('terms') === 'yes',
      opt_in: answers.get('opt_in') === 'yes',
      values: rest,
    },
  };
}
