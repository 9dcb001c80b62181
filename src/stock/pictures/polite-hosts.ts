import { setTimeout as pause } from 'node:timers/promises';
import type { PictureAnswer } from './ask-for-picture.ts';

/** Connections to a host at once, of a process. */
export const MAX_CONNECTIONS = 2;
/** A host that wants to be left alone for longer, in seconds, is asked again in the next build. */
const MAX_PAUSE = 60;
const MAX_TRIES = 3;
/** Answers in a row that were none, after which a host is asked nothing more in this build. */
const MAX_FAILURES = 6;

type Host = {
  running: number;
  waiting: (() => void)[];
  /** Milliseconds since 1970. */
  pausedUntil: number;
  failures: number;
  /** Why nothing more is asked. */
  left?: string;
};

export type PoliteHosts = {
  /** Asks a host when its turn has come, up to three times; `later` in the end is one for the next build. */
  ask(host: string, attempt: () => Promise<PictureAnswer>): Promise<PictureAnswer>;
};

/**
 * Keeps to what hosts ask for: at most two connections at once each; after 429 or 5xx the whole host rests, as long as its
 * Retry-After says or 1 s, then 2 s; one that wants more than a minute, or answers nothing six times in a row, is left for
 * this build. `unit` is the milliseconds of a second, shorter in tests.
 */
export function politeHosts(unit = 1000): PoliteHosts {
  const hosts = new Map<string, Host>();
  const hostOf = (name: string): Host => {
    const known = hosts.get(name) ?? { running: 0, waiting: [], pausedUntil: 0, failures: 0 };
    hosts.set(name, known);
    return known;
  };

  async function inTurn<Result>(host: Host, work: () => Promise<Result>): Promise<Result> {
    while (host.running >= MAX_CONNECTIONS)
      await new Promise<void>((resolve) => void host.waiting.push(resolve));
    host.running += 1;
    try {
      return await work();
    } finally {
      host.running -= 1;
      host.waiting.shift()?.();
    }
  }

  async function onceRested(
    host: Host,
    tries: number,
    attempt: () => Promise<PictureAnswer>,
  ): Promise<PictureAnswer> {
    // While one rests the other connection may be told to rest longer.
    for (let rest = 1; rest > 0 && !host.left;) {
      rest = host.pausedUntil - Date.now();
      if (rest > 0) await pause(rest);
    }
    if (host.left !== undefined) return { kind: 'later', reason: host.left };
    const answer = await attempt();
    if (answer.kind !== 'later') {
      host.failures = 0;
      return answer;
    }
    host.failures += 1;
    const seconds = answer.seconds ?? 2 ** (tries - 1);
    if (seconds > MAX_PAUSE || host.failures >= MAX_FAILURES) host.left = answer.reason;
    host.pausedUntil = Math.max(host.pausedUntil, Date.now() + seconds * unit);
    return answer;
  }

  return {
    ask: async (name, attempt) => {
      const host = hostOf(name);
      for (let tries = 1; ; tries += 1) {
        const answer = await inTurn(host, () => onceRested(host, tries, attempt));
        if (answer.kind !== 'later' || host.left !== undefined || tries === MAX_TRIES) return answer;
      }
    },
  };
}
