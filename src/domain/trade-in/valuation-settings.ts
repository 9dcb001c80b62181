import * as z from 'zod';
import { ValuationProvider } from './valuation-provider-settings.ts';

/** Names that the form has for what it asks of the vehicle: `own_make` is one. */
const TAKEN = ['make', 'model', 'year', 'km', 'state'];

const Adjustment = z.strictObject({
  /** A word of its own, small letters and single underscores, under which the answer is kept. */
  id: z
    .string()
    .max(40)
    .regex(/^[a-z]+(_[a-z]+)*$/, 'small letters and single underscores')
    .refine((id) => !TAKEN.includes(id), `a word beside ${TAKEN.join(', ')}`),
  /** What the owner ticks when it holds. */
  label: z.string().min(1),
  /** What it changes, in percent of the value; less than 0 takes off. */
  percent: z.number().min(-90).max(90).default(0),
  /** What it changes beside that, in dollars. */
  dollars: z.number().min(-50_000).max(50_000).default(0),
});
export type Adjustment = z.output<typeof Adjustment>;

const DISCLOSURE =
  'A computer program worked out this figure from what you entered, and no one has checked it. One of our team will decide the price after seeing the vehicle. You can ask us at any time to have someone check it first.';

/** Figures that shoppers get online (spec F8, K12); without them a person answers the form. */
export const ValuationSettings = z.strictObject({
  /** Who knows plates and what vehicles are worth. */
  provider: ValuationProvider,
  /** Vehicles over these get no figure online: an inspection is offered. */
  limits: z
    .strictObject({
      /** Years, by the year of the build. */
      years: z.number().int().min(1).max(60).default(7),
      /** Kilometres. */
      km: z.number().int().min(1_000).max(2_000_000).default(100_000),
    })
    .prefault({}),
  /** What owners are asked beside the condition, and what each answer changes. */
  adjustments: z
    .array(Adjustment)
    .max(12)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'each id once')
    .prefault([
      { id: 'accident_repairs', label: 'Has had accident repairs', percent: -8 },
      { id: 'warning_lights', label: 'A warning light is on', percent: -4 },
      { id: 'worn_tyres', label: 'Needs new tyres', dollars: -600 },
      { id: 'service_history', label: 'Has a full service history', percent: 2 },
      { id: 'one_key', label: 'Only one key', dollars: -300 },
    ]),
  /** How far the range goes below and above the value, in percent, where the provider names no wider one. */
  range_percent: z.number().min(1).max(40).default(6),
  /** What is offered of the range, subject to an inspection: its lowest figure, its middle, or nothing online. */
  offer: z.enum(['none', 'lowest', 'middle']).default('middle'),
  /** Days for which an offer can be accepted. */
  valid_days: z.number().int().min(1).max(60).default(7),
  /** What is said of a figure that a program works out, as the law on automated decisions asks. */
  disclosure: z.string().min(1).default(DISCLOSURE),
});
export type ValuationSettings = z.output<typeof ValuationSettings>;
