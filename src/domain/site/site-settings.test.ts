import { expect, test } from 'vitest';
import { isBusinessNumber } from './site-settings.ts';

/** 51 824 753 556 is the number of the Australian Taxation Office, which its own description of the check uses. */
test.each([
  ['51 824 753 556', true],
  ['51824753556', true],
  ['51 824 753 557', false],
  ['15 824 753 556', false],
  ['00 000 000 000', false],
  ['5182475355', false],
  ['518247535561', false],
  ['51-824-753-556', false],
  ['', false],
])('%j is an ABN: %s', (text, isGood) => {
  expect(isBusinessNumber(text)).toBe(isGood);
});
