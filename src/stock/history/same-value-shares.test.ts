import { expect, test } from 'vitest';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import { sameValueShares } from './same-value-shares.ts';

const cars = (count: number, colourOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => exampleVehicle({ colour: colourOf(index) }));

test('S10 of ten vehicles or more the share of the commonest value is told, of fewer nothing', () => {
  expect(sameValueShares(cars(10, (index) => (index < 7 ? 'White' : 'Grey')))).toMatchObject({
    colour: 0.7,
    make: 1,
  });
  expect(sameValueShares(cars(9, () => 'White'))).toEqual({});
});

test('S10 vehicles without a value do not count for its share', () => {
  const { colour: _, ...bare } = exampleVehicle({ colour: '' });
  const shares = sameValueShares([...cars(9, () => 'White'), bare]);
  expect(shares).not.toHaveProperty('colour');
  expect(shares).toHaveProperty('make', 1);
});
