import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEngine, type SearchEngine } from './engine.ts';
import type { IndexField } from './index-format.ts';
import { metresBetween, type Point, POINT_FIELD, readPoint, sortPoint, writePoint } from './point.ts';
import { readIndex } from './read-index.ts';
import { writeIndex } from './write-index.ts';

const FIELDS: readonly IndexField[] = [
  { name: 'id', kind: 'keyword', store: 'core', filterable: true },
  { name: POINT_FIELD, kind: 'point', store: 'core' },
];

function engineOf(points: readonly (Point | undefined)[], fields = FIELDS): SearchEngine {
  const documents = points.map((point, at) => ({
    id: String(at).padStart(3, '0'),
    [POINT_FIELD]: point && writePoint(point),
  }));
  const plan = { fields, rowOrder: ['id'], defaultSort: [], synonyms: {}, maxValuesPerFacet: 100 };
  const read = readIndex(writeIndex(documents, plan).core);
  if (!read.ok) throw new Error(read.error);
  return createEngine(read.value);
}

const asked = (engine: SearchEngine, query: { filter?: string; sort?: string[] }): number[] =>
  engine
    .search({ ...query, attributesToRetrieve: ['id'], limit: 1000 })
    .answer.hits.map(({ id }) => Number(id));

/** Three documents of Meilisearch's own test of geographic orders, one of them without coordinates. */
const RECORDED = [{ lat: 34.0522, lng: -118.2437 }, { lat: 45.4777599, lng: 9.1967508 }, undefined];

describe('L8 distances of an index', () => {
  test.each([
    ['the same place', { lat: -33.87, lng: 151.21 }, { lat: -33.87, lng: 151.21 }, 0],
    ['as Meilisearch answers it in a test of its own', RECORDED[1]!, RECORDED[0]!, 9_714_063],
    ['from pole to pole', { lat: 90, lng: 0 }, { lat: -90, lng: 100 }, 20_015_087],
    ['at a pole, whatever the longitude', { lat: -90, lng: 10 }, { lat: -90, lng: -170 }, 0],
    ['over the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111_195],
  ])('%s', (_, a, b, metres) => {
    expect(Math.round(metresBetween(a, b))).toBe(metres);
    expect(Math.round(metresBetween(b, a))).toBe(metres);
  });

  test('S16 the nearest first, and the farthest, those without coordinates last as the server has them', () => {
    const engine = engineOf(RECORDED);
    expect(asked(engine, { sort: ['_geoPoint(45.4777599, 9.1967508):asc'] })).toEqual([1, 0, 2]);
    expect(asked(engine, { sort: ['_geoPoint(45.4777599, 9.1967508):desc'] })).toEqual([0, 1, 2]);
  });

  test('S16 a hit says where it is as the server does, and nothing where that is not known', () => {
    const { answer } = engineOf(RECORDED).search({ attributesToRetrieve: ['*'] });
    expect(answer.hits).toEqual([
      { id: '000', _geo: RECORDED[0] },
      { id: '001', _geo: RECORDED[1] },
      { id: '002' },
    ]);
  });

  test('S14 an index without places refuses a radius and an order by distance as the server does', () => {
    const engine = engineOf(RECORDED, FIELDS.slice(0, 1));
    expect(() => asked(engine, { filter: '_geoRadius(1, 2, 3)' })).toThrow(
      '`_geo/_geojson` is not filterable',
    );
    expect(() => asked(engine, { sort: ['_geoPoint(1, 2):asc'] })).toThrow('is not sortable');
  });
});

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }).map((degrees) => Number(degrees.toFixed(4))),
  lng: fc.double({ min: -180, max: 180, noNaN: true }).map((degrees) => Number(degrees.toFixed(4))),
});

test('L8 a radius keeps exactly what lies in it, and an order by distance never goes back', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(point, { nil: undefined }), { minLength: 1, maxLength: 40 }),
      point,
      fc.integer({ min: 0, max: 21_000_000 }),
      (points, from, metres) => {
        const engine = engineOf(points);
        const radius = `_geoRadius(${from.lat}, ${from.lng}, ${metres})`;
        const isNear = (at: number): boolean => {
          const place = points[at];
          return place !== undefined && metresBetween(from, place) <= metres;
        };
        const rows = [...points.keys()];
        expect(asked(engine, { filter: radius })).toEqual(rows.filter(isNear));
        expect(asked(engine, { filter: `NOT ${radius}` })).toEqual(rows.filter((at) => !isNear(at)));
        const sorted = asked(engine, { sort: [`_geoPoint(${from.lat}, ${from.lng}):asc`] });
        const distances = sorted.map((at) => {
          const place = points[at];
          return place ? Math.round(metresBetween(from, place)) : Infinity;
        });
        expect(distances).toEqual(distances.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
        expect(sorted.toSorted((a, b) => a - b)).toEqual(rows);
      },
    ),
  );
});

test('L8 points are read as they were written, and other texts are none', () => {
  fc.assert(
    fc.property(point, (one) => {
      expect(readPoint(writePoint(one))).toEqual({ lat: one.lat + 0, lng: one.lng + 0 });
    }),
  );
  for (const text of ['', '1', '1,', ',1', '1;2', 'a,b', '1,2,3']) expect(readPoint(text)).toBeUndefined();
  for (const text of ['price', '_geo', '_geoPoint()', '_geoPoint(1)', '_geoPoint(1,2'])
    expect(sortPoint(text)).toBeUndefined();
  expect(sortPoint('_geoPoint( -33.87,151.2 )')).toEqual({ lat: -33.87, lng: 151.2 });
});
