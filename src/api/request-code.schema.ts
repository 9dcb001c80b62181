import * as z from 'zod';
import type { CodeRequest, CodeRequested } from './request-code.ts';

export const CodeRequestSchema = z.strictObject({
  /** An Australian mobile number. */
  phone: z.string().max(40),
  /** The solved challenge, as base64 of JSON; fewer codes are sent without one. */
  proof: z.string().max(4_000).exactOptional(),
}) satisfies z.ZodType<CodeRequest>;

export const CodeRequestedSchema = z.looseObject({
  /** Comes back with the code. */
  challenge: z.string(),
  /** Seconds until the code is of no use. */
  expires_in: z.number(),
  /** Seconds until another code may be sent. */
  resend_in: z.number(),
}) satisfies z.ZodType<CodeRequested>;
