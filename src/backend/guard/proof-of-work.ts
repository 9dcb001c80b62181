import { createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type LeadChallenge, type LeadProof, LeadProofSchema } from '../../api/challenge-lead.ts';
import { MAX_LATE_PROOF_SECONDS, PROOF_LIFETIME_SECONDS } from '../../domain/lead/proof-age.ts';
import { isSolved } from './is-solved.ts';

/** Why a proof of work does not count, or that it does. */
export type ProofResult = 'valid' | 'missing' | 'wrong' | 'expired' | 'used';

export type ProofOfWork = {
  /** `isRush` asks for several times the work. */
  challenge: (tenant: string, isRush?: boolean) => Promise<LeadChallenge>;
  check: (tenant: string, proof: string | undefined) => Promise<ProofResult>;
  /** Lets a proof that was valid count once more, because what came with it was not taken. */
  giveBack: (proof: string | undefined) => void;
  /** True if a proof that has expired counts all the same, once: a shopper typed for longer, at most a day. */
  countsLate: (tenant: string, proof: string | undefined) => Promise<boolean>;
};

/** How hard a challenge is: between so many hashes of so many rounds each. */
export type ProofCost = { rounds: number; from: number; to: number };

/** Half a second of a phone, in a worker, while the form is filled in. */
const COST: ProofCost = { rounds: 400, from: 500, to: 1_500 };
/** How many times harder a challenge is while many are asked for. */
const RUSH = 4;
const MAX_REMEMBERED = 50_000;

function readProof(proof: string): unknown {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Challenges of the proof of work, signed with a secret so that nothing of them has to be kept (altcha-lib). A solution
 * counts once, for the tenant it was made for. `clock` in milliseconds.
 */
export function createProofOfWork(secret: string, clock: () => number, cost = COST): ProofOfWork {
  const secrets = { hmacSignatureSecret: `${secret} challenge`, hmacKeySignatureSecret: `${secret} key` };
  /** Signatures of the solutions that were used, with the second in which they expire. */
  const used = new Map<string, number>();

  function remember(signature: string, expires: number): void {
    for (const [old, until] of used) {
      if (until * 1000 > clock() && used.size < MAX_REMEMBERED) break;
      used.delete(old);
    }
    used.set(signature, expires);
  }

  return {
    challenge: async (tenant, isRush = false) => {
      const times = isRush ? RUSH : 1;
      const data = { tenant, until: Math.floor(clock() / 1000) + PROOF_LIFETIME_SECONDS };
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: cost.rounds,
        counter: randomInt(cost.to * times, cost.from * times),
        deriveKey,
        // Not altcha's own expiry, which is held against the machine's clock alone.
        data,
        ...secrets,
      });
      return { parameters: { ...parameters, data }, signature };
    },
    countsLate: async (tenant, proof) => {
      const parsed = LeadProofSchema.safeParse(readProof(proof ?? ''));
      if (!parsed.success) return false;
      const proven = parsed.data as LeadProof;
      const { parameters, signature } = proven.challenge;
      const last = parameters.data.until + MAX_LATE_PROOF_SECONDS;
      if (!isSolved(proven, secrets) || parameters.data.tenant !== tenant) return false;
      if (last * 1000 <= clock() || used.has(signature)) return false;
      remember(signature, last);
      return true;
    },
    check: async (tenant, proof) => {
      if (!proof) return 'missing';
      const parsed = LeadProofSchema.safeParse(readProof(proof));
      if (!parsed.success) return 'wrong';
      const proven = parsed.data as LeadProof;
      const { challenge } = proven;
      const { data } = challenge.parameters;
      if (!isSolved(proven, secrets) || data.tenant !== tenant) return 'wrong';
      if (data.until * 1000 <= clock()) return 'expired';
      if (used.has(challenge.signature)) return 'used';
      // For as long as it could count late.
      remember(challenge.signature, data.until + MAX_LATE_PROOF_SECONDS);
      return 'valid';
    },
    giveBack: (proof) => {
      const parsed = LeadProofSchema.safeParse(readProof(proof ?? ''));
      if (parsed.success) used.delete((parsed.data as LeadProof).challenge.signature);
    },
  };
}
