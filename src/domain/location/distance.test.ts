import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKilometres, parsePostcode } from './distance.ts';

const sydney = { lat: -33.8688, long: 151.2093 };
const melbourne = { lat: -37.8136, long: 144.9631 };

test.each([
  [sydney, melbourne, 713.4],
  [sydney, sydney, 0],
  [{ lat: 0, long: 0 }, { lat: 0, long: 180 }, Math.PI * 6371],
  [{ lat: 90, long: 0 }, { lat: -90, long: 0 }, Math.PI * 6371],
  [{ lat: 0, long: 179 }, { lat: 0, long: -179 }, (2 * Math.PI * 6371) / 180],
])('L8 from %j to %j are %d km', (a, b, kilometres) => {
  expect(distanceKilometres(a, b)).toBeCloseTo(kilometres, 0);
});

test('L8 a distance is the same both ways and never more than half the globe', () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    long: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(point, point, (a, b) => {
      const distance = distanceKilometres(a, b);
      expect(distance).toBeCloseTo(distanceKilometres(b, a), 6);
      expect(distance).toBeGreaterThanOrEqual(0);
      expect(distance).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
    }),
  );
});

test.each([
  ['2150', true],
  [' 0800 ', true],
  ['', false],
  ['215', false],
  ['21500', false],
  ['21a0', false],
  ['２１５０', false],
])('L8 the postcode %j is accepted: %s', (text, isValid) => {
  expect(parsePostcode(text)).toEqual(
    isValid
      ? { kind: 'ok', postcode: text.trim() }
      : { kind: 'invalid', message: 'Invalid postcode. Please enter a 4-digit number.' },
  );
});
