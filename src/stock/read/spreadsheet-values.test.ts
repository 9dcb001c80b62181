import { expect, test } from 'vitest';
import { isNothing } from './is-nothing.ts';
import { isRoundedNumber } from './placeholder-number.ts';
import { toVehicle } from './to-vehicle.ts';

const read = (raw: object) =>
  toVehicle({ make: 'Saab', model: '9-3', ...raw }, { today: '2026-11-28', locations: [] });

test.each(['#REF!', '#N/A', '#NAME?', '#DIV/0!', '#NULL!', '#VALUE!', '#num!', '#ERROR!', 'Err:502'])(
  'N2 %s of a spreadsheet is nothing',
  (error) => {
    expect(isNothing(error)).toBe(true);
  },
);

test.each(['1.23E+14', '1,2E+05', '4E+11', '1.00e+2'])(
  'N2 %s is a number that a spreadsheet rounded',
  (number) => {
    expect(isRoundedNumber(number)).toBe(true);
    expect(read({ stocknum: number }).problem?.reason).toMatch(/spreadsheet rounded/);
    expect(read({ stocknum: number, regplate: 'ABC123' }).draft?.id).toBe('ABC123');
  },
);

test.each(['2E15', 'E+14', '#12', '123', '#1044'])('N2 %s is a stock number', (number) => {
  expect(read({ stocknum: number }).draft?.stocknum).toBe(number);
});

test.each(['9-Mar', '5-Sep', 'Mar-09', '2026-03-09', '2026-03-09 00:00:00'])('N2 %s is no model', (model) => {
  expect(read({ stocknum: 'N1', model }).problem).toMatchObject({ field: 'model', value: model });
  expect(read({ stocknum: 'N1', badge: model }).draft?.badge).toBeUndefined();
});

test.each(['9-3', '3008', 'CX-5', 'March', 'X-Trail', '4-Mation'])('N2 %s is a model', (model) => {
  expect(read({ stocknum: 'N1', model }).draft?.model).toBe(model);
});
