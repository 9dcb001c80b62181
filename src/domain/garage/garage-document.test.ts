import { expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '../lead/lead-file.ts';
import { documentProblems, documentsOf } from './garage-document.ts';

const PDF = new TextEncoder().encode('%PDF-1.7');
const FINE = { title: 'Contract of sale', isChecked: true, bytes: MAX_FILE_BYTES, start: PDF };

test.each([
  ['a PDF of just 5 MB', {}, {}],
  ['no title', { title: '  ' }, { title: 'Enter what the document is.' }],
  ['a long title', { title: 'x'.repeat(81) }, { title: 'Use 80 characters or fewer.' }],
  ['more than 5 MB', { bytes: MAX_FILE_BYTES + 1 }, { file: 'Choose a PDF of at most 5 MB.' }],
  [
    'a page that is called a PDF',
    { start: new TextEncoder().encode('<html>') },
    { file: "Choose a PDF. You can't give customers other files." },
  ],
  [
    'a photo',
    { start: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]) },
    { file: "Choose a PDF. You can't give customers other files." },
  ],
  ['no file', { bytes: 0, start: new Uint8Array() }, { file: expect.stringContaining('Choose a PDF') }],
  ['a number that nobody checked', { isChecked: false }, { checked: expect.stringContaining('Check with') }],
])('A6 a document with %s', (_, changes, problems) => {
  expect(documentProblems({ ...FINE, ...changes })).toEqual(problems);
});

const ON = { days: 90, letter: false };
test.each([
  ['where the settings say so', {}, ON],
  ['not by itself', { garage: { paths: [], documents: false as const } }, undefined],
  ['not without a garage', { switches: { garage: false } }, undefined],
  ['not where nobody signs in', { account: false as const }, undefined],
])('A6 R3 documents are given %s', (_, changes, settings) => {
  const site = {
    account: {},
    switches: { garage: true },
    garage: { paths: [], documents: ON },
    ...changes,
  };
  expect(documentsOf(site)).toEqual(settings);
});
