import * as z from 'zod';
import type { SignInRequest } from './sign-in.ts';

export const SignInRequestSchema = z.strictObject({
  challenge: z.string().max(100),
  /** Six digits. */
  code: z.string().max(40),
}) satisfies z.ZodType<SignInRequest>;
