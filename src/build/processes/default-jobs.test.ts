import { expect, test } from 'vitest';
import { defaultJobs, processBytes, renderProcesses } from './default-jobs.ts';

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

test.each([
  [2, 0, 2, 'the last site, or the only one'],
  [2, 1, 1, 'one that another will be built beside'],
  [8, 1, 4, 'half of many processors'],
  [8, 3, 2, 'a share of many processors'],
  [2, 999, 1, 'one of a night'],
])(
  'of %i processors, with %i sites waiting, one may render with %i: %s',
  (processors, waiting, processes) => {
    expect(renderProcesses(processors, waiting)).toBe(processes);
  },
);
