import * as z from 'zod';
import { GATES } from './gate.ts';
import { SIGN_IN_TYPES } from './sign-in-type.ts';
import { SmsSettings } from './sms-settings.ts';

/** Shoppers who sign in with their mobile (spec A5); it needs the backend. */
export const AccountSettings = z.strictObject({
  /** Who sends the codes. */
  sms: SmsSettings.prefault({ type: 'console' }),
  /** What the sign-in page says for each thing that a visitor signs in for; left out, its built-in words. */
  words: z
    .partialRecord(
      z.enum(SIGN_IN_TYPES),
      z.strictObject({
        /** The heading. */
        title: z.string().min(1),
        /** The sentence below it. */
        text: z.string().min(1),
      }),
    )
    .default({}),
  /** Parts of the site that ask to sign in first (spec A10); finance is asked for no vehicle, car-finance for one. */
  gates: z.array(z.enum(GATES)).default([]),
  /** Days without a visit after which a shopper signs in again. */
  idle_days: z.number().int().min(1).max(180).default(30),
  /** Days after which a shopper signs in again in any case. */
  session_days: z.number().int().min(1).max(365).default(90),
  /** Days for which a chosen score band and term are kept, and finance enquiries are listed on finance pages. */
  credit_days: z.number().int().min(1).max(730).default(90),
  /** Days without a sign-in after which an account and all that is kept in it is erased. */
  retention_days: z.number().int().min(30).max(3660).default(730),
});
export type AccountSettings = z.output<typeof AccountSettings>;
