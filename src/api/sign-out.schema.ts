import * as z from 'zod';
import type { SignedOut, SignOutRequest } from './sign-out.ts';

export const SignOutRequestSchema = z.strictObject({
  /** Ends the sessions of all browsers. */
  everywhere: z.boolean().exactOptional(),
}) satisfies z.ZodType<SignOutRequest>;

export const SignedOutSchema = z.looseObject({ signed_out: z.literal(true) }) satisfies z.ZodType<SignedOut>;
