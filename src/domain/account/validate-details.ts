import { fieldProblem } from '../lead/field-problem.ts';
import { fieldText } from '../lead/field-text.ts';
import { PERSON_FIELDS } from '../lead/lead-fields.ts';
import type { LeadField } from '../lead/lead-form.ts';
import { readLeadPhone } from '../lead/lead-phone.ts';
import type { FieldError } from '../lead/validate-lead.ts';
import { NO_DETAILS, type UserDetails } from './user.ts';

/** The fields of the user's details (spec A5): those of every form, and none must be filled in. */
export const DETAIL_FIELDS: readonly LeadField[] = PERSON_FIELDS.map((field) => ({
  ...field,
  required: false,
}));

/** The details as they are kept, the phone in its international form, or what is wrong with them (spec F7). */
export function validateDetails(
  typed: Readonly<Record<string, string>>,
): { details: UserDetails } | { errors: FieldError[] } {
  const errors = DETAIL_FIELDS.flatMap((field) => {
    const message = fieldProblem(field, typed[field.name] ?? '');
    return message === undefined ? [] : [{ field: field.name, message }];
  });
  if (errors.length > 0) return { errors };
  const told = Object.fromEntries(
    DETAIL_FIELDS.map(({ name, kind }) => [name, fieldText(kind, typed[name] ?? '')]),
  );
  const details = { ...NO_DETAILS, ...told };
  return { details: { ...details, phone: readLeadPhone(details.phone) ?? '' } };
}
