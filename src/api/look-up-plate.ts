import * as z from 'zod';
import type { PlateVehicle } from '../domain/trade-in/own-vehicle.ts';
import { plateText } from '../domain/lead/plate-text.ts';
import { withoutInvisible } from '../domain/text/invisible.ts';
import { PLATE_STATES } from '../domain/trade-in/plate-states.ts';
import type { Known } from './known.ts';

/** A plate as people type it: spaces and hyphens are left out, letters made large. */
export const PlateText = z
  .string()
  .max(40)
  .transform(plateText)
  .refine((text) => /^[A-Z\d]{1,9}$/.test(text), 'the registration as it is on the plate, such as ABC 12D');

export const PlateQuestionSchema = z.strictObject({
  rego: PlateText,
  state: z.enum(PLATE_STATES),
});

export type PlateQuestion = Known<z.infer<typeof PlateQuestionSchema>>;

/** The name of a make or a model, on one line. */
export const VehicleWord = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Cs}<>]*$/u, 'a name without markup')
  .overwrite(withoutInvisible)
  .trim()
  .min(1)
  .max(80);

/** The year of a build. */
export const BuildYear = z.number().int().min(1900).max(2200);

export const PlateVehicleSchema = z.looseObject({
  make: VehicleWord,
  model: VehicleWord,
  year: BuildYear,
}) satisfies z.ZodType<PlateVehicle>;

export const LOOK_UP_PLATE_EXAMPLE = {
  request: { rego: 'DEMO11', state: 'NSW' },
  answer: { make: 'Aldera', model: 'Larkspur', year: 2022 },
} satisfies { request: PlateQuestion; answer: PlateVehicle };
