import { expect, test } from 'vitest';
import { readSuccessNote, writeSuccessNote, type SuccessNote } from './success-note.ts';

const FULL: SuccessNote = {
  category: 'Vehicle Enquiry',
  lines: [
    ['Vehicle', '2021 Aldera Larkspur'],
    ['Location', 'Geelong'],
  ],
  phone: '0355501234',
  calendar: '/api/leads/calendar?lead=1',
};

test('F10 a note of a lead is read as it was written', () => {
  expect(readSuccessNote(writeSuccessNote(FULL))).toEqual(FULL);
});

test.each([
  ['no note', null, undefined],
  ['an empty one', '', undefined],
  ['text that is no JSON', '{"category":', undefined],
  ['JSON without a category', '{"lines":[["a","b"]]}', undefined],
  [
    'details of another kind',
    '{"category":"Careers","lines":[4,["a"],["","b"]],"phone":1}',
    { category: 'Careers' },
  ],
  ['more than it knows', '{"category":"Careers","script":"x"}', { category: 'Careers' }],
  ['an address elsewhere', '{"category":"Careers","calendar":"//evil.example"}', { category: 'Careers' }],
])('F10 F12 a note that is %s', (_, text, note) => {
  expect(readSuccessNote(text)).toEqual(note);
});

test('F10 a category that is not known is that of a general enquiry', () => {
  expect(readSuccessNote(writeSuccessNote({ category: 'Spaceship' }))).toEqual({
    category: 'General Enquiry',
  });
});

test('F10 no detail is longer than 200 characters', () => {
  const note = readSuccessNote(writeSuccessNote({ ...FULL, lines: [['Vehicle', 'x'.repeat(500)]] }));
  expect(note?.lines?.[0]?.[1]).toHaveLength(200);
});
