import { expect, test } from 'vitest';
import { addressLine } from './address-line.ts';

const town = { city: 'Kalgoorlie', state: 'WA', postcode: '6430' } as const;

test.each([
  ['1 Hannan Street', '1 Hannan Street, Kalgoorlie WA 6430'],
  ['', 'Kalgoorlie WA 6430'],
  [' ', 'Kalgoorlie WA 6430'],
])('L4 with the street %j an address is %s', (street, line) => {
  expect(addressLine({ ...town, street })).toBe(line);
});
