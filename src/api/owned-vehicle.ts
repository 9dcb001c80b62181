import * as z from 'zod';
import {
  MAX_OWNED,
  OWNED_FIELDS,
  type OwnedField,
  type OwnedVehicle,
} from '../domain/garage/owned-vehicle.ts';

const MAX_LENGTH = 200;

const told = Object.fromEntries(OWNED_FIELDS.map((name) => [name, z.string().max(MAX_LENGTH)])) as Record<
  OwnedField,
  z.ZodString
>;

/** A vehicle of a shopper's own. */
export const OwnedVehicleSchema = z.strictObject({
  ...told,
  id: z.uuid(),
  changed_at: z.iso.datetime(),
  removed: z.boolean(),
  remind: z.string().max(MAX_LENGTH),
}) satisfies z.ZodType<OwnedVehicle>;

/** With those that were taken out since the device was heard of. */
export const VehiclesToSaveSchema = z.strictObject({
  vehicles: z.array(OwnedVehicleSchema).max(3 * MAX_OWNED),
});

/** A vehicle with a `remind` is one for which the box of the consent was ticked. */
export type VehiclesToSave = z.infer<typeof VehiclesToSaveSchema>;
