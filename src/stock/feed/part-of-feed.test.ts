import { expect, test } from 'vitest';
import { partOfDocument, withoutOwnFigures, withoutTrailer } from './part-of-feed.ts';

const CARS = [{ make: 'Aldera' }, { make: 'Brindle' }];

test.each<[said: string | undefined, whole: number | undefined, around: object]>([
  ["'total' is 48", 48, { total: 48 }],
  ["'meta.pagination.total_count' is 48", 48, { meta: { pagination: { total_count: '48' } } }],
  ["'@odata.count' is 48", 48, { '@odata.count': 48 }],
  ["'numFound' is 1,200", 1200, { numFound: '1,200' }],
  ["'links.next' leads to a further page", undefined, { links: { next: 'https://api.example/2' } }],
  ["'@odata.nextLink' leads to a further page", undefined, { '@odata.nextLink': '/stock?skip=2' }],
  ["'_links.next' leads to a further page", undefined, { _links: { next: { href: '/2' } } }],
  ["'links rel=next' leads to a further page", undefined, { links: [{ rel: 'next', href: '/2' }] }],
  ["'pageInfo.hasNextPage' is true", undefined, { pageInfo: { hasNextPage: true } }],
  ["'has_more' is true", undefined, { has_more: true, cursor: 'x' }],
  ["'count' is 9", 9, { count: 9 }],
  ["'last' is false", undefined, { last: false }],
  ["'totalPages' is 3", undefined, { page: 1, totalPages: 3 }],
  ["'page' is 1 of 3", undefined, { page: '1 of 3' }],
  [undefined, undefined, { total: 2, next: '/2', pages: 1 }],
  [undefined, undefined, { count: 2, next: null, hasMore: false, page: 1, pages: 1, isLast: true }],
  [undefined, undefined, { facets: { makes: { count: 48 } }, dealer: { total: 9 }, generated: 2026 }],
  [undefined, undefined, { nextUpdate: '2026-12-01', perPage: 50, totalValue: 90_000 }],
])('S10 %s makes a list of two a part of %s: %j', (said, whole, around) => {
  const part = partOfDocument({ ...around, data: CARS }, { list: CARS, path: 'data', count: 2 });
  expect(part?.said).toBe(said);
  expect(part?.whole).toBe(whole);
});

test('S10 attributes and elements around the records of XML count, and no member of a record does', () => {
  const vehicle = [{ total: '48' }, { total: '9' }];
  const part = (around: object) =>
    partOfDocument(
      { feed: { ...around, stock: { vehicle, '@Page': '1' } } },
      { list: vehicle, path: 'feed.stock.vehicle', count: 2 },
    );
  expect(part({})).toBeUndefined();
  expect(part({ '@Count': '212' })).toEqual({ said: "'feed.@Count' is 212", has: 2, whole: 212 });
  expect(part({ 'atom:link': { '@rel': 'next', '@href': '/2' } })?.said).toContain('rel=next');
});

test.each<[own: object, place: 0 | 2, whole: number | undefined, aside: boolean]>([
  [{ total: 48, next: 'https://api.example/2' }, 2, 48, true],
  [{ recordCount: 2 }, 0, undefined, true],
  [{ meta: { total: 9 } }, 2, 9, true],
  [{ make: 'Corvane', total: 9 }, 2, undefined, false],
  [{ colour: 'Red' }, 2, undefined, false],
])('S10 a record %j at %d is none but tells of the feed: of %s', (own, place, whole, aside) => {
  const fields = place === 0 ? [own, ...CARS] : [...CARS, own];
  const records = fields.map((each, at) => ({ line: at + 1, fields: { ...each } }));
  const read = withoutOwnFigures(records);
  expect(read.part?.whole).toBe(whole);
  expect(read.records[place]?.aside !== undefined).toBe(aside);
});

test('S10 a list of no record, and of one, has no figures of its own', () => {
  expect(withoutOwnFigures([]).records).toEqual([]);
  expect(withoutOwnFigures([{ line: 1, fields: { total: 9 } }]).records).toHaveLength(1);
});

test.each([
  [['T', '57'], 2, 57],
  [['Total: 57 vehicles'], 2, 57],
  [['RECORDS', '3'], 2, 3],
  [['Record count:', '57'], 2, 57],
  [['TRL', '20261129', '0000057'], 2, 57],
  [['Showing 1-2 of 48 vehicles'], 2, 48],
  [['*** 57 vehicles listed ***'], 2, 57],
  [['TRAILER', '2'], 2, undefined],
  [['TOTAL', '453000'], 2, undefined],
  [['EOF'], 2, undefined],
  [['Page 3 of 3'], 2, undefined],
  [['TOTAL', '$9,000'], 3, undefined],
  [['T57', 'Corvane'], 3, undefined],
  [['Total', '57', 'Corvane'], 3, undefined],
  [['99', '57', '2019', '9990'], 3, undefined],
])('S10 a last line %j leaves %d records, of %s', (last, left, whole) => {
  const records = [1, 2, 3].map((line) => ({ line, fields: {} }));
  const read = withoutTrailer(records, last, 6);
  expect(read.records).toHaveLength(left);
  expect(read.part?.whole).toBe(whole);
});

test('S10 a last line that says page 1 of 3 makes a part, and one of a table of two columns is a record', () => {
  const records = [1, 2, 3].map((line) => ({ line, fields: {} }));
  expect(withoutTrailer(records, ['Page 1 of 3'], 6).part).toMatchObject({ has: 2 });
  expect(withoutTrailer(records, ['99', '57'], 2).records).toHaveLength(3);
});
