import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { CHALLENGE_LEAD } from '../api/routes.ts';
import type { LeadProof } from '../api/challenge-lead.ts';
import { askApi } from './call-api.ts';

/** The `proof` of a form, from a challenge and its solution. */
export const encodeProof = (proof: LeadProof): string => btoa(JSON.stringify(proof));

/**
 * The proof of work that goes with a form, worked out while it is filled in. The browser hashes on threads of its own
 * (SubtleCrypto), so that typing never waits. Rejects where there is no challenge.
 */
export async function solveProof(): Promise<string | undefined> {
  const challenge = await askApi(CHALLENGE_LEAD);
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution ? encodeProof({ challenge, solution: solution as LeadProof['solution'] }) : undefined;
}
