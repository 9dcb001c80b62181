import * as z from 'zod';
import type { Known } from './known.ts';

export const SignInRequestSchema = z.strictObject({
  challenge: z.string().max(100),
  /** Six digits. */
  code: z.string().max(40),
});

/** `challenge` is what asking for the code answered. */
export type SignInRequest = Known<z.infer<typeof SignInRequestSchema>>;

export const SIGN_IN_EXAMPLE: SignInRequest = {
  challenge: 'J0x5m1YQm0c1l0S7yqCqE3v2w9dT4kUe8rZbN6hPaXg',
  code: '123456',
};
