import { expect, test } from 'vitest';
import { PlateQuestionSchema, VehicleWord } from './look-up-plate.ts';

test.each(['abc-12d', '\u200eABC 12D\ufe0f', 'ABC\u201112D', 'ABC·12D', 'ＡＢＣ１２Ｄ'])(
  'F8 the plate %j is looked up as ABC12D',
  (rego) => {
    expect(PlateQuestionSchema.parse({ rego, state: 'ACT' })).toEqual({ rego: 'ABC12D', state: 'ACT' });
  },
);

test('F8 a make is looked up without what nobody sees', () => {
  expect(VehicleWord.parse('\u200bAldera\u2060 ')).toBe('Aldera');
  expect(() => VehicleWord.parse('\u200b')).toThrow();
});
