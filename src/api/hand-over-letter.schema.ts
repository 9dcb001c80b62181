import * as z from 'zod';
import { MAILBOX, NIGHT_NAME, type NightLetter } from './hand-over-letter.ts';

const Mailbox = z.string().regex(MAILBOX, 'a mailbox, as in nights@example.com');

/** The tenant and the night of the letter, in the address of the call. */
export const NightLetterPlace = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens'),
  night: z.string().regex(NIGHT_NAME, 'up to 64 letters, digits, hyphens, dots and underscores'),
});

export const NightLetterSchema = z.strictObject({
  at: z.iso.datetime(),
  from: Mailbox,
  to: z.array(Mailbox).min(1),
  subject: z.string().min(1),
  text: z.string().min(1),
}) satisfies z.ZodType<NightLetter>;
