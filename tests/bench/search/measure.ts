import type { Candidate, State } from './state.ts';

/**
 * Milliseconds of one candidate over its states: from shipped bytes to the first answer, with code that never ran before;
 * what it works out while idle; then each state twice.
 */
export type Measured = {
  firstAnswer: number;
  idle: number;
  cold: number[];
  warm: number[];
};

/** Opens a candidate and asks it every state, once with cold caches and once more. Runs in Node and in a worker. */
export async function measure(
  candidate: Candidate,
  shipped: Uint8Array,
  states: readonly State[],
): Promise<Measured> {
  const begun = performance.now();
  const open = await candidate.open(shipped);
  open({ q: '', chosen: {}, page: 1 });
  const firstAnswer = performance.now() - begun;
  const idleFrom = performance.now();
  open.whileIdle?.();
  const idle = performance.now() - idleFrom;
  const pass = (): number[] =>
    states.map((state) => {
      const start = performance.now();
      open(state);
      return performance.now() - start;
    });
  return { firstAnswer, idle, cold: pass(), warm: pass() };
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
