import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letterSizes } from '../../src/build/compliance/letter-sizes.ts';
import { hostileHtml } from './hostile-html.ts';
import { readByHtmlparser2, type WholeReading } from './read-by-htmlparser2.ts';
import { readByUs } from './read-by-us.ts';

const SIZES = letterSizes([
  '.small { font-size: 12px } .large { font-size: 2em } p .small { font-size: 10px } h1 { font-size: 30px }',
]);

/** What a reading gives; structured data that is no JSON stops it. */
function outcome(read: () => WholeReading): WholeReading | string {
  try {
    return read();
  } catch (cause) {
    return String(cause);
  }
}

test('P3 hostile HTML is read, element for element and letter for letter, as htmlparser2 reads it', () => {
  fc.assert(
    fc.property(hostileHtml, (html) => {
      expect(outcome(() => readByUs(html, SIZES))).toEqual(outcome(() => readByHtmlparser2(html, SIZES)));
    }),
    { numRuns: 2000 },
  );
});
