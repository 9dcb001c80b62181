import { accountBackend, ROSA } from '../../../src/backend/account/example-shopper.fixture.ts';
import type { Store } from '../../../src/backend/store/store.ts';
import type { CodeRequested } from '../../../src/api/request-code.ts';

const UNKNOWN = '0491 570 156';
/** Between two requests for one number, so that no limit of a day is reached. */
const APART = 3 * 3_600_000;

export type NumberTimes = { known: number; unknown: number; differentBodies: number };

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What an answer tells beside its challenge, which is chance. */
const shapeOf = (text: string): string => text.replace(/"challenge":"[\w-]{43}"/, '"challenge"');

/**
 * Asks for a code and tries a wrong one, so many times with a number that has an account and as often, in turn, with one
 * that has none. Gives the medians of both in milliseconds, and how many pairs of answers were not alike.
 */
export async function timeNumbers(
  store: Store,
  requests: number,
): Promise<{ asking: NumberTimes; trying: NumberTimes }> {
  const { askCode, tryCode, lastCode, signIn, clock } = await accountBackend(
    {},
    {},
    { store, takeToken: () => undefined },
  );
  if ((await signIn(ROSA)) === '') throw new Error('the known number has no account');
  const times = { asking: [[], []], trying: [[], []] } as Record<'asking' | 'trying', [number[], number[]]>;
  const different = { asking: 0, trying: 0 };
  for (let at = 0; at < requests; at++) {
    clock.now += APART;
    const answers: Record<'asking' | 'trying', string[]> = { asking: [], trying: [] };
    // Who comes first changes each time: what the first warms up must not be the second's gain.
    for (const kind of at % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const phone = kind === 0 ? ROSA : UNKNOWN;
      const began = performance.now();
      const asked = await askCode(phone);
      const between = performance.now();
      const { challenge } = asked.json() as CodeRequested;
      const wrong = await tryCode(challenge, lastCode() === '000000' ? '000001' : '000000');
      times.asking[kind].push(between - began);
      times.trying[kind].push(performance.now() - between);
      answers.asking.push(`${asked.status} ${shapeOf(asked.text)}`);
      answers.trying.push(`${wrong.status} ${wrong.text.replace(/"request_id":"[\w-]+"/, '')}`);
    }
    for (const part of ['asking', 'trying'] as const)
      if (new Set(answers[part]).size !== 1) different[part]++;
  }
  const summary = (part: 'asking' | 'trying'): NumberTimes => ({
    known: median(times[part][0]),
    unknown: median(times[part][1]),
    differentBodies: different[part],
  });
  return { asking: summary('asking'), trying: summary('trying') };
}
