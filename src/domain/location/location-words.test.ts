import { expect, test } from 'vitest';
import { exampleLocation } from './example-location.fixture.ts';
import { locationWords, wordsMatch } from './location-words.ts';

const dubbo = exampleLocation({
  name: 'Dubbo Service Centre',
  location_type: 'service',
  address: { street: '1 Saint-Étienne Street', city: 'Dubbo', state: 'NSW', postcode: '2830' },
});
const gravatt = exampleLocation({
  name: 'Southside',
  address: { street: '22 Pacific Highway', city: 'Mt Gravatt', state: 'QLD', postcode: '4122' },
});

test.each([
  ['', true],
  ['  --  ', true],
  ['DUBBO', true],
  ['2830', true],
  ['283', true],
  ['saint etienne', true],
  ['st etienne st', true],
  ['service', true],
  ['nsw', true],
  ['new south wales', true],
  ['dubbo 28', true],
  ['vic', false],
  ['ubbo', true],
  ['bbo', false],
  ['sales', false],
  ['dubbo parts', false],
])('L1 the query %j finds the workshop in Dubbo: %s', (query, expected) => {
  expect(wordsMatch(locationWords(dubbo), query)).toBe(expected);
});

test.each([
  ['mt gravatt', true],
  ['Mount Gravatt', true],
  ['mt. gravatt', true],
  ['pacific hwy', true],
  ['pacific highway', true],
  ['queensland', true],
  ['qld', true],
  ['sales', true],
  ['gravatt nsw', false],
])('L1 the query %j finds the yard in Mt Gravatt: %s', (query, expected) => {
  expect(wordsMatch(locationWords(gravatt), query)).toBe(expected);
});
