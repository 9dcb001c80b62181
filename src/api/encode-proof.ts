import type { LeadProof } from './challenge-lead.ts';

/** The `proof` of a form, from a challenge and its solution. */
export const encodeProof = (proof: LeadProof): string => btoa(JSON.stringify(proof));
