import { expect, test } from 'vitest';
import { exampleAppointment, exampleGarage } from './example-garage.fixture.ts';
import { readKeptGarage } from './kept-garage.ts';

test('A6 F12 a garage is read as it was kept', () => {
  const garage = exampleGarage({ appointments: [exampleAppointment()] });
  expect(readKeptGarage(JSON.stringify(garage))).toEqual(garage);
});

const { searches: _, ...older } = exampleGarage();
test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no object', '[]'],
  ['null', 'null'],
  ['a garage of an older site', JSON.stringify(older)],
  ['a garage of nobody', JSON.stringify({ ...exampleGarage(), user: {} })],
  ['a list that is none', JSON.stringify({ ...exampleGarage(), cars: {} })],
])('A6 F12 of %s nothing is read', (_name, text) => {
  expect(readKeptGarage(text)).toBeUndefined();
});
