import * as z from 'zod';
import type { Known } from './known.ts';

export const SignOutRequestSchema = z.strictObject({
  /** Ends the sessions of all browsers. */
  everywhere: z.boolean().exactOptional(),
});

export type SignOutRequest = Known<z.infer<typeof SignOutRequestSchema>>;

export const SignedOutSchema = z.looseObject({ signed_out: z.literal(true) });

export type SignedOut = Known<z.infer<typeof SignedOutSchema>>;

export const SIGN_OUT_EXAMPLE = {
  request: { everywhere: true },
  answer: { signed_out: true },
} satisfies { request: SignOutRequest; answer: SignedOut };
