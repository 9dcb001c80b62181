import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { LeadChallenge } from '../../api/challenge-lead.ts';
import { encodeProof } from '../../services/solve-proof.ts';
import type { Asked } from '../example-backend.fixture.ts';

/** A proof of work as a page's script brings it: a challenge of the backend that `ask` asks, solved. */
export async function solvedProof(ask: (path: string) => Promise<Asked>): Promise<string> {
  const challenge = (await ask('/api/leads/challenge')).json() as LeadChallenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return encodeProof({ challenge, solution });
}
