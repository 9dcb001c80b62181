import { expect, test } from 'vitest';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import { type RememberedVehicle, rememberVehicle } from '../history/remembered-vehicle.ts';
import { makesRefusals } from './strange-makes.ts';

const MAX = 0.2;
const stock = (count: number, of: (index: number) => { make: string; model: string }): RememberedVehicle[] =>
  Array.from({ length: count }, (_, index) =>
    rememberVehicle(exampleVehicle({ id: `v${index}`, ...of(index) })),
  );
const refusal = (vehicles: RememberedVehicle[], before?: RememberedVehicle[]): string | undefined =>
  makesRefusals(vehicles, before, MAX)[0]?.message;

const swapped = (count: number) =>
  stock(count, (index) => ({ make: `Model ${index}`, model: `Make ${index % 5}` }));

test('S10 a first feed of twenty vehicles with more makes than models is refused, of nineteen it is not', () => {
  expect(refusal(swapped(20))).toBe(
    'There are 20 makes but only 5 models: are the two columns swapped? 20% is the most that may be so.',
  );
  expect(refusal(swapped(19))).toBeUndefined();
  expect(refusal(stock(20, (index) => ({ make: `Make ${index}`, model: `Model ${index}` })))).toBeUndefined();
});

test('S10 a first feed in which make and model read the same is refused', () => {
  const doubled = stock(10, (index) => ({ make: 'Aldera', model: index < 3 ? ' ALDERA' : `Model ${index}` }));
  expect(refusal(doubled)).toBe(
    'Make and model read the same on 3 of 10 (30%) vehicles. 20% is the most that may be so.',
  );
});

const good = stock(10, (index) => ({ make: `Make ${index % 2}`, model: `Model ${index}` }));

test.each([
  ['nothing', (one: RememberedVehicle) => one, undefined],
  [
    'the makes',
    (one: RememberedVehicle) => ({ ...one, make: 'Corvane' }),
    '10 of 10 (100%) of the vehicles of last time have another make.',
  ],
  [
    'make and model, which are swapped,',
    (one: RememberedVehicle) => ({ ...one, make: one.model, model: one.make }),
    'The makes of 10 of 10 (100%) vehicles were models last time: are the two columns swapped?',
  ],
  [
    'the models, which are the makes,',
    (one: RememberedVehicle) => ({ ...one, model: one.make }),
    'Make and model read the same on 10 of 10 (100%) vehicles.',
  ],
])('S10 where %s changed since the last feed, it says: %s', (_, change, found) => {
  const message = found === undefined ? undefined : `${found} 20% is the most that may be so.`;
  expect(refusal(good.map(change), good)).toBe(message);
});
