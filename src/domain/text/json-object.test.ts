import { expect, test } from 'vitest';
import { isJsonObject } from './json-object.ts';

test.each([
  ['{}', true],
  ['{"a": null}', true],
  ['[]', false],
  ['[{}]', false],
  ['null', false],
  ['"text"', false],
  ['1', false],
  ['true', false],
])('%s is an object: %s', (json, isObject) => {
  expect(isJsonObject(JSON.parse(json))).toBe(isObject);
});
