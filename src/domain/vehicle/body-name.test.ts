import { expect, test } from 'vitest';
import { bodyName } from './body-name.ts';

test.each([
  [{ simple_body: 'SUV', body: '4D Wagon' }, 'SUV'],
  [{ body: '4D Wagon' }, '4D Wagon'],
  [{ simple_body: 'Ute', body: 'Dual Cab Pick-up' }, 'Ute'],
  [{ simple_body: 'Caravan', body: 'Off-road Caravan' }, 'Off-road Caravan'],
  [{ simple_body: 'Motorcycle', body: 'Learner Approved' }, 'LAMS approved'],
  [{ simple_body: 'Motorcycle', body: 'LAMS-approved' }, 'LAMS approved'],
  [{ simple_body: 'Motorcycle', body: 'Naked, learner approved' }, 'Naked, learner approved'],
  [{ simple_body: 'Truck', body: 'Pantech' }, 'Pantech'],
  [{ simple_body: 'Truck' }, 'Truck'],
  [{ simple_body: '', body: '' }, undefined],
])('S3 the body of %j is %s', (vehicle, name) => {
  expect(bodyName(vehicle)).toBe(name);
});
