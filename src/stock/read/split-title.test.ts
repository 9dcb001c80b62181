import { expect, test } from 'vitest';
import { titleSplitter } from './split-title.ts';

test.each([
  ['Royal Enfield Classic 350', 'Royal Enfield', 'Classic 350'],
  ['2018 BMW G310GS', 'BMW', 'G310GS'],
  ['HARLEY DAVIDSON Sportster  883', 'Harley-Davidson', 'Sportster 883'],
  ['Land Rover Discovery', 'Land Rover', 'Discovery'],
  ['Rover 75', 'Rover', '75'],
  ['Isuzu Ute D-Max', 'Isuzu Ute', 'D-Max'],
  ['Isuzu NPR 45-155', 'Isuzu', 'NPR 45-155'],
  ['mercedes-benz C200', 'Mercedes-Benz', 'C200'],
  ['Bajaj Pulsar 150', 'Bajaj', 'Pulsar 150'],
  ['Yamaha', undefined, undefined],
  ['Manta Ray', undefined, undefined],
  ['Unheard Of', undefined, undefined],
  ['', undefined, undefined],
  [5, undefined, undefined],
])('N2 of the title %j the make is %j and the model %j', (title, make, model) => {
  const split = titleSplitter(['Bajaj'])(title);
  expect([split?.make, split?.model]).toEqual([make, model]);
});
