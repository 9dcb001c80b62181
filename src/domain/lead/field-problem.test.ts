import { expect, test } from 'vitest';
import { CONSENT_MISSING, fieldProblem, type CheckedField } from './field-problem.ts';
import type { FieldKind } from './lead-form.ts';

const field = (kind: FieldKind, changes: Partial<CheckedField> = {}): CheckedField => ({
  kind,
  noun: 'an answer',
  required: true,
  ...changes,
});

test.each<[FieldKind, string]>([
  ['name', 'Please enter an answer.'],
  ['message', 'Please enter an answer.'],
  ['choice', 'Please choose an answer.'],
  ['date', 'Please choose an answer.'],
  ['file', 'Please choose an answer.'],
])('F3 an empty %s that is required says so', (kind, message) => {
  expect(fieldProblem(field(kind), ' \u0000\n ')).toBe(message);
  expect(fieldProblem(field(kind, { required: false }), '')).toBeUndefined();
});

test('F3 the terms must be agreed to', () => {
  expect(CONSENT_MISSING).toBe('*You must agree to the terms of use before submitting.');
  expect(fieldProblem(field('consent'), '')).toBe(CONSENT_MISSING);
  expect(fieldProblem(field('consent'), 'no')).toBe(CONSENT_MISSING);
  expect(fieldProblem(field('consent'), 'yes')).toBeUndefined();
});

const NAME = 'Please use letters in the name.';
const EMAIL = 'Please enter an email address such as name@example.com.';
const PHONE = 'Please enter a phone number with its area code, such as 0491 570 006 or 02 5550 0100.';
const POSTCODE = 'Invalid postcode. Please enter a 4-digit number.';
const REGO = 'Please enter the rego as it appears on the plate, such as ABC 12D.';
const FIGURE = 'Please enter a figure, such as 25,000.';
const DAY = 'Please choose a day, such as 2026-12-01.';
const PAST = 'Please choose today or a later day.';
const FAR = 'Please choose a day in the next 12 months.';

test.each<[FieldKind, string, string | undefined]>([
  ['name', "Siobhán O'Brien-Nguyễn", undefined],
  ['name', '李小龍', undefined],
  ['name', 'R2D2', NAME],
  ['name', '<b>Jo</b>', NAME],
  ['name', 'www.example.com/x', NAME],
  ['name', '---', NAME],
  ['email', 'jo.bloggs+cars@mail.example.com.au', undefined],
  ['email', 'jo@example', EMAIL],
  ['email', 'jo@@example.com', EMAIL],
  ['email', 'jo@example..com', EMAIL],
  ['email', 'jo bloggs@example.com', EMAIL],
  ['email', 'jo@-example.com', EMAIL],
  ['email', 'a@b.co,c@d.co', EMAIL],
  ['email', 'jo@example.com>', EMAIL],
  ['phone', '0491 570 006', undefined],
  ['phone', '5550 0100', PHONE],
  ['postcode', '0800', undefined],
  ['postcode', '800', POSTCODE],
  ['postcode', '20000', POSTCODE],
  ['postcode', 'abcd', POSTCODE],
  ['rego', 'abc-12d', undefined],
  ['rego', 'ABC 12D!', REGO],
  ['rego', '\u200eABC\u201112D\ufe0f', undefined],
  ['rego', 'ABC·12D', undefined],
  ['email', '\u200brobin@example.com', undefined],
  ['email', 'robin@example.com\u200e', undefined],
  ['email', 'robin＠example.com', undefined],
  ['phone', '\u200e0491 570 158', undefined],
  ['phone', '0491\u2011570\u2011159', undefined],
  ['postcode', '\u200e2150', undefined],
  ['postcode', '２１５０\u200b', undefined],
  ['money', '$25\u00a0000\u200b', undefined],
  ['name', '\u200bRobin\u00ad', undefined],
  ['name', '\u200b\u2060', 'Please enter an answer.'],
  ['money', '$25,000', undefined],
  ['money', '25000.50', undefined],
  ['money', 'lots', FIGURE],
  ['number', '85,000 km', undefined],
  ['number', '-5', FIGURE],
  ['date', '2026-11-22', undefined],
  ['date', '2026-11-21', PAST],
  ['date', '2026-02-30', DAY],
  ['date', '2027-11-22', undefined],
  ['date', '2027-11-23', FAR],
  ['date', '2099-11-22', FAR],
  ['date', '9999-12-31', FAR],
  ['date-time', '9999-12-31T09:30', FAR],
  ['date', 'tomorrow', DAY],
  ['date-time', '2026-11-22T09:30', undefined],
  ['date-time', '2026-11-21T09:30', PAST],
  ['date-time', '2026-11-22T25:30', 'Please choose a day and a time.'],
  ['tick', 'yes', undefined],
  ['tick', 'on', 'Please tick the box or leave it blank.'],
])('F7 a %s of %j: %s', (kind, typed, expected) => {
  expect(fieldProblem(field(kind), typed, '2026-11-22')).toBe(expected);
});

test('F7 a day on which the place is shut is said with three on which it is open', () => {
  const shut = { weekdays: [0, 6], days: { '2026-11-30': true } };
  expect(fieldProblem({ ...field('date'), shut }, '2026-11-28', '2026-11-22')).toBe(
    "We're closed on Saturday 28 November. Open: Tuesday 1 December, Wednesday 2 December, Thursday 3 December.",
  );
  expect(fieldProblem({ ...field('date'), shut }, '2026-12-01', '2026-11-22')).toBeUndefined();
});

test('F4 a choice is one of the list', () => {
  const choice = field('choice', { noun: 'a category', values: ['General Enquiry'] });
  expect(fieldProblem(choice, 'General Enquiry')).toBeUndefined();
  expect(fieldProblem(choice, 'general enquiry')).toBe('Please choose a category from the list.');
});

test('F7 what is too long says by how much', () => {
  expect(fieldProblem(field('message'), 'x'.repeat(4000))).toBeUndefined();
  expect(fieldProblem(field('message'), 'x'.repeat(4001))).toBe(
    'Please keep this to 4,000 characters; it has 4,001.',
  );
});

test('F7 a long answer is judged at once', () => {
  const started = performance.now();
  for (const kind of ['name', 'email', 'phone', 'money', 'rego'] as const)
    fieldProblem(field(kind), `${'a.'.repeat(500_000)}@`);
  expect(performance.now() - started).toBeLessThan(1000);
});
