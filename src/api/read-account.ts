import * as z from 'zod';
import type { User, UserDetails } from '../domain/account/user.ts';

/** Neither is there for a visitor who is not signed in. */
export type AccountAnswer = { user?: User; details?: UserDetails };

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

export const READ_ACCOUNT_EXAMPLE: AccountAnswer = {
  user: { id: '0198f2f0-5a7e-4b6c-9f5e-2f8f0c1d2e3f', phone: '+61491570006' },
  details: {
    name: 'Robin',
    last_name: 'Citizen',
    email: 'robin@example.com',
    phone: '+61491570006',
    postcode: '2150',
  },
};
