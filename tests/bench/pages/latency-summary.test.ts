import { expect, test } from 'vitest';
import { summariseLatency } from './latency-summary.ts';

test('percentiles lie in the order of the values', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(summariseLatency(values)).toEqual({ steps: 100, p50: 51, p75: 76, p95: 96, isFast: true });
});

test.each([
  [[16, 16, 99, 99], true],
  [[16, 16, 16, 100], false],
])('three of four steps of %j below 100 ms: %s', (values, isFast) => {
  expect(summariseLatency(values)?.isFast).toBe(isFast);
});

test('no steps have no percentiles', () => expect(summariseLatency([])).toBeUndefined());
