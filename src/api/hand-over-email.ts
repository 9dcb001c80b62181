import * as z from 'zod';
import type { Known } from './known.ts';

/** What a night may be called: a folder has its name too. */
export const NIGHT_NAME = /^\w[\w.-]{0,63}$/;

/** One mailbox and nothing else. */
export const MAILBOX = /^[^\s@<>,]+@[^\s@<>,]+$/;

/** The id of a night's email to a dealer; no slug has a dot, so that no two emails share one. */
export const nightEmailId = (slug: string, night: string): string => `morning-${slug}.${night}`;

/** The night of an email of a dealer, by its id. */
export const nightOfEmail = (slug: string, id: string): string => id.slice(nightEmailId(slug, '').length);

const Mailbox = z.string().regex(MAILBOX, 'a mailbox, as in nights@example.com');

/** The tenant and the night of the email, in the address of the call. */
export const NightEmailPlace = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens'),
  night: z.string().regex(NIGHT_NAME, 'up to 64 letters, digits, hyphens, dots and underscores'),
});

export const NightEmailSchema = z.strictObject({
  /** ISO 8601: when the build of the dealer's site began. */
  at: z.iso.datetime(),
  /** The operator's mailbox; answers go there. */
  from: Mailbox,
  /** The dealer's people. */
  to: z.array(Mailbox).min(1),
  subject: z.string().min(1),
  text: z.string().min(1),
});

/** An email to a dealer about a night, as plain text. */
export type NightEmail = Known<z.infer<typeof NightEmailSchema>>;
