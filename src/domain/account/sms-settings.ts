import * as z from 'zod';
import { EnvironmentName } from '../lead/destination-settings.ts';
import { SecureAddress } from '../address/web-address.ts';

const NEEDED = ['{phone}', '{text}'];

/** Who sends text messages with codes. */
export const SmsSettings = z.discriminatedUnion('type', [
  z.strictObject({
    /** Console prints codes where the backend runs, for a trial; http asks a provider of text messages to send them. */
    type: z.literal('console'),
  }),
  z.strictObject({
    type: z.literal('http'),
    /** Where the provider takes a message, by POST. */
    url: SecureAddress,
    /** Headers of the request, in which {secret} stands for the value of `secret`. */
    headers: z
      .record(z.string().regex(/^[A-Za-z][A-Za-z-]*$/, 'the name of a header'), z.string())
      .default({}),
    /** How the body is written: what takes the place of a word in braces is escaped for it. */
    format: z.enum(['json', 'form']).default('json'),
    /** The body of the request, in which {phone} stands for +61491570006, {digits} for 61491570006, {text} for the message. */
    body: z
      .string()
      .refine((body) => NEEDED.every((word) => body.includes(word)), 'a text with {phone} and {text} in it'),
    /** Environment variable with the key of the provider. */
    secret: EnvironmentName,
  }),
]);
export type SmsSettings = z.output<typeof SmsSettings>;
export type HttpSms = Extract<SmsSettings, { type: 'http' }>;
