import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { featuresOf } from './features.ts';
import { searchDocuments } from './search-documents.ts';

test('S3 what a car has is its highlights and its equipment', () => {
  const car = { filtered_features: ['Sunroof'], standardEquipment: ['Roof rails ', '', 'Sunroof'] };
  expect(featuresOf(car)).toEqual(['Sunroof', 'Roof rails', 'Sunroof']);
});

test('S3 a stock is asked for highlights, and for equipment that tells its cars apart', () => {
  const cars = Array.from({ length: 10 }, (_, at) =>
    exampleVehicle({
      id: `v${at}`,
      filtered_features: at === 0 ? ['Sunroof'] : [],
      standardEquipment: [
        'Airbags',
        ...(at < 8 ? ['Roof rails'] : []),
        ...(at < 2 ? ['TOW bar'] : at === 2 ? ['Tow bar'] : []),
        ...(at === 3 ? ['A scratch on the door'] : []),
      ],
    }),
  );
  const features = searchDocuments(cars).flatMap((document) => document['features'] ?? []);
  expect([...new Set(features)].toSorted()).toEqual(['Roof rails', 'Sunroof', 'TOW bar']);
  expect(features.filter((one) => one === 'TOW bar')).toHaveLength(3);
});

test.each([
  ['Panoramic sunroof', ['Sunroof']],
  ['Panoramic Sunroof', ['Sunroof']],
  ['Adaptive cruise control', ['Cruise control']],
  ['Electric panoramic glass sunroof', ['Sunroof']],
  ['Heated leather seats', ['Leather seats']],
  ['Faux leather seats', []],
  ['Non-leather seats', []],
  ['Wiring for tow bar', []],
  ['No sunroof', []],
  ['Sunroof blind', []],
  ['Cruise control with limiter', []],
])('S3 a car with %s has %j as well', (written, also) => {
  const plain = ['Sunroof', 'Cruise control', 'Leather seats', 'Tow bar'];
  const cars = [[written], [written], plain, plain, [], []].map((standardEquipment, at) =>
    exampleVehicle({ id: `v${at}`, filtered_features: [], standardEquipment }),
  );
  const first = searchDocuments(cars).find(({ id }) => id === 'v0');
  expect(first?.['features']).toEqual([written, ...also]);
});

test('S3 of more than 300 features the commonest are kept', () => {
  const cars = Array.from({ length: 4 }, (_, at) =>
    exampleVehicle({
      id: `v${at}`,
      standardEquipment: Array.from(
        { length: at < 2 ? 400 : at < 3 ? 100 : 0 },
        (__, line) => `Line ${line}`,
      ),
    }),
  );
  const features = new Set(searchDocuments(cars).flatMap((document) => document['features'] ?? []));
  expect(features.size).toBe(300);
  expect(features.has('Line 99')).toBe(true);
});
