import * as z from 'zod';
import type { AccountAnswer } from './read-account.ts';

export const AccountAnswerSchema = z.looseObject({
  /** Left out for a visitor who is not signed in. */
  user: z
    .looseObject({
      id: z.string(),
      /** In its international form. */
      phone: z.string().exactOptional(),
    })
    .exactOptional(),
  /** What the user told; '' for what they did not. */
  details: z
    .looseObject({
      name: z.string(),
      last_name: z.string(),
      email: z.string(),
      phone: z.string(),
      postcode: z.string(),
    })
    .exactOptional(),
}) satisfies z.ZodType<AccountAnswer>;
