import { expect, test } from 'vitest';
import { indexPlan } from '../domain/search/index-plan.ts';
import { searchDocuments } from '../domain/search/search-documents.ts';
import type { IdentitySettings } from '../domain/vehicle/shown-identity.ts';
import { IDENTITY_FIELDS } from '../domain/search/identity-fields.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { createEngine, type SearchEngine } from './engine.ts';
import { meilisearchSettings } from './meilisearch-settings.ts';
import { readIndex } from './read-index.ts';
import { writeIndex } from './write-index.ts';

const SHOWN = { show_vin: true, show_plate: true };
const VIN = '1HGCM82633A004352';
const PLATE = 'ABC-12D';

const cars = Array.from({ length: 8 }, (_, at) =>
  exampleVehicle({
    id: `v${at}`,
    stocknum: `HM1072${at}`,
    vin: VIN.slice(0, -1) + at,
    regplate: PLATE.slice(0, -1) + 'DEFGHJKL'[at],
    ...(at === 3 && { status: 'sold', sold: true }),
  }),
);

function opened(identity?: IdentitySettings) {
  const files = writeIndex(searchDocuments(cars, [], identity), indexPlan({}));
  const read = readIndex(files.core);
  const engine = createEngine(read.ok ? read.value : expect.fail('the index was refused'));
  for (const card of files.cards) engine.addCards(card);
  return { files, engine };
}
const ask = (engine: SearchEngine, q: string) =>
  engine.search({ q, hitsPerPage: 9, page: 1, attributesToRetrieve: ['*'] });
const found = (engine: SearchEngine, q: string) => ask(engine, q).answer.hits.map(({ id }) => id);

test('S2 a VIN, a plate and the figures of a stock number find their car, from a file that only they ask for', () => {
  const { files, engine } = opened(SHOWN);
  for (const q of ['alder', 'cx5', '2019', '', 'alder 300']) expect(ask(engine, q).missingCards).toEqual([]);
  for (const q of [VIN, 'abc12d', '10722']) expect(ask(engine, q).missingCards).toEqual(['identities']);
  expect(engine.addCards(files.identities!)).toEqual({ ok: true, value: 'identities' });
  for (const [q, id] of [
    [VIN, 'v2'],
    [VIN.toLowerCase(), 'v2'],
    ['ABC12F', 'v2'],
    ['abc 12f', 'v2'],
    ['abc-12f', 'v2'],
    ['10722', 'v2'],
    ['alder 10722', 'v2'],
  ] as const)
    expect([q, found(engine, q)]).toEqual([q, [id]]);
  for (const q of ['10799', VIN.slice(0, 12), 'abc12', VIN.replace('1H', '2H')])
    expect([q, found(engine, q)]).toEqual([q, []]);
  const [hit] = ask(engine, VIN).answer.hits;
  expect(Object.keys(hit ?? {})).not.toContain('vin');
  expect(Object.keys(hit ?? {})).not.toContain('plate');
});

test('V6 what the dealer does not show, and what was sold, is in no file', () => {
  const hidden = opened({ show_vin: false, show_plate: false });
  const text = new TextDecoder('latin1').decode(hidden.files.identities);
  expect(text).not.toContain('1HGCM8263');
  expect(text).not.toContain('ABC12');
  hidden.engine.addCards(hidden.files.identities!);
  expect(found(hidden.engine, VIN)).toEqual([]);
  const { files, engine } = opened(SHOWN);
  engine.addCards(files.identities!);
  expect(found(engine, VIN.slice(0, -1) + 3)).toEqual([]);
  expect(searchDocuments(cars).every(({ vin, plate }) => vin === undefined && plate === undefined)).toBe(
    true,
  );
});

test('S2 a stock without any of them has no such file, and is not asked for one', () => {
  const plain = [exampleVehicle({ id: 'a', stocknum: '123' })].map(({ vin: _, regplate: __, ...car }) => car);
  const files = writeIndex(searchDocuments(plain, [], SHOWN), indexPlan({}));
  expect(files.identities).toBeUndefined();
  const read = readIndex(files.core);
  const engine = createEngine(read.ok ? read.value : expect.fail('the index was refused'));
  expect(ask(engine, VIN).missingCards).not.toContain('identities');
});

test('S16 a server searches them as well, spelled as they are', () => {
  const { searchableAttributes, typoTolerance } = meilisearchSettings(indexPlan({}), 1);
  for (const name of ['vin', 'plate', 'number_figures']) {
    expect(searchableAttributes).toContain(name);
    expect(typoTolerance.disableOnAttributes).toContain(name);
  }
});

test.each([
  ['1hgcm82633a004352', true],
  ['abcdefghjklmnprst', false],
  ['1hgcm82633i004352', false],
  ['abc12d', true],
  ['1ab2cd', true],
  ['10729', true],
  ['2019', false],
  ['300', false],
  ['cx5', false],
  ['deisel', false],
])('S2 whether %s may be a VIN, a plate or a number: %s', (word, is) =>
  expect(Object.values(IDENTITY_FIELDS).some(({ pattern }) => new RegExp(pattern, 'u').test(word))).toBe(is),
);
