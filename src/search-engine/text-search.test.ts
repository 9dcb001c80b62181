import { describe, expect, test } from 'vitest';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { createEngine } from './engine.ts';
import { indexPlan } from '../domain/search/index-plan.ts';
import { readIndex } from './read-index.ts';
import { searchDocument } from '../domain/search/search-document.ts';
import { allowedTypos, typoDistance } from './typo-distance.ts';
import { writeIndex } from './write-index.ts';

const CARS = [
  {
    id: 'hilux',
    make: 'Toyota',
    model: 'Hilux',
    badge: 'SR5 Double Cab',
    fuel: 'Diesel',
    trans: 'Automatic',
    year: 2019,
  },
  { id: 'corolla', make: 'Toyota', model: 'Corolla', fuel: 'Petrol', trans: 'Manual', year: 2021 },
  { id: 'cx5', make: 'Mazda', model: 'CX-5', badge: 'Maxx', fuel: 'Petrol', trans: 'Automatic', year: 2020 },
  { id: 'xtrail', make: 'Nissan', model: 'X-Trail', trans: 'Automatic', year: 2018 },
  { id: 'triton', make: 'Mitsubishi', model: 'Triton', badge: 'GLX', drive: '4WD', year: 2017 },
  { id: 'golf', make: 'Volkswagen', model: 'Golf', colour: 'Élan Blue', year: 2016 },
].map((changes) =>
  exampleVehicle({
    ...changes,
    name: `${changes.year} ${changes.make} ${changes.model}`,
    stocknum: changes.id,
  }),
);

const SYNONYMS = {
  'dual cab': ['double cab'],
  auto: ['automatic'],
  '4x4': ['4WD', 'AWD'],
  vdub: ['volkswagen'],
  'pick up': ['ute'],
  workhorse: ['double cab'],
};

const files = writeIndex(CARS.map(searchDocument), indexPlan(SYNONYMS));
const read = readIndex(files.core);
const engine = createEngine(read.ok ? read.value : expect.fail('the index was refused'));
engine.addCards(files.cards[0]!);

const find = (q: string): unknown[] => engine.search({ q }).answer.hits.map((hit) => hit['id']);

describe('S2 typed text finds', () => {
  test.each([
    ['hilux', ['hilux']],
    ['HILUX toyota', ['hilux']],
    ['toy', ['hilux', 'corolla']],
    ['toy hilux', []],
    ['corola', ['corolla']],
    ['corlola', ['corolla']],
    ['mitsubshi', ['triton']],
    ['volkswagon', ['golf']],
    ['nolkswagen', ['golf']],
    ['nolkswagon', []],
    ['oyota', []],
    ['golt', []],
    ['cx5', ['cx5']],
    ['cx-5', ['cx5']],
    ['hi lux', ['hilux']],
    ['xtrail', ['xtrail']],
    ['x trail', ['xtrail']],
    ['2019 toyota', ['hilux']],
    ['elan', ['golf']],
    ['dual cab', ['hilux']],
    ['toyota dual cab diesel', ['hilux']],
    ['auto mazda', ['cx5']],
    ['4x4', ['triton']],
    ['vdub', ['golf']],
    ['workhorse', ['hilux']],
    ['mazda 3', []],
    ['corolla s', []],
    ['x tra il', ['xtrail']],
    ['xtrial', []],
    ['"double cab"', ['hilux']],
    ['"cab double"', []],
    ['"toyota hilux"', []],
    ['"double ca"', []],
    ['"toyot"', []],
    ['"toyota" cor', ['corolla']],
    ['toy ', []],
    ['warp drive', []],
    [String.raw`'; DROP TABLE cars; --`, []],
  ])('%s', (q, ids) => {
    expect(find(q).toSorted()).toEqual(ids.toSorted());
  });

  test('everything where no word is typed', () => {
    for (const q of ['', '   ', '!?', '\u0000\u202E']) expect(find(q)).toHaveLength(CARS.length);
  });

  test('an answer to 10,000 characters', () => {
    expect(find('toyota '.repeat(1500))).toHaveLength(2);
    expect(find('x'.repeat(10_000))).toEqual([]);
  });

  test('the better match first, the asked order before that', () => {
    const cars = [
      exampleVehicle({
        id: 'far',
        make: 'Ford',
        model: 'Falcon',
        badge: 'Territory',
        price: 1,
        stocknum: 'far',
      }),
      exampleVehicle({ id: 'typo', make: 'Ford', model: 'Terrytory', price: 3, stocknum: 'typo' }),
      exampleVehicle({ id: 'near', make: 'Ford', model: 'Territory', price: 2, stocknum: 'near' }),
    ];
    const written = writeIndex(cars.map(searchDocument), indexPlan({}));
    const opened = readIndex(written.core);
    const own = createEngine(opened.ok ? opened.value : expect.fail('the index was refused'));
    own.addCards(written.cards[0]!);
    const ids = (sort: string[]): unknown[] =>
      own.search({ q: 'territory', sort }).answer.hits.map((hit) => hit['id']);
    expect(ids([])).toEqual(['near', 'far', 'typo']);
    expect(ids(['price:asc'])).toEqual(['far', 'near', 'typo']);
  });
});

describe('S2 what matched is marked', () => {
  test.each([
    ['hil', '2019 Toyota <em>Hil</em>ux'],
    ['toyta', '2019 <em>Toyota</em> Hilux'],
    ['hi lux', '2019 Toyota <em>Hilux</em>'],
    ['toyota 2019', '<em>2019</em> <em>Toyota</em> Hilux'],
  ])('%s', (q, name) => {
    const [hit] = engine.search({ q, attributesToHighlight: ['name'], filter: 'model = Hilux' }).answer.hits;
    expect(hit?._formatted?.['name']).toBe(name);
  });

  test('split words too', () => {
    const [hit] = engine.search({ q: 'cx5', attributesToHighlight: ['model'] }).answer.hits;
    expect(hit?._formatted?.['model']).toBe('<em>CX-5</em>');
  });
});

describe('S2 typos', () => {
  test.each([
    ['corolla', 'corolla', false, 0],
    ['corola', 'corolla', false, 1],
    ['corlola', 'corolla', false, 1],
    ['korolla', 'corolla', false, 2],
    ['mitsubshi', 'mitsubishi', false, 1],
    ['mistubshi', 'mitsubishi', false, 2],
    ['toyt', 'toyota', true, 1],
    ['toyo', 'toyota', true, 0],
  ])('%s for %s', (typed, word, isPrefix, typos) => {
    expect(typoDistance(typed, word, isPrefix, 2)).toBe(typos);
  });

  test('none are allowed below 5 letters, one below 9, else two', () => {
    expect(['golf', 'hilux', 'santa fe', 'volkswagen', 'x'.repeat(60)].map(allowedTypos)).toEqual([
      0, 1, 1, 2, 0,
    ]);
  });
});
