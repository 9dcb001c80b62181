import { expect, test } from 'vitest';
import { readSuccessNote, writeSuccessNote } from './success-note.ts';

const FULL = {
  category: 'Vehicle Enquiry',
  vehicle: '2021 Aldera Larkspur',
  place: 'Geelong',
  hours: 'Open until 5 pm',
  reference: '6e0d',
};

test('F10 a note of a lead is read as it was written', () => {
  expect(readSuccessNote(writeSuccessNote(FULL))).toEqual(FULL);
});

test.each([
  ['no note', null, undefined],
  ['an empty one', '', undefined],
  ['the category alone, as it was stored before', 'Test Drive', { category: 'Test Drive' }],
  ['text that is no JSON', '{"category":', undefined],
  ['JSON without a category', '{"vehicle":"a"}', undefined],
  ['details of another kind', '{"category":"Careers","vehicle":4,"place":""}', { category: 'Careers' }],
  ['more than it knows', '{"category":"Careers","script":"x"}', { category: 'Careers' }],
])('F10 F12 a note that is %s', (_, text, note) => {
  expect(readSuccessNote(text)).toEqual(note);
});

test('F10 a category that is not known is that of a general enquiry', () => {
  expect(readSuccessNote(writeSuccessNote({ category: 'Spaceship' }))).toEqual({
    category: 'General Enquiry',
  });
});

test('F10 no detail is longer than 200 characters', () => {
  const note = readSuccessNote(writeSuccessNote({ ...FULL, vehicle: 'x'.repeat(500) }));
  expect(note?.vehicle).toHaveLength(200);
});
