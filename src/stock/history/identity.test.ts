import { expect, test } from 'vitest';
import { contentNumbers } from './content-numbers.ts';
import { identityKey, isSameVehicle, numberKeys, SeenVehicles } from './identity.ts';

const VIN_A = '6T153BK40GX000123';
const VIN_B = '6T153BK40GX000124';

test.each([
  ['the same VIN', { vin: VIN_A, stocknum: '1' }, { vin: VIN_A, stocknum: '2' }, true],
  ['the same stock number, VINs differ', { vin: VIN_A, stocknum: '1' }, { vin: VIN_B, stocknum: '1' }, false],
  ['the same stock number, one VIN', { vin: VIN_A, stocknum: '1' }, { stocknum: '1' }, true],
  ['the same stock number in another writing', { stocknum: 'a-1' }, { stocknum: 'A 1' }, true],
  [
    'the same rego, stock numbers differ',
    { stocknum: '1', regplate: 'ABC123' },
    { stocknum: '2', regplate: 'ABC123' },
    false,
  ],
  ['the same rego, one stock number', { stocknum: '1', regplate: 'ABC123' }, { regplate: 'abc 123' }, true],
  ['the same id, VINs differ', { vin: VIN_A }, { vin: VIN_B }, false],
  ['the same id alone', {}, {}, true],
])('N2 %s: duplicate is %s', (_, first, second, expected) => {
  const seen = new SeenVehicles();
  expect(seen.earlierLine(2, { id: 'x', ...first })).toBeUndefined();
  expect(seen.earlierLine(3, { id: 'x', ...second })).toBe(expected ? 2 : undefined);
});

test('N2 the history knows a vehicle by its strongest number', () => {
  expect(identityKey({ id: 'x', vin: VIN_A, stocknum: '1' })).toBe(`vin:${VIN_A}`);
  expect(identityKey({ id: 'x', stocknum: 'a 1', regplate: 'R' })).toBe('stocknum:A1');
  expect(identityKey({ id: 'x', regplate: 'abc-123' })).toBe('regplate:ABC123');
  expect(identityKey({ id: 'x' })).toBe('id:x');
});

test('N2 records without a number that both have are one vehicle by their id alone', () => {
  expect(isSameVehicle({ id: 'x', vin: VIN_A }, { id: 'x', stocknum: '1' })).toBe(true);
  expect(isSameVehicle({ id: 'x', vin: VIN_A }, { id: 'y', stocknum: '1' })).toBe(false);
});

test('N2 every number of a vehicle is told with its kind', () => {
  expect(numberKeys({ id: 'x', vin: VIN_A, stocknum: 'a 1', regplate: 'abc-123' })).toEqual([
    'id:x',
    `vin:${VIN_A}`,
    'stocknum:A1',
    'regplate:ABC123',
  ]);
  expect(numberKeys({ id: 'x' })).toEqual(['id:x']);
});

test('N2 a made stock number hangs on each of its columns, not on spaces around their cells', () => {
  const made = (fields: Record<string, string>) =>
    contentNumbers([{ line: 2, fields }], ['Title', 'Engine']).get(2);
  const number = made({ Title: 'Lumen', Engine: '2.2 L' });
  expect(made({ Title: ' Lumen ', Engine: '2.2 L', Price: '10' })).toBe(number);
  const others = [
    { Title: 'Volt', Engine: '2.2 L' },
    { Title: 'Lumen', Engine: '' },
    { Title: 'Lumen2', Engine: '.2 L' },
  ].map(made);
  expect(new Set([number, ...others]).size).toBe(4);
  expect(made({ Title: 'Lumen' })).toBe(made({ Title: 'Lumen', Engine: '' }));
});

test('N2 a made stock number outlives a new price and another order', () => {
  const car = { Title: 'Lumen', Price: '10' };
  const twin = { Title: 'Lumen', Price: '20' };
  const numbers = (...records: Record<string, string>[]) => {
    const numbered = contentNumbers(
      records.map((fields, line) => ({ line, fields })),
      ['Title'],
    );
    return records.map(({ Price }, line) => [Price, numbered.get(line)]);
  };
  const [[, made] = []] = numbers(car);
  expect(made).toMatch(/^[\dA-F]{10}$/);
  expect(numbers({ ...car, Price: '9' })).toEqual([['9', made]]);
  expect(numbers(car, twin)).toEqual([
    ['10', made],
    ['20', `${made}-2`],
  ]);
  expect(numbers(twin, car)).toEqual(numbers(car, twin).toReversed());
  expect(numbers(car, twin, car).at(-1)).toEqual(['10', made]);
});
