import * as z from 'zod';
import { CONDITIONS } from '../domain/lead/condition-field.ts';
import { PLATE_STATES } from '../domain/trade-in/plate-states.ts';
import { BuildYear, PlateText, VehicleWord } from './look-up-plate.schema.ts';
import type { Valuation, ValuationQuestion } from './value-trade-in.ts';

const MOST_KM = 2_000_000;
const MOST_DOLLARS = 10_000_000;

export const ValuationQuestionSchema = z.strictObject({
  rego: PlateText.exactOptional(),
  state: z.enum(PLATE_STATES).exactOptional(),
  make: VehicleWord,
  model: VehicleWord,
  year: BuildYear,
  km: z.number().int().min(0).max(MOST_KM),
  condition: z.enum(CONDITIONS),
  adjustments: z.array(z.string().max(40)).max(12),
  car_id: z.string().max(200).exactOptional(),
}) satisfies z.ZodType<ValuationQuestion>;

const dollars = z.number().min(0).max(MOST_DOLLARS);

export const ValuationSchema = z.discriminatedUnion('kind', [
  z.looseObject({
    kind: z.literal('estimate'),
    valuation_id: z.string(),
    vehicle: z.string(),
    low: dollars,
    high: dollars,
    /** Missing where nothing is offered online. */
    offer: dollars.exactOptional(),
    valued_on: z.iso.date(),
    valid_until: z.iso.date(),
    rests_on: z.array(z.string()),
    changes: z.array(z.looseObject({ label: z.string(), dollars: z.number() })),
  }),
  z.looseObject({ kind: z.literal('visit'), words: z.string() }),
]) satisfies z.ZodType<Valuation>;
