import { expect, test } from 'vitest';
import { askedStep, stepAddress } from './use-step-address.ts';

test.each([
  ['', 0],
  ['?step=1', 0],
  ['?step=2', 1],
  ['?step=3', 2],
  ['?step=9', 2],
  ['?step=0', 0],
  ['?step=-1', 0],
  ['?step=2.5', 0],
  ['?step=x', 0],
  ['?hold=a&step=2', 1],
])('F9 the address %j of a checkout of three steps asks for step %i', (search, step) => {
  expect(askedStep(search, 3)).toBe(step);
});

test.each([
  ['https://a.example/cars/b/checkout', 1, '/cars/b/checkout?step=2'],
  ['https://a.example/cars/b/checkout?step=2', 0, '/cars/b/checkout'],
  ['https://a.example/checkout?car_id=b&step=2', 2, '/checkout?car_id=b&step=3'],
])('F9 %s at step %i is %s', (href, step, address) => {
  expect(stepAddress(href, step)).toBe(address);
});
