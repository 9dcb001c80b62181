import * as z from 'zod';
import type { UserDetails } from '../domain/account/user.ts';

/** All of the details; '' takes one away. */
export type DetailsToSave = UserDetails;

const MOST = 300;

export const DetailsToSaveSchema = z.strictObject({
  name: z.string().max(MOST),
  last_name: z.string().max(MOST),
  email: z.string().max(MOST),
  phone: z.string().max(MOST),
  postcode: z.string().max(MOST),
}) satisfies z.ZodType<DetailsToSave>;

export const SAVE_DETAILS_EXAMPLE: DetailsToSave = {
  name: 'Robin',
  last_name: 'Citizen',
  email: 'robin@example.com',
  phone: '0491 570 006',
  postcode: '2150',
};
