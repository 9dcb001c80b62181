import * as z from 'zod';
import type { WatchedCar, WatchlistChanged } from './save-car.ts';

export const WatchedCarSchema = z.strictObject({
  /** That of the session. */
  phone_number: z.string().max(40),
  /** The id or slug of the vehicle. */
  car_id: z.string().min(1).max(200),
}) satisfies z.ZodType<WatchedCar>;

export const WatchlistChangedSchema = z.looseObject({
  success: z.boolean(),
  /** Why not. */
  message: z.string().exactOptional(),
}) satisfies z.ZodType<WatchlistChanged>;
