import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import { expect, test } from 'vitest';
import type { LeadProof } from '../../api/challenge-lead.ts';
import { isSolved } from './is-solved.ts';

const SECRETS = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };

type Change = (proof: { challenge: Challenge; solution: Solution }) => void;

/** Not what a challenge has, so that it can be written over it. */
const set =
  (of: 'challenge' | 'parameters' | 'solution', name: string, value: unknown): Change =>
  ({ challenge, solution }) =>
    void Object.assign({ challenge, parameters: challenge.parameters, solution }[of], { [name]: value });

test.each<[string, Change]>([
  ['as it was solved', () => undefined],
  [
    'with its keys in another order',
    ({ challenge }) => {
      challenge.parameters = Object.fromEntries(Object.entries(challenge.parameters).toReversed()) as never;
    },
  ],
  ['with a deeper key in another order', set('parameters', 'data', { until: 9, tenant: 'a' })],
  ['for another tenant', set('parameters', 'data', { tenant: 'b', until: 9 })],
  ['made easier', set('parameters', 'cost', 1)],
  ['with a key more', set('parameters', 'more', 1)],
  ['without its signature', set('challenge', 'signature', '')],
  ['with the signature of a key that nobody has signed', set('parameters', 'keySignature', '0'.repeat(64))],
  ['with another key', set('solution', 'derivedKey', '00'.repeat(32))],
  ['with half a byte', set('solution', 'derivedKey', '0')],
  ['with no key', set('solution', 'derivedKey', '')],
  ['in large letters', (proof) => void (proof.solution.derivedKey = proof.solution.derivedKey.toUpperCase())],
  ['with a broken count', set('solution', 'counter', 1.5)],
])('S7 a challenge %s is solved where altcha-lib says so', async (_, change) => {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 2,
    counter: 3,
    deriveKey,
    data: { tenant: 'a', until: 9 },
    ...SECRETS,
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = structuredClone({ challenge, solution: solution! });
  change(proof);
  const { verified } = await verifySolution({ ...proof, deriveKey, ...SECRETS });
  expect(isSolved(proof as unknown as LeadProof, SECRETS)).toBe(verified);
});
