import type { User, UserDetails } from '../domain/account/user.ts';

/** All that is kept of a user, for the user. */
export const EXPORT_ACCOUNT = { method: 'GET', path: '/api/account/export' } as const;

/** Moments as ISO 8601. */
export type AccountExport = {
  user: User;
  since: string;
  details: UserDetails;
  /** The browsers that are signed in. */
  sessions: { opened_at: string; used_at: string }[];
};

export const EXPORT_ACCOUNT_EXAMPLE: AccountExport = {
  user: { id: '0198f2f0-5a7e-4b6c-9f5e-2f8f0c1d2e3f', phone: '+61491570006' },
  since: '2026-11-21T01:00:00.000Z',
  details: { name: 'Robin', last_name: '', email: '', phone: '+61491570006', postcode: '2150' },
  sessions: [{ opened_at: '2026-11-21T01:00:00.000Z', used_at: '2026-11-21T03:00:00.000Z' }],
};
