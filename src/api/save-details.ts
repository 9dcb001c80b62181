import type { UserDetails } from '../domain/account/user.ts';

/** Correcting what a user told of themselves (spec A5); the answer is that of READ_ACCOUNT. */
export const SAVE_DETAILS = { method: 'POST', path: '/api/account/details' } as const;

/** All of the details; '' takes one away. */
export type DetailsToSave = UserDetails;

export const SAVE_DETAILS_EXAMPLE: DetailsToSave = {
  name: 'Robin',
  last_name: 'Citizen',
  email: 'robin@example.com',
  phone: '0491 570 006',
  postcode: '2150',
};
