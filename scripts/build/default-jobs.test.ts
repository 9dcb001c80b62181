import { expect, test } from 'vitest';
import { defaultJobs } from './default-jobs.ts';

const GB = 1e9;

test.each([
  [5, 2, 16 * GB, 2, 'processors'],
  [5, 8, 3 * GB, 2, 'memory'],
  [3, 8, 16 * GB, 3, 'tenants'],
  [5, 8, 0.1 * GB, 1, 'at least one'],
])(
  '%i tenants on %i processors with %d bytes free: %i at once, for %s',
  (tenants, processors, free, jobs) => {
    expect(defaultJobs(tenants, processors, free)).toBe(jobs);
  },
);
