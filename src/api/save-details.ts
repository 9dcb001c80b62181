import * as z from 'zod';
import type { UserDetails } from '../domain/account/user.ts';

/** All of the details; '' takes one away. */
export type DetailsToSave = UserDetails;

const MAX = 300;

export const DetailsToSaveSchema = z.strictObject({
  name: z.string().max(MAX),
  last_name: z.string().max(MAX),
  email: z.string().max(MAX),
  phone: z.string().max(MAX),
  postcode: z.string().max(MAX),
}) satisfies z.ZodType<DetailsToSave>;

export const SAVE_DETAILS_EXAMPLE: DetailsToSave = {
  name: 'Robin',
  last_name: 'Citizen',
  email: 'robin@example.com',
  phone: '0491 570 006',
  postcode: '2150',
};
