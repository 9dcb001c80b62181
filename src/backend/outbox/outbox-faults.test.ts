import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import {
  FAULTS,
  faultSchedules,
  memoryStore,
  runSchedule,
  scheduleProblems,
} from './fault-schedule.fixture.ts';

const SCHEDULES = 150;

describe('R6 a lead that was taken in has exactly one effect at a destination that knows message ids', () => {
  let store: Store;
  beforeAll(async () => {
    store = await memoryStore();
  });

  test(`R6 over ${SCHEDULES} schedules of nine faults`, async () => {
    await fc.assert(
      fc.asyncProperty(faultSchedules, async (schedule) => {
        expect(scheduleProblems(schedule, await runSchedule(store, schedule))).toEqual([]);
      }),
      { numRuns: SCHEDULES },
    );
  });

  test.each(FAULTS)('R6 %s at every attempt for a while', async (kind) => {
    const faults = [0.1, 0.9, 0.4, 0.6, 0.2, 0.8].map((size) => ({ kind, size }));
    const schedule = {
      leads: [
        { second: 0, destinations: 2 },
        { second: 3, destinations: 1 },
      ],
      faults,
      seed: 7,
    };
    const result = await runSchedule(store, schedule);
    expect(scheduleProblems(schedule, result)).toEqual([]);
  });

  test('R6 a schedule gives the same attempts at the same moments again', async () => {
    await fc.assert(
      fc.asyncProperty(faultSchedules, async (schedule) => {
        const first = await runSchedule(store, schedule);
        expect((await runSchedule(store, schedule)).trace).toEqual(first.trace);
      }),
      { numRuns: 20 },
    );
  });

  test('R6 control: a message that is sent under a new id each time is found out', async () => {
    const schedule = {
      leads: [{ second: 0, destinations: 1 }],
      faults: [{ kind: 'reply lost' as const, size: 0 }],
      seed: 1,
    };
    const { received, ...rest } = await runSchedule(store, schedule);
    const [first] = received.values();
    const twice = new Map([...received, ['lead0-yard0-again', first!]]);
    expect(scheduleProblems(schedule, { ...rest, received: twice })).toEqual([
      'lead0-yard0-again was not sent by anybody',
    ]);
    expect(scheduleProblems(schedule, { ...rest, received: new Map() })).toEqual([
      'lead0-yard0 never arrived',
    ]);
    expect(first?.times).toBe(2);
  });
});
