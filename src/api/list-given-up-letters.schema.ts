import * as z from 'zod';
import type { GivenUpLetter } from './list-given-up-letters.ts';

/** The letters that were given up, the latest first. */
export const GivenUpLettersSchema = z.object({
  letters: z.array(
    z.object({ tenant: z.string(), night: z.string(), at: z.iso.datetime(), reason: z.string() }),
  ) satisfies z.ZodType<GivenUpLetter[]>,
});
