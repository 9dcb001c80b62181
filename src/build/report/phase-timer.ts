import { performance } from 'node:perf_hooks';
import type { Phase } from './build-report.ts';

const inSeconds = (milliseconds: number): number => Math.round(milliseconds) / 1000;

/** Seconds spent in each phase, to the millisecond; phases that were never reached count 0. */
export type PhaseTimer = {
  /** Runs a phase and adds its time, also when it throws. */
  during<Result>(phase: Phase, work: () => Promise<Result>): Promise<Result>;
  seconds(): Record<Phase | 'total', number>;
};

export function startPhaseTimer(): PhaseTimer {
  const start = performance.now();
  const spent: Record<Phase, number> = { feed: 0, pictures: 0, search: 0, render: 0, bundle: 0 };
  return {
    async during(phase, work) {
      const began = performance.now();
      try {
        return await work();
      } finally {
        spent[phase] += performance.now() - began;
      }
    },
    seconds: () => ({
      feed: inSeconds(spent.feed),
      pictures: inSeconds(spent.pictures),
      search: inSeconds(spent.search),
      render: inSeconds(spent.render),
      bundle: inSeconds(spent.bundle),
      total: inSeconds(performance.now() - start),
    }),
  };
}
