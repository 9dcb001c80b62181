import { randomInt } from 'node:crypto';
import { startCode } from '../../../src/backend/account-store/codes.ts';
import { signIn } from '../../../src/backend/account-store/sign-in.ts';
import type { Store } from '../../../src/backend/store/store.ts';
import { CODE_RULES } from '../../../src/domain/account/sign-in-code.ts';

const DAY = 86_400_000;
const KEY = 'a key of the backend';
const BEGIN = Date.UTC(2026, 10, 21);
/** Guesses at one code, more than are looked at. */
const GUESSES = CODE_RULES.tries + 2;

export type Guessed = { guesses: number; lookedAt: number; mostInADay: number; hits: number };

const guess = (): string => String(randomInt(10 ** CODE_RULES.digits)).padStart(CODE_RULES.digits, '0');

/** The most of these moments that lie within one day; they come in order. */
function mostInADay(moments: readonly number[]): number {
  let first = 0;
  return moments.reduce((most, at, last) => {
    while (at - (moments[first] ?? at) >= DAY) first++;
    return Math.max(most, last - first + 1);
  }, 0);
}

/**
 * Someone who asks for a code to one number every minute and guesses at each, for so many days, against the store that
 * the backend has. Throws when a code is taken after its tries were used up.
 */
export async function guessCodes(store: Store, days: number): Promise<Guessed> {
  const found = { guesses: 0, hits: 0, moments: [] as number[] };
  const limits = { idleMs: 30 * DAY, mostMs: 90 * DAY };
  const who = { tenant: 'a', phone: '+61491570006' };
  for (let now = BEGIN; now < BEGIN + days * DAY; now += 60_000) {
    const started = await startCode(store, who, KEY, now);
    if (started.kind === 'full') {
      // Nothing changes before that moment.
      now += Math.max(0, Math.floor(started.wait / 60_000) - 1) * 60_000;
      continue;
    }
    for (let at = 0; at < GUESSES; at++) {
      // Once the tries are used up even the right code must not count.
      const code = at < CODE_RULES.tries ? guess() : started.code;
      const attempt = { tenant: 'a', challenge: started.challenge, code, key: KEY, limits, retentionMs: DAY };
      const answer = await signIn(store, { ...attempt, now });
      found.guesses++;
      if (answer.kind === 'signed-in') found.hits++;
      // The fifth is looked at too, though no try is left after it.
      if (at < CODE_RULES.tries) found.moments.push(now);
      else if (answer.kind === 'signed-in') throw new Error('a code was taken after its tries were used up');
    }
  }
  const { guesses, hits, moments } = found;
  return { guesses, hits, lookedAt: moments.length, mostInADay: mostInADay(moments) };
}
