import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { createEngine } from './engine.ts';
import { checksum, INDEX_VERSION } from './index-format.ts';
import { indexPlan } from '../domain/search/index-plan.ts';
import { readIndex } from './read-index.ts';
import { searchDocument } from '../domain/search/search-document.ts';
import { writeIndex } from './write-index.ts';

const cars = ['a', 'b', 'c', 'd'].map((id, at) =>
  exampleVehicle({ id, stocknum: id, price: 10_990 + at * 5_001 }),
);
const files = writeIndex(cars.map(searchDocument), indexPlan({}));
const others = writeIndex(cars.slice(1).map(searchDocument), indexPlan({}));

/** A copy in which one u32 of the preamble is set and, on wish, the checksum made right again. */
function altered(bytes: Uint8Array, change: (copy: Uint8Array) => void, isSealed: boolean): Uint8Array {
  const copy = bytes.slice();
  change(copy);
  if (isSealed) new DataView(copy.buffer).setUint32(8, checksum(copy), true);
  return copy;
}

describe('S16 an index file is refused', () => {
  test.each([
    ['empty', new Uint8Array(), 'corrupt'],
    ['an HTML page', new TextEncoder().encode('<!doctype html><title>404</title>'), 'not-an-index'],
    [
      'of another version',
      altered(files.core, (copy) => (copy[4] = INDEX_VERSION + 1), false),
      'other-version',
    ],
    ['cut', files.core.slice(0, -1), 'corrupt'],
    ['longer than it was', Uint8Array.of(...files.core, 0), 'corrupt'],
    ['cut, with a right checksum', altered(files.core.slice(0, -20), () => undefined, true), 'corrupt'],
    ['a card file', files.cards[0]!, 'not-an-index'],
  ] as const)('%s', (_, bytes, error) => {
    expect(readIndex(bytes)).toEqual({ ok: false, error });
  });

  test('that is a card file of another publish', () => {
    const index = readIndex(files.core);
    const engine = createEngine(index.ok ? index.value : expect.fail('the index was refused'));
    expect(engine.addCards(others.cards[0]!)).toEqual({ ok: false, error: 'other-edition' });
    expect(engine.addCards(files.core)).toEqual({ ok: false, error: 'not-an-index' });
    expect(engine.addCards(files.cards[0]!)).toEqual({ ok: true, value: 0 });
  });
});

test('S16 no single changed byte passes, none makes the reader throw', () => {
  for (let at = 0; at < files.core.length; at++) {
    const read = readIndex(altered(files.core, (copy) => (copy[at]! ^= 1 << (at % 8)), false));
    expect(read.ok, `byte ${at}`).toBe(false);
  }
});

test('S16 bytes that were changed on purpose and sealed again never make the reader throw', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(files.core.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
      (changes) => {
        const bytes = altered(files.core, (copy) => changes.forEach(([at, byte]) => (copy[at] = byte)), true);
        expect(typeof readIndex(bytes).ok).toBe('boolean');
      },
    ),
    { numRuns: 1000 },
  );
});

test('S16 an index over no cars answers', () => {
  const { core, features } = writeIndex([], indexPlan({}));
  const read = readIndex(core);
  const engine = createEngine(read.ok ? read.value : expect.fail('the index was refused'));
  engine.addCards(features!);
  const { answer } = engine.search({
    q: 'hilux',
    filter: 'price > 1 AND make = Kia',
    facets: ['*'],
    sort: ['price:asc'],
  });
  expect(answer).toMatchObject({ hits: [], estimatedTotalHits: 0, facetStats: {} });
});
