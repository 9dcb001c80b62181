import * as z from 'zod';

/** An email of a night that no mail server took for the dealer, and that is tried no more. */
const GivenUpEmailSchema = z.object({
  /** The slug of the dealer, and the name of the night. */
  tenant: z.string(),
  night: z.string(),
  /** ISO 8601: when it was given up. */
  at: z.iso.datetime(),
  /** What became of the last attempt; names no person. */
  reason: z.string(),
});

export type GivenUpEmail = z.infer<typeof GivenUpEmailSchema>;

/** The emails that were given up, the latest first. */
export const GivenUpEmailsSchema = z.object({ letters: z.array(GivenUpEmailSchema) });
