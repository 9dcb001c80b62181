import { addDays } from '../calendar/add-days.ts';
import { isShutOn, openDaysWords, type ShutDays } from '../location/shut-days.ts';
import { longDay } from '../text/long-day.ts';
import { fieldRoom } from './field-room.ts';
import { fieldText } from './field-text.ts';
import { plateText } from './plate-text.ts';
import type { FieldKind, LeadField } from './lead-form.ts';
import { readLeadPhone } from './lead-phone.ts';

/** The parts of a field that decide whether an answer will do: the page has them in its markup, the backend in LEAD_FORMS. */
export type CheckedField = Pick<LeadField, 'kind' | 'noun' | 'required'> & {
  /** The answers of a choice. */
  values?: readonly string[];
  /** When the place is shut that a day is asked of. */
  shut?: ShutDays | undefined;
};

/** A form that is sent without its consent says so (spec F3). */
export const CONSENT_MISSING = '*You must agree to the terms of use before submitting.';

const CHOSEN: ReadonlySet<FieldKind> = new Set(['choice', 'date', 'date-time', 'file', 'photo']);

/** No part of a mail address can hold what would make two of one, or a header of another. */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"._-](?:[^\s@<>()[\]\\,;:"]*[^\s@<>()[\]\\,;:".-])?\.[^\s@<>()[\]\\,;:"\d.-]{2,}$/;

/** Days ahead, from today on, that can be asked for. */
const DAYS_AHEAD = 365;

/** The last day that can be asked for. */
export const lastDay = (today: string): string => addDays(today, DAYS_AHEAD);

type Rule = (value: string, today: string | undefined, shut: ShutDays | undefined) => string | undefined;

/** What is wrong with an answer of each kind; `today` is 'YYYY-MM-DD'. */
const RULES: Partial<Record<FieldKind, Rule>> = {
  name: (value) =>
    /\p{L}/u.test(value) && !/[\d<>{}[\]\\/@:;|=_*^~#$%]/.test(value)
      ? undefined
      : 'Please use letters in the name.',
  email: (value) =>
    EMAIL.test(value) && !value.includes('..')
      ? undefined
      : 'Please enter an email address such as name@example.com.',
  phone: (value) =>
    readLeadPhone(value)
      ? undefined
      : 'Please enter a phone number with its area code, such as 0491 570 006 or 02 5550 0100.',
  postcode: (value) =>
    /^\d{4}$/.test(value) ? undefined : 'Invalid postcode. Please enter a 4-digit number.',
  rego: (value) =>
    /^[A-Z\d]{1,9}$/.test(plateText(value))
      ? undefined
      : 'Please enter the rego as it appears on the plate, such as ABC 12D.',
  date: dayProblem,
  'date-time': (value, today) =>
    /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/.test(value)
      ? dayProblem(value.slice(0, 10), today, undefined)
      : 'Please choose a day and a time.',
  number: figureProblem,
  money: figureProblem,
  tick: (value) => (value === 'yes' ? undefined : 'Please tick the box or leave it blank.'),
  consent: (value) => (value === 'yes' ? undefined : CONSENT_MISSING),
};

function figureProblem(value: string): string | undefined {
  return /^\$? ?\d[\d ,]*(\.\d{0,2})?( ?km)?$/i.test(value)
    ? undefined
    : 'Please enter a figure, such as 25,000.';
}

function dayProblem(
  value: string,
  today: string | undefined,
  shut: ShutDays | undefined,
): string | undefined {
  const day = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  const isDay = day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
  if (!isDay) return 'Please choose a day, such as 2026-12-01.';
  if (today === undefined) return undefined;
  if (value < today) return 'Please choose today or a later day.';
  if (value > lastDay(today)) return 'Please choose a day in the next 12 months.';
  if (!shut || !isShutOn(shut, value)) return undefined;
  const open = openDaysWords(shut, value, 3);
  return `We're closed on ${longDay(value)}. ${open === '' ? 'Please choose another day.' : `Open: ${open}.`}`;
}

/** What is wrong with a typed answer, in the words for the shopper; undefined for one that will do (spec F3, F4, F7). */
export function fieldProblem(field: CheckedField, typed: string, today?: string): string | undefined {
  const { kind, noun, required, values } = field;
  const value = fieldText(kind, typed);
  if (value === '') {
    if (!required) return undefined;
    if (kind === 'consent') return CONSENT_MISSING;
    return `Please ${CHOSEN.has(kind) ? 'choose' : 'enter'} ${noun}.`;
  }
  const { problem } = fieldRoom(kind, value);
  if (problem !== undefined && kind !== 'postcode') return problem;
  if (values && !values.includes(value)) return `Please choose ${noun} from the list.`;
  return RULES[kind]?.(value, today, field.shut);
}
