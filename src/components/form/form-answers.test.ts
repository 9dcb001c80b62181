import { expect, test } from 'vitest';
import type { LeadField } from '../../domain/lead/lead-form.ts';
import { LEAD_FORMS } from '../../domain/lead/lead-forms.ts';
import { fieldsOf } from '../../domain/lead/lead-form.ts';
import { answerProblems } from './form-answers.ts';

const TODAY = '2026-11-26';
const FIELDS = fieldsOf(LEAD_FORMS.contact);
const RIGHT = {
  name: 'Robin',
  last_name: 'Citizen',
  email: 'robin@example.com',
  phone: '0491 570 156',
  postcode: '2150',
  category: 'General Enquiry',
  message: 'Is it still there?',
  terms: 'yes',
};
const wrongFields = (fields: readonly LeadField[], answers: Record<string, string>): string[] =>
  answerProblems(fields, answers, TODAY).map(({ field }) => field);

test('F3 right answers have no problem', () => {
  expect(wrongFields(FIELDS, RIGHT)).toEqual([]);
});

test.each([
  ['no consent', { terms: '' }, ['terms']],
  ['a phone number that is none', { phone: '12' }, ['phone']],
  ['two wrong answers, in the order they are asked', { postcode: 'x', name: '' }, ['name', 'postcode']],
  ['what nobody sees', { name: '\u200b' }, ['name']],
])('F3 a form with %s says so at its fields', (_, changes, fields) => {
  expect(wrongFields(FIELDS, { ...RIGHT, ...changes }).toSorted()).toEqual(fields.toSorted());
});

test('F4 a hidden field is never asked about', () => {
  expect(
    wrongFields([{ name: 'location_id', kind: 'hidden', label: '', noun: '', required: true }], {}),
  ).toEqual([]);
});

test('F4 an answer that is not offered is none', () => {
  const choice: LeadField = {
    name: 'way',
    kind: 'choice',
    label: 'Way',
    noun: 'a way',
    required: true,
    choices: [{ value: 'a', label: 'A' }],
  };
  expect(wrongFields([choice], { way: 'b' })).toEqual(['way']);
  expect(wrongFields([choice], { way: 'a' })).toEqual([]);
});
