import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentBatches } from './document-batches.ts';

test('S16 batches hold every document once, in order, within both limits unless one alone is larger', () => {
  const documents = fc.array(fc.record({ id: fc.nat(), text: fc.string({ maxLength: 80, unit: 'binary' }) }));
  fc.assert(
    fc.property(
      documents,
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 300 }),
      (all, most, bytes) => {
        const batches = documentBatches(all, { documents: most, bytes });
        expect(batches.flat()).toEqual(all);
        for (const batch of batches) {
          const size = Buffer.byteLength(JSON.stringify(batch)) - 1;
          expect(batch.length).toBeGreaterThan(0);
          expect(batch.length).toBeLessThanOrEqual(most);
          expect(batch.length === 1 || size <= bytes).toBe(true);
        }
      },
    ),
  );
});

test('S16 a batch is filled before another begins', () => {
  const all = Array.from({ length: 2500 }, (_, id) => ({ id }));
  expect(documentBatches(all).map(({ length }) => length)).toEqual([1000, 1000, 500]);
});
