import * as z from 'zod';
import type { AutoGaugeAnswer } from '../domain/market/auto-gauge.ts';

const figure = z.number().nullable().optional();

export const AutoGaugeAnswerSchema = z.looseObject({
  /** 0 to 1. */
  fill: figure,
  /** Dollars. */
  listing_price: figure,
  market_range_min: figure,
  market_range_max: figure,
  /** 0 to 1. */
  confidence: figure,
  description: z.string().nullable().optional(),
}) satisfies z.ZodType<AutoGaugeAnswer>;

export const GAUGE_VEHICLE_EXAMPLE: AutoGaugeAnswer = {
  fill: 0.7,
  listing_price: 28_490,
  market_range_min: 27_000,
  market_range_max: 32_500,
  confidence: 0.8,
  description: 'Compared with 41 like vehicles.',
};
