import { expect, test } from 'vitest';
import { withKnownSpellings } from './known-spellings.ts';

const values = { make: { Aldera: 3, Corvane: 2 }, body: { SUV: 4, Ute: 1 } };

test('S2 values that the list has in two spellings stay as they are asked for', () => {
  const both = { body: { SUV: 4, suv: 1 } };
  const state = { refinementList: { body: ['suv'] } };
  expect(withKnownSpellings(state, both)).toEqual(state);
});

test('S2 values of an address get the spelling of the list, once each; unknown ones stay', () => {
  const state = {
    menu: { make: 'aldera' },
    refinementList: { body: ['suv', 'SUV', 'Van'], fuel: ['x'] },
  };
  expect(withKnownSpellings({ ...state, query: 'ALDERA', page: 2 }, values)).toEqual({
    query: 'ALDERA',
    page: 2,
    menu: { make: 'Aldera' },
    refinementList: { body: ['SUV', 'Van'], fuel: ['x'] },
  });
});

test('S2 an address or a kept search with the words that a body had before finds the body of today', () => {
  const state = { refinementList: { body: ['Learner Approved', 'Naked'] } };
  expect(withKnownSpellings(state, { body: { 'LAMS approved': 4, Naked: 2 } })).toEqual({
    refinementList: { body: ['LAMS approved', 'Naked'] },
  });
});

test.each([
  ['beside one make', ['aldera'], ['aldera > brook'], ['Aldera > Brook']],
  ['alone on a list of one make or more', [], ['brook'], ['Aldera > Brook', 'Corvane > Brook']],
  [
    'alone beside several makes',
    ['aldera', 'Birch'],
    ['BROOK', 'fell'],
    ['Aldera > Brook', 'Corvane > Fell'],
  ],
  ['that no car is of', ['aldera'], ['Tarn', 'aldera > Tarn'], ['Tarn', 'Aldera > Tarn']],
])('S2 a model %s gets the make and the spelling of the list', (_, make, model, spelled) => {
  const facets = [{ name: 'make' }, { name: 'model', field: 'make_model' }] as const;
  const models = { 'Aldera > Brook': 1, 'Corvane > Brook': 1, 'Corvane > Fell': 1 };
  const known = { ...values, make_model: models };
  expect(
    withKnownSpellings({ refinementList: { make, model } }, known, facets).refinementList?.['model'],
  ).toEqual(spelled);
});
