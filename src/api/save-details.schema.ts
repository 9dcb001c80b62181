import * as z from 'zod';
import type { DetailsToSave } from './save-details.ts';

const MOST = 300;

export const DetailsToSaveSchema = z.strictObject({
  name: z.string().max(MOST),
  last_name: z.string().max(MOST),
  email: z.string().max(MOST),
  phone: z.string().max(MOST),
  postcode: z.string().max(MOST),
}) satisfies z.ZodType<DetailsToSave>;
