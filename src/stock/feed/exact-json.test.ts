import { expect, test } from 'vitest';
import { parseExactJson } from './exact-json.ts';

test.each([
  ['{"id": 123456789012345678}', { id: '123456789012345678' }],
  [
    '[{"id":9007199254740993},{"id":9007199254740992}]',
    [{ id: '9007199254740993' }, { id: '9007199254740992' }],
  ],
  ['{"a":{"b":[-90071992547409931]}}', { a: { b: ['-90071992547409931'] } }],
  [
    '{"id":"1234567890123456789","km":45000,"price":19990.5}',
    { id: '1234567890123456789', km: 45000, price: 19990.5 },
  ],
  ['{"share":0.12345678901234567}', { share: 0.12345678901234567 }],
  ['{"id":9007199254740991}', { id: 9007199254740991 }],
])('N2 %s keeps its digits', (text, value) => {
  expect(parseExactJson(text)).toEqual(value);
});

test('N2 a text that is no JSON throws as before', () => {
  expect(() => parseExactJson('{"id": 12345678901234567')).toThrow(SyntaxError);
});
