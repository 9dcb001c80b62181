import { expect, test } from 'vitest';
import { repeatedMakes } from './repeated-makes.ts';

test.each([
  [['2019 Zastava Koral', '2018 Zastava Skala', '2020 Kia Rio'], ['Zastava']],
  [['Zastava Koral', 'ZASTAVA Skala'], ['Zastava']],
  [['2019 Zastava Koral', '2018 Zastava Koral'], []],
  [['2019 Zastava Koral', '2018 Kia Rio'], []],
  [['Great first car', 'Great family car'], []],
  [['Drive Away', 'Drive Away', 'Drive Away', 'Drive Away'], []],
  [['2019 4x4 ready', '2018 4x4 tourer'], []],
  [['2019 Tesla Model 3', '2018 Tesla Model Y'], []],
  [[], []],
])('N2 of the titles %j the makes that no list has are %j', (titles, makes) => {
  expect(repeatedMakes(titles)).toEqual(makes);
});
