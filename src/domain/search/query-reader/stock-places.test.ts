import { expect, test } from 'vitest';
import { stockPlaces } from './stock-places.ts';

const place = (postcode: string, state: string, lat: number, lng: number, ...localities: string[]) => ({
  postcode,
  state,
  lat,
  lng,
  localities,
  people: 0,
});
const POSTCODES = [
  place('2000', 'NSW', -33.87, 151.21, 'Sydney'),
  place('2100', 'NSW', -33.76, 151.27, 'Beacon Hill'),
  place('2500', 'NSW', -34.42, 150.89, 'Wollongong'),
  place('2600', 'ACT', -35.31, 149.13, 'Parkes'),
];

test('S2 a city has the suburbs about it, and a postcode its own', () => {
  const suburbs = [
    { city: 'Brookvale', state: 'NSW', postcode: '2100' },
    { city: 'Wollongong', state: 'NSW' },
  ];
  expect(stockPlaces(suburbs, POSTCODES)).toEqual([
    { name: 'Sydney', state: 'NSW', cities: ['Brookvale'] },
    { name: 'Wollongong', state: 'NSW', cities: ['Wollongong'] },
    { name: '2100', state: 'NSW', cities: ['Brookvale'] },
    { name: '2500', state: 'NSW', cities: ['Wollongong'] },
  ]);
});

test('S2 the capital is the whole of its territory', () => {
  expect(stockPlaces([{ city: 'Fyshwick', state: 'ACT' }], POSTCODES)).toEqual([
    { name: 'Canberra', state: 'ACT', cities: ['Fyshwick'] },
  ]);
});
