import { expect, test } from 'vitest';
import { fullBody } from './full-body.ts';

test.each([
  [{ simple_body: 'Ute', body: 'Dual Cab Pick-up' }, 'Dual Cab Pick-up'],
  [{ simple_body: 'SUV', body: '4D Wagon' }, undefined],
  [{ simple_body: 'Sedan', body: 'Sedan' }, undefined],
  [{ simple_body: 'Caravan', body: 'Off-road Caravan' }, undefined],
  [{ simple_body: 'Ute' }, undefined],
])('S2 what %j says beyond its body is %s', (vehicle, said) => {
  expect(fullBody(vehicle)).toBe(said);
});
