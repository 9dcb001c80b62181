import * as z from 'zod';
import type { OwnVehicle } from '../domain/trade-in/own-vehicle.ts';
import type { Estimate } from '../domain/trade-in/make-estimate.ts';
import { CONDITIONS } from '../domain/lead/condition-field.ts';
import { PLATE_STATES } from '../domain/trade-in/plate-states.ts';
import { BuildYear, PlateText, VehicleWord } from './look-up-plate.ts';

/** `car_id` is the vehicle that it would be traded in on. */
export type ValuationQuestion = OwnVehicle & { car_id?: string };

/**
 * An estimate that is kept under its id, or that an inspection comes first. `vehicle` is what was valued, '2022 Aldera
 * Larkspur, 61,000 km'; `words` says why there is no figure.
 */
export type Valuation =
  ({ kind: 'estimate'; valuation_id: string; vehicle: string } & Estimate) | { kind: 'visit'; words: string };

/** An answer with a figure. */
export type OnlineEstimate = Extract<Valuation, { kind: 'estimate' }>;

const MAX_KM = 2_000_000;

const MAX_DOLLARS = 10_000_000;

export const ValuationQuestionSchema = z.strictObject({
  rego: PlateText.exactOptional(),
  state: z.enum(PLATE_STATES).exactOptional(),
  make: VehicleWord,
  model: VehicleWord,
  year: BuildYear,
  km: z.number().int().min(0).max(MAX_KM),
  condition: z.enum(CONDITIONS),
  adjustments: z.array(z.string().max(40)).max(12),
  car_id: z.string().max(200).exactOptional(),
}) satisfies z.ZodType<ValuationQuestion>;

const dollars = z.number().min(0).max(MAX_DOLLARS);

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

export const VALUE_TRADE_IN_EXAMPLE = {
  request: {
    rego: 'DEMO11',
    state: 'NSW',
    make: 'Aldera',
    model: 'Larkspur',
    year: 2022,
    km: 61_000,
    condition: 'Good',
    adjustments: ['worn_tyres'],
    car_id: 'stock-1041',
  },
  answer: {
    kind: 'estimate',
    valuation_id: '0198f2f0-5a7e-7b6c-9f5e-2f8f0c1d2e3f',
    vehicle: '2022 Aldera Larkspur, 61,000 km',
    low: 17_200,
    high: 19_400,
    offer: 18_300,
    valued_on: '2026-11-22',
    valid_until: '2026-11-29',
    rests_on: ['What we ask for 3 Aldera Larkspur: $21,990 to $24,490'],
    changes: [{ label: 'Needs new tyres', dollars: -600 }],
  },
  visit: {
    kind: 'visit',
    words:
      "We can't give an online estimate for vehicles over 7 years old, because their price depends more on condition than age.",
  },
} satisfies { request: ValuationQuestion; answer: Valuation; visit: Valuation };
