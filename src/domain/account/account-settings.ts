import * as z from 'zod';
import { GATES } from './gate.ts';
import { SIGN_IN_TYPES } from './sign-in-type.ts';
import { SmsSettings } from './sms-settings.ts';

/** How many codes are sent by text: each costs the dealer, also where a program asks for it. */
const CodeSettings = z.strictObject({
  /** Codes that the site sends in an hour. */
  hour: z.number().int().min(1).max(100_000).default(100),
  /** Codes that the site sends in 24 hours. */
  day: z.number().int().min(1).max(1_000_000).default(500),
  /** The part of them that goes without a proof of work: to browsers without JavaScript, and to programs. */
  unproven_share: z.number().min(0.01).max(1).default(0.1),
});
export type CodeSettings = z.output<typeof CodeSettings>;

/** Shoppers who sign in with their mobile (spec A5); it needs the backend. */
export const AccountSettings = z.strictObject({
  /** Who sends the codes. */
  sms: SmsSettings.prefault({ type: 'console' }),
  /** How many codes are sent in all; over it nobody gets one until there is room again, and the dealer gets a letter. */
  codes: CodeSettings.prefault({}),
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
