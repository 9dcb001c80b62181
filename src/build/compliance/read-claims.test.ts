import { expect, test } from 'vitest';
import { pageFacts } from '../../domain/compliance/page-facts.ts';
import { letterSizes } from './letter-sizes.ts';
import { readPage } from './read-page.ts';

const claimsOf = (html: string) =>
  pageFacts(readPage(html, letterSizes([])), '/cars/a').claims.map(({ words }) => words);

const comments = (text: string) => `<div data-sheet="comments">${text}</div>`;
const awaited = (inside: string) => `<div data-awaited>${inside}</div>`;
const list = (kind: string, line: string) => `<ul data-checks="${kind}"><li>${line}</li></ul>`;

test.each([
  [
    'comments on one that is on its way',
    awaited(comments('Red. Road tested by us.')),
    ['Road tested by us.'],
  ],
  ['comments on one in stock', comments('Road tested by us.'), []],
  ['a promise', awaited(comments('It will be inspected.')), []],
  ['ticks of one on its way', awaited(list('done', 'Brakes')), ['Brakes']],
  ['ticks of one in stock', list('done', 'Brakes'), []],
  [
    'a list before handover that says it was done',
    list('before-handover', 'Brakes tested'),
    ['Brakes tested'],
  ],
  ['a list before handover', awaited(list('before-handover', 'Brake test')), []],
])('V7 P3 claims of checks are read: %s', (_, html, claims) => {
  expect(claimsOf(html)).toEqual(claims);
});
