/** The challenge of the proof of work that a form solves while it is filled in; it holds for an hour and once. */
export const CHALLENGE_LEAD = { method: 'GET', path: '/api/leads/challenge' } as const;

/** A challenge as altcha-lib's `solveChallenge` takes it: find the counter whose hash begins with `keyPrefix`. */
export type LeadChallenge = {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
    /** The tenant it is for, and the second since 1970 until which it counts; signed with the rest. */
    data: { tenant: string; until: number };
  };
  signature: string;
};

/** What is sent as `proof` with the form: base64 of this as JSON. */
export type LeadProof = {
  challenge: LeadChallenge;
  solution: { counter: number; derivedKey: string; time?: number };
};

/** The `proof` of a form, from a challenge and its solution. */
export const encodeProof = (proof: LeadProof): string => btoa(JSON.stringify(proof));

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
