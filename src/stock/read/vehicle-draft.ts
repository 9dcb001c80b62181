import * as z from 'zod';
import { Vehicle } from '../../domain/vehicle/vehicle.ts';

/** A vehicle as its record alone gives it: without what the other records and the history decide. */
export const VehicleDraft = Vehicle.omit({ path: true, slug: true, created_at: true }).extend({
  /** The feed's own slug, when it has one. */
  slug: z.string().optional(),
  created_at: z.string().optional(),
  /** Prices asked before, oldest first; seeds the history of a vehicle that is seen for the first time. */
  price_history: z.array(z.strictObject({ date: z.string(), price: z.number() })),
});
export type VehicleDraft = z.output<typeof VehicleDraft>;
