import type { Open, State } from './state.ts';

/**
 * Milliseconds of one search over its states: from what is loaded to the first answer; what it works out while idle; then
 * each state twice. `bytes` is what it keeps in memory after all of them.
 */
export type Measured = {
  firstAnswer: number;
  idle: number;
  cold: number[];
  warm: number[];
  bytes: number;
};

/** Bytes in use once everything that can go has gone. */
function bytesInUse(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Opens a search and asks it every state, once with cold caches and once more. Memory is 0 without `--expose-gc`. */
export function measure(open: () => Open, states: readonly State[]): Measured {
  const before = bytesInUse();
  const begun = performance.now();
  const ask = open();
  ask({ q: '', chosen: {}, page: 1 });
  const firstAnswer = performance.now() - begun;
  const idleFrom = performance.now();
  ask.whileIdle?.();
  const idle = performance.now() - idleFrom;
  const pass = (): number[] =>
    states.map((state) => {
      const start = performance.now();
      ask(state);
      return performance.now() - start;
    });
  const [cold, warm] = [pass(), pass()];
  const bytes = globalThis.gc ? bytesInUse() - before : 0;
  // Asked once more, so that it is in use until here.
  ask({ q: '', chosen: {}, page: 1 });
  return { firstAnswer, idle, cold, warm, bytes };
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
