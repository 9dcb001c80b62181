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

test.each([
  [
    '[{"km": NaN, "note": "NaN, [1,]"}, {"km": -Infinity,},]',
    [{ km: null, note: 'NaN, [1,]' }, { km: null }],
  ],
  ['var stock = [{"a": 1}];\n', [{ a: 1 }]],
  ['window.dealer.stock=[{"a": "b(c);"}]', [{ a: 'b(c);' }]],
  ['callback({"a": [1]});', { a: [1] }],
])('N2 %s is read without what JSON has not', (text, value) => {
  expect(parseExactJson(text)).toEqual(value);
});

test('N2 a text that is no JSON throws as before', () => {
  expect(() => parseExactJson('{"id": 12345678901234567')).toThrow(SyntaxError);
});
