import type { Clock } from './outgoing-message.ts';

type Waiting = { at: number; wake: () => void };

/** Lets everything run that does not wait for a clock. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Time that passes only when nothing else is left to do, so that days take milliseconds and always the same ones. */
export type VirtualClock = Clock & {
  /** Milliseconds that have really passed, whatever the clock was set to. */
  passed: () => number;
  /** Sets the clock on or back by so many milliseconds. */
  step: (milliseconds: number) => void;
  /** Lets time pass until `isDone`; throws when nothing waits any more or `most` milliseconds have passed. */
  run: (isDone: () => boolean | Promise<boolean>, most: number) => Promise<void>;
};

/** A clock that begins at `start`, milliseconds since 1970. */
export function virtualClock(start: number): VirtualClock {
  let passed = 0;
  let offset = 0;
  let waiting: Waiting[] = [];
  return {
    now: () => start + passed + offset,
    passed: () => passed,
    step: (milliseconds) => {
      offset += milliseconds;
    },
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const entry = { at: passed + milliseconds, wake: resolve };
        waiting.push(entry);
        signal.addEventListener('abort', () => {
          waiting = waiting.filter((each) => each !== entry);
          resolve();
        });
      }),
    run: async (isDone, most) => {
      for (;;) {
        await settled();
        if (await isDone()) return;
        const next = waiting.reduce<Waiting | undefined>((a, b) => (a && a.at <= b.at ? a : b), undefined);
        if (!next || next.at > most) throw new Error(`not done after ${Math.round(passed / 1000)} s`);
        waiting = waiting.filter((each) => each !== next);
        passed = Math.max(passed, next.at);
        next.wake();
      }
    },
  };
}
