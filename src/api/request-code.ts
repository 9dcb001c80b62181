import * as z from 'zod';
import type { Known } from './known.ts';

export const CodeRequestSchema = z.strictObject({
  /** An Australian mobile number. */
  phone: z.string().max(40),
  /** The solved challenge, as base64 of JSON; fewer codes are sent without one. */
  proof: z.string().max(4_000).exactOptional(),
});

/** The number as it was typed, and the solved challenge of a proof of work (GET /api/leads/challenge). */
export type CodeRequest = Known<z.infer<typeof CodeRequestSchema>>;

export const CodeRequestedSchema = z.looseObject({
  /** Comes back with the code. */
  challenge: z.string(),
  /** Seconds until the code is of no use. */
  expires_in: z.number(),
  /** Seconds until another code may be sent. */
  resend_in: z.number(),
});

/** `challenge` has to come back with the code. Seconds until the code is of no use, and until another may be sent. */
export type CodeRequested = Known<z.infer<typeof CodeRequestedSchema>>;

export const REQUEST_CODE_EXAMPLE = {
  request: { phone: '0491 570 006' },
  answer: { challenge: 'J0x5m1YQm0c1l0S7yqCqE3v2w9dT4kUe8rZbN6hPaXg', expires_in: 300, resend_in: 30 },
} satisfies { request: CodeRequest; answer: CodeRequested };
