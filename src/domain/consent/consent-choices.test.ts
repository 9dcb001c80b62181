import { expect, test } from 'vitest';
import { CONSENT_KINDS, isConsentKind } from './consent-kinds.ts';
import { effectiveChoices, readChoices, writeChoices, type ConsentChoices } from './consent-choices.ts';

const NOW = Date.UTC(2026, 10, 22);
const DAY = 86_400_000;

const KEPT: [what: string, text: string | null, choices: ConsentChoices][] = [
  ['nothing', null, {}],
  ['no JSON', '{', {}],
  ['no object', 'null', {}],
  ['no moment', '{"analytics":true}', {}],
  ['accepted', writeChoices({ analytics: true }, NOW), { analytics: true }],
  ['rejected', writeChoices({ analytics: false, chat: true }, NOW), { analytics: false, chat: true }],
  ['other words than yes and no', `{"analytics":"yes","chat":1,"at":${NOW}}`, {}],
  ['a kind that is unknown', `{"adverts":true,"at":${NOW}}`, {}],
  ['a year ago', writeChoices({ analytics: true }, NOW - 365 * DAY), { analytics: true }],
  ['longer ago', writeChoices({ analytics: true }, NOW - 366 * DAY), {}],
  ['of a clock that was ahead', writeChoices({ analytics: true }, NOW + DAY), {}],
];

test.each(KEPT)('F11 a choice that is kept: %s', (_, text, choices) => {
  expect(readChoices(text, NOW)).toEqual(choices);
});

const EFFECTIVE: [ConsentChoices, boolean, ConsentChoices][] = [
  [{}, false, {}],
  [{ analytics: true }, false, { analytics: true }],
  [{}, true, { analytics: false }],
  [{ analytics: true, chat: true }, true, { analytics: false, chat: true }],
];

test.each(EFFECTIVE)('F11 choices %j with Global Privacy Control %s are %j', (choices, control, expected) => {
  expect(effectiveChoices(choices, control)).toEqual(expected);
});

test('P1 a kind of consent is one of those that are asked for, and no other text', () => {
  for (const kind of CONSENT_KINDS) expect(isConsentKind(kind)).toBe(true);
  for (const text of ['', 'adverts', 'Analytics', 'toString']) expect(isConsentKind(text)).toBe(false);
});
