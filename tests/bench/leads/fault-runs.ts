import {
  faultSchedules,
  memoryStore,
  runSchedule,
  scheduleProblems,
} from '../../../src/backend/outbox/fault-schedule.fixture.ts';
import fc from 'fast-check';

export type FaultRuns = { schedules: number; seed: number };

/**
 * Runs so many schedules of the nine faults, from a seed; `path` replays one that failed. Throws what fast-check says of a
 * schedule that fails: its seed and path, and the smallest schedule that fails likewise.
 */
export async function faultRuns(schedules: number, seed: number, path?: string): Promise<FaultRuns> {
  const store = await memoryStore();
  await fc.assert(
    fc.asyncProperty(faultSchedules, async (schedule) => {
      const problems = scheduleProblems(schedule, await runSchedule(store, schedule));
      if (problems.length > 0) throw new Error(problems.join('; '));
    }),
    { numRuns: schedules, seed, ...(path !== undefined && { path }) },
  );
  await store.close();
  return { schedules, seed };
}
