/** Sending a code to a mobile (spec A5). The answer is the same for every number that a code can be sent to. */
export const REQUEST_CODE = { method: 'POST', path: '/api/account/code' } as const;

/** The number as it was typed, and the solved challenge of a proof of work (GET /api/leads/challenge). */
export type CodeRequest = { phone: string; proof?: string };

/** `challenge` has to come back with the code. Seconds until the code is of no use, and until another may be sent. */
export type CodeRequested = { challenge: string; expires_in: number; resend_in: number };

export const REQUEST_CODE_EXAMPLE = {
  request: { phone: '0491 570 006' },
  answer: { challenge: 'J0x5m1YQm0c1l0S7yqCqE3v2w9dT4kUe8rZbN6hPaXg', expires_in: 300, resend_in: 30 },
} satisfies { request: CodeRequest; answer: CodeRequested };
