import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LeadProof } from '../../api/challenge-lead.ts';

/** What challenges are signed with, and the keys that solve them. */
export type ProofSecrets = { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

/** Hexadecimal digits as every solver writes them. */
const HEX = /^(?:[0-9a-f]{2})+$/;

/** JSON with the keys of every object in order, which a signature is made of. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function isSigned(signature: unknown, signed: string | Buffer, secret: string): boolean {
  if (typeof signature !== 'string') return false;
  const [given, own] = [
    Buffer.from(signature),
    Buffer.from(createHmac('sha256', secret).update(signed).digest('hex')),
  ];
  return given.length === own.length && timingSafeEqual(given, own);
}

/**
 * True if a challenge is ours and its key was found: the two signatures of altcha-lib's verifySolution, by the hashes of
 * Node. The library asks for them through a pool of threads, which costs a lead more than storing it does.
 */
export function isSolved(
  { challenge: { parameters, signature }, solution }: LeadProof,
  { hmacSignatureSecret, hmacKeySignatureSecret }: ProofSecrets,
): boolean {
  const { keySignature } = parameters as { keySignature?: unknown };
  return (
    isSigned(signature, canonical(parameters), hmacSignatureSecret) &&
    HEX.test(solution.derivedKey) &&
    Number.isInteger(solution.counter) &&
    isSigned(keySignature, Buffer.from(solution.derivedKey, 'hex'), hmacKeySignatureSecret)
  );
}
