import { expect, test } from 'vitest';
import { typedCharacters, typedCode } from './typed-characters.ts';

test.each([
  ['\u200brobin@example.com', 'robin@example.com'],
  ['robin@my\u2011yard.example', 'robin@my-yard.example'],
  ['0491\u2011570\u2010159', '0491-570-159'],
  ['0491\u2013570\u2014159', '0491-570-159'],
  ['0491\u00a0570\u202f159', '0491 570 159'],
  ['0491\u2009570\u3000159', '0491 570 159'],
  ['０４９１　５７０　１５９', '0491 570 159'],
  ['＋61 491 570 159', '+61 491 570 159'],
  ['robin＠example．com', 'robin@example.com'],
  ['21\u00ad50', '2150'],
  ['21\u034f50', '2150'],
  ['Siobhán', 'Siobhán'],
])('F7 %j is typed as %j', (text, typed) => {
  expect(typedCharacters(text)).toBe(typed);
});

test.each([
  ['\u200eabc\u2011 12d\ufe0f', 'ABC12D'],
  ['ＡＢＣ－１２Ｄ', 'ABC12D'],
  ['6T1BF3FK10X 000077\u200b', '6T1BF3FK10X000077'],
  ['', ''],
])('F7 the code of %j is %j', (text, code) => {
  expect(typedCode(text)).toBe(code);
});
