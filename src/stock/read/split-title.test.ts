import { expect, test } from 'vitest';
import { firstWordOfTitle, titleSplitter } from './split-title.ts';

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

test.each([
  ['2015 Toyota Corolla MY15', 'Corolla', 2015],
  ['Toyota Corolla MY15', 'Corolla', 2015],
  ['Mazda 3 (2018)', '3', 2018],
  ['2019 Mazda CX-5 - Low kms, one owner!', 'CX-5', 2019],
  ['2019 Mazda CX-5 | Maxx Sport', 'CX-5', 2019],
  ['Used 2020 Kia Sportage', 'Sportage', 2020],
  ['2020 Kia Sportage – Nav', 'Sportage', 2020],
  ['NEW 2026 Hyundai i30', 'i30', 2026],
  ['2018/19 Ford Ranger XLT', 'Ranger XLT', 2018],
  ['2018 (MY18) Ford Ranger', 'Ranger', 2018],
  ['Ford - Ranger', 'Ranger', undefined],
  ['08 Toyota Corolla', 'Corolla', 2008],
  ["'98 Holden Commodore", 'Commodore', 1998],
  ['Mazda 6', '6', undefined],
  ['2019 Mazda 6', '6', 2019],
  ['Peugeot 2008', '2008', undefined],
  ['2021 Peugeot 2008', '2008', 2021],
  ['Peugeot 2008 MY21', '2008', 2021],
])('N2 of the title %j the model is %j and the year %j', (title, model, year) => {
  const split = titleSplitter([])(title);
  expect([split?.model, split?.year]).toEqual([model, year]);
});

test.each([
  ['2019 Zastava Koral', 'Zastava'],
  ['Used Zastava Koral', 'Zastava'],
  ['Zastava', undefined],
])('N2 the make of the title %j would begin with %j', (title, word) => {
  expect(firstWordOfTitle(title)).toBe(word);
});
