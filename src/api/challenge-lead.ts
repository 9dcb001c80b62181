import * as z from 'zod';
import type { Known } from './known.ts';

/** Only what altcha-lib reads; what another version adds is kept, because the signature is over all of it. */
export const LeadChallengeSchema = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    /** The tenant it is for, and the second since 1970 until which it counts; signed with the rest. */
    data: z.looseObject({ tenant: z.string(), until: z.number() }),
  }),
  signature: z.string(),
});

/** A challenge as altcha-lib's `solveChallenge` takes it: find the counter whose hash begins with `keyPrefix`. */
export type LeadChallenge = Known<z.infer<typeof LeadChallengeSchema>>;

export const LeadProofSchema = z.looseObject({
  challenge: LeadChallengeSchema,
  solution: z.looseObject({
    counter: z.number(),
    derivedKey: z.string(),
    time: z.number().exactOptional(),
  }),
});

/** What is sent as `proof` with the form: base64 of this as JSON. */
export type LeadProof = Known<z.infer<typeof LeadProofSchema>>;

export const CHALLENGE_LEAD_EXAMPLE: LeadChallenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '1f0c7c8a3b5d4e6f8091a2b3c4d5e6f7',
    salt: 'a0b1c2d3e4f5061728394a5b6c7d8e9f',
    cost: 400,
    keyLength: 32,
    keyPrefix: '0000',
    data: { tenant: 'example', until: 1_795_312_800 },
  },
  signature: '5d41402abc4b2a76b9719d911017c5925d41402abc4b2a76b9719d911017c592',
};
