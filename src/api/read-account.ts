import type { User, UserDetails } from '../domain/account/user.ts';

/** Who is signed in, and what they told of themselves (spec A5). */
export const READ_ACCOUNT = { method: 'GET', path: '/api/account' } as const;

/** Neither is there for a visitor who is not signed in. */
export type AccountAnswer = { user?: User; details?: UserDetails };

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
