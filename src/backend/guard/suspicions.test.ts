import { expect, test } from 'vitest';
import { suspicions, type SubmissionSigns } from './suspicions.ts';

const PERSON: SubmissionSigns = {
  trap: '',
  filledIn: 3_000,
  proof: 'valid',
  isPlain: false,
  texts: ['Robin', 'Is it still for sale? https://www.example.com/cars/a'],
};

test.each<[string, Partial<SubmissionSigns>, string[]]>([
  ['a person', {}, []],
  ['a person with autofill', { filledIn: 1_500 }, []],
  ['a browser that does not say how long', { filledIn: undefined }, []],
  ['who fills in what nobody sees', { trap: 'x' }, ['hidden field filled in']],
  ['who is faster than hands', { filledIn: 1_499 }, ['filled in too fast']],
  ['no proof', { proof: 'missing' }, ['no proof of work']],
  ['a wrong proof', { proof: 'wrong' }, ['wrong proof of work']],
  ['a proof of yesterday', { proof: 'expired' }, ['expired proof of work']],
  ['a proof sent twice', { proof: 'used' }, ['used proof of work']],
  ['no JavaScript', { isPlain: true, proof: 'missing', filledIn: undefined }, ['sent without JavaScript']],
  ['four links', { texts: ['http://a HTTPS://b', 'https://c https://d'] }, ['many links']],
])('S7 %s', (_, change, expected) => {
  expect(suspicions({ ...PERSON, ...change })).toEqual(expected);
});
