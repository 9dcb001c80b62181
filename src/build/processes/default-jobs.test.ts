import { expect, test } from 'vitest';
import { defaultJobs, processBytes } from './default-jobs.ts';

const GB = 1e9;
const small = [40, 80, 100, 240, 240];

test.each<[(number | undefined)[], number, number, number, string]>([
  [small, 2, 16 * GB, 2, 'processors'],
  [small, 8, 2.1 * GB, 3, 'memory'],
  [[...small, 16_700], 8, 2.1 * GB, 2, 'memory, with a large one among them'],
  [[undefined, undefined, undefined], 8, 2.5 * GB, 2, 'memory of sizes nobody knows'],
  [small.slice(0, 3), 8, 16 * GB, 3, 'tenants'],
  [small, 8, 0.1 * GB, 1, 'at least one'],
])(
  'tenants of %j vehicles on %i processors with %d bytes free: %i at once, for %s',
  (vehicles, processors, free, jobs) => {
    expect(defaultJobs(vehicles, processors, free)).toBe(jobs);
  },
);

test.each([
  [2, 16 * GB, 0.75 * GB],
  [2, 1.6 * GB, 0.68 * GB],
  [8, 2.1 * GB, 0.45 * GB],
])('with %i processes and %d bytes free each may hold %d', (jobs, free, bytes) => {
  expect(processBytes(jobs, free)).toBeCloseTo(bytes, -6);
});
