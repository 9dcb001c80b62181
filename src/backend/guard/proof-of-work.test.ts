import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { type LeadChallenge, LeadChallengeSchema } from '../../api/challenge-lead.ts';
import { encodeProof } from '../../services/solve-proof.ts';
import { createProofOfWork } from './proof-of-work.ts';

const COST = { rounds: 1, from: 3, to: 9 };
const NOW = Date.UTC(2026, 10, 22);

/** As a browser does it: the challenge has been JSON meanwhile. */
async function solve(challenge: LeadChallenge): Promise<string> {
  const sent = LeadChallengeSchema.parse(JSON.parse(JSON.stringify(challenge))) as LeadChallenge;
  const solution = await solveChallenge({ challenge: sent, deriveKey });
  if (!solution) throw new Error('not solved');
  return encodeProof({ challenge: sent, solution });
}

test('S7 a solved challenge counts, once', async () => {
  const work = createProofOfWork('secret', () => NOW, COST);
  const proof = await solve(await work.challenge('a'));
  expect(await work.check('a', proof)).toBe('valid');
  expect(await work.check('a', proof)).toBe('used');
});

test('S7 a proof that is given back counts once more, and only that one', async () => {
  const work = createProofOfWork('secret', () => NOW, COST);
  const [first, second] = [await solve(await work.challenge('a')), await solve(await work.challenge('a'))];
  for (const proof of [first, second]) expect(await work.check('a', proof)).toBe('valid');
  work.giveBack(first);
  for (const nothing of [undefined, '', '%%%']) work.giveBack(nothing);
  expect(await work.check('a', first)).toBe('valid');
  expect(await work.check('a', first)).toBe('used');
  expect(await work.check('a', second)).toBe('used');
});

test('S7 a challenge is for its tenant, for an hour, and of this backend', async () => {
  let now = NOW;
  const work = createProofOfWork('secret', () => now, COST);
  const proof = await solve(await work.challenge('a'));
  expect(await work.check('b', proof)).toBe('wrong');
  expect(await createProofOfWork('other', () => now, COST).check('a', proof)).toBe('wrong');
  now += 60 * 60 * 1000;
  expect(await work.check('a', proof)).toBe('expired');
});

test('S7 a proof that expired while a shopper typed counts for a day more, once, and for its tenant', async () => {
  let now = NOW;
  const work = createProofOfWork('secret', () => now, COST);
  const [proof, other, sent] = [
    await solve(await work.challenge('a')),
    await solve(await work.challenge('a')),
    await solve(await work.challenge('a')),
  ];
  expect(await work.check('a', sent)).toBe('valid');
  now += 61 * 60_000;
  expect(await work.check('a', proof)).toBe('expired');
  expect(await work.countsLate('b', proof)).toBe(false);
  expect(await work.countsLate('a', proof)).toBe(true);
  expect(await work.countsLate('a', proof)).toBe(false);
  expect(await work.countsLate('a', sent)).toBe(false);
  now += 24 * 60 * 60_000;
  expect(await work.countsLate('a', other)).toBe(false);
  for (const none of [undefined, '', '%%%', btoa('{}')]) expect(await work.countsLate('a', none)).toBe(false);
});

test('S7 a clock that jumps ahead of the machine changes nothing', async () => {
  const work = createProofOfWork('secret', () => NOW + 10 * 365 * 86_400_000, COST);
  expect(await work.check('a', await solve(await work.challenge('a')))).toBe('valid');
});

test.each([
  [undefined, 'missing'],
  ['', 'missing'],
  ['%%%', 'wrong'],
  [btoa('{}'), 'wrong'],
  [btoa('[1,2'), 'wrong'],
])('S7 the proof %j is %s', async (proof, result) => {
  expect(await createProofOfWork('secret', () => NOW, COST).check('a', proof)).toBe(result);
});

test('S7 an easier challenge than was set, and a solution of another, are wrong', async () => {
  const work = createProofOfWork('secret', () => NOW, COST);
  const challenge = await work.challenge('a');
  const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '' } };
  const solution = { counter: 0, derivedKey: '00' };
  expect(await work.check('a', encodeProof({ challenge: easier, solution }))).toBe('wrong');
  expect(await work.check('a', encodeProof({ challenge, solution }))).toBe('wrong');
});
