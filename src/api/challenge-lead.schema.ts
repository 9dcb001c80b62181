import * as z from 'zod';
import type { LeadChallenge, LeadProof } from './challenge-lead.ts';

/** Only what altcha-lib reads; what another version adds is kept, because the signature is over all of it. */
export const LeadChallengeSchema = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    data: z.looseObject({ tenant: z.string(), until: z.number() }),
  }),
  signature: z.string(),
}) satisfies z.ZodType<LeadChallenge>;

export const LeadProofSchema = z.looseObject({
  challenge: LeadChallengeSchema,
  solution: z.looseObject({
    counter: z.number(),
    derivedKey: z.string(),
    time: z.number().exactOptional(),
  }),
}) satisfies z.ZodType<LeadProof>;
