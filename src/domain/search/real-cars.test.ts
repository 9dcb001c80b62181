import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import {
  type Clause,
  countField,
  passes,
  rangeField,
  sortDocuments,
  toExpression,
} from '../../search-engine/brute-force.fixture.ts';
import { createEngine } from '../../search-engine/engine.ts';
import { indexPlan } from './index-plan.ts';
import { readIndex } from '../../search-engine/read-index.ts';
import { searchDocuments } from './search-documents.ts';
import { writeIndex } from '../../search-engine/write-index.ts';

/** A CSV of real listings with the columns Brand, Year, Model, Title, Price, Kilometres and so on; not in the project. */
const FILE = process.env['REAL_CARS_CSV'];
const STATES = 60;

const numberIn = (text = ''): number | undefined => {
  const digits = /\d+/.exec(text.replaceAll(',', ''))?.[0];
  return digits === undefined ? undefined : Number(digits);
};

function toVehicle(row: Record<string, string>, at: number): Vehicle {
  const { Brand: make = '', Model: model = '', Title: title = '' } = row;
  const [city = '', state = ''] = (row['Location'] ?? '').split(', ');
  const name = title.replace(/ \(.*/, '');
  const start = `${row['Year']} ${make} ${model}`;
  const day = Math.floor(((Math.imul(at, 2654435761) >>> 0) / 2 ** 32) * 90);
  const optional = {
    year: numberIn(row['Year']),
    price: numberIn(row['Price']),
    km: numberIn(row['Kilometres']),
    seats: numberIn(row['Seats']),
    badge: name.startsWith(start) ? name.slice(start.length).trim() : undefined,
    body: row['BodyType'],
    fuel: row['FuelType'],
    trans: row['Transmission'],
    drive: row['DriveType'],
    colour: (row['ColourExtInt'] ?? '').split(' / ')[0],
    city,
    state,
    stocknum: `S${String((at * 7919) % 99_991).padStart(5, '0')}`,
  };
  return exampleVehicle({
    id: `S${String((at * 7919) % 99_991).padStart(5, '0')}`,
    name,
    make,
    model,
    car_type: row['UsedOrNew'] === 'NEW' ? 'new' : row['UsedOrNew'] === 'DEMO' ? 'demo' : 'used',
    created_at: new Date(Date.UTC(2026, 7, 1) + day * 86_400_000).toISOString(),
    ...Object.fromEntries(
      Object.entries(optional).filter(([, value]) => value !== undefined && value !== ''),
    ),
  });
}

/** The same numbers in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const FACETS = [
  'make',
  'model',
  'make_model',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'state',
  'car_type',
  'price_range',
  'year',
  'seats',
];

test.skipIf(!FILE)(
  'S14 every count, total, range and order over real cars agrees with brute force (REAL_CARS_CSV)',
  { timeout: 120_000 },
  () => {
    const rows: Record<string, string>[] = parse(readFileSync(FILE!), {
      columns: true,
      relax_column_count: true,
    });
    const documents = searchDocuments(rows.filter((row) => row['Brand'] && row['Model']).map(toVehicle));
    const files = writeIndex(documents, indexPlan({}));
    const read = readIndex(files.core);
    const engine = createEngine(read.ok ? read.value : expect.fail('the index was refused'));
    for (const card of files.cards) expect(engine.addCards(card).ok).toBe(true);
    expect(documents.length).toBeGreaterThan(1000);

    const next = numbers(7);
    for (let at = 0; at < STATES; at++) {
      const like = documents[next(documents.length)]!;
      const refined = ['make', 'model', 'state', 'body', 'fuel', 'colour', 'car_type'].filter(
        () => next(3) === 0,
      );
      const clauses: Clause[] = refined.map((field) => ({
        is: 'in',
        field,
        values: [String(like[field] ?? 'none')],
      }));
      const from = next(40_000);
      if (next(2)) clauses.push({ is: 'between', field: 'price', from, to: from + next(40_000) });
      const kept = documents.filter((document) => clauses.every((clause) => passes(document, clause)));
      const field = ['price', 'km', 'year'][next(3)]!;
      const isAscending = next(2) === 0;
      const { answer } = engine.search({
        filter: clauses.map(toExpression),
        facets: [...FACETS, 'price', 'km'],
        sort: [`${field}:${isAscending ? 'asc' : 'desc'}`],
        hitsPerPage: 21,
        page: 1,
        attributesToRetrieve: ['name', 'slug', 'price', 'km', 'year'],
      });
      expect(answer.totalHits).toBe(kept.length);
      for (const name of FACETS) expect(answer.facetDistribution?.[name]).toEqual(countField(kept, name));
      for (const name of ['price', 'km', 'year'])
        expect(answer.facetStats?.[name]).toEqual(rangeField(kept, name));
      const expected = sortDocuments(kept, field, isAscending).slice(0, 21);
      expect(answer.hits.map((hit) => hit[field])).toEqual(expected.map((document) => document[field]));
    }
  },
);
