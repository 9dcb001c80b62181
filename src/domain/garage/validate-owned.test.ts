import { expect, test } from 'vitest';
import { exampleOwned } from './example-vehicle.fixture.ts';
import { ownedName, removedVehicle, type OwnedVehicle } from './owned-vehicle.ts';
import { ownedProblems, readOwned } from './validate-owned.ts';

const EMPTY = { ...removedVehicle('a', ''), removed: false };

test('A6 an own vehicle is kept without what cannot be seen, its figures as figures', () => {
  const typed = exampleOwned({
    plate: 'abc-12 d',
    km: '61,000 km',
    make: ' Ho\u0000shimi ',
    remind: 'Rosa@Example.com',
  });
  expect(readOwned(typed)).toEqual(exampleOwned({ remind: 'rosa@example.com' }));
});

test.each<[string, Partial<OwnedVehicle>, string[]]>([
  ['a plate alone', { plate: 'ABC12D' }, []],
  ['make and model', { make: 'Hoshimi', model: 'Sora' }, []],
  ['a plate out of a chat', { plate: '\u200eABC\u201112D\ufe0f', km: '85\u00a0000\u200b km' }, []],
  ['an address out of a chat', { plate: 'A1', remind: '\u200brobin@example.com\u200e' }, []],
  ['nothing', {}, ['plate']],
  ['a make alone', { make: 'Hoshimi' }, ['plate']],
  ['markup for a plate', { plate: '<b>' }, ['plate']],
  ['a state that is none', { plate: 'A1', state: 'XX' }, ['state']],
  ['a year to come', { plate: 'A1', year: '2028' }, ['year']],
  ['a year of next year', { plate: 'A1', year: '2027' }, []],
  ['kilometres in words', { plate: 'A1', km: 'many' }, ['km']],
  [
    'a day that is none',
    { plate: 'A1', service_on: '2026-13-01', rego_on: 'soon' },
    ['service_on', 'rego_on'],
  ],
  ['an address that is none', { plate: 'A1', remind: 'rosa' }, ['remind']],
  ['a make of a novel', { plate: 'A1', make: 'x'.repeat(41) }, ['make']],
])('A6 an own vehicle with %s has problems with %j', (_, told, fields) => {
  expect(ownedProblems({ ...EMPTY, ...told }, 2026).map(({ field }) => field)).toEqual(fields);
});

test('A6 a vehicle that was taken out is right as it is', () => {
  expect(ownedProblems(removedVehicle('a', ''), 2026)).toEqual([]);
});

test.each<[Partial<OwnedVehicle>, string]>([
  [{}, '2021 Hoshimi Sora'],
  [{ year: '', make: '', model: '' }, 'ABC12D (NSW)'],
  [{ year: '', make: '', model: '', state: '' }, 'ABC12D'],
])('A6 a vehicle %j is called %s', (told, name) => {
  expect(ownedName(exampleOwned(told))).toBe(name);
});
