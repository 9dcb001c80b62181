import type { AutoGaugeAnswer } from '../domain/market/auto-gauge.ts';

/** The market figures of a vehicle, below the path of its page (spec V16, K1). No figures answer `{}`. */
export const GAUGE_VEHICLE = { method: 'GET', path: '/cars/{slug}/autogauge' } as const;

export const GAUGE_VEHICLE_EXAMPLE: AutoGaugeAnswer = {
  fill: 0.7,
  listing_price: 28_490,
  market_range_min: 27_000,
  market_range_max: 32_500,
  confidence: 0.8,
  description: 'Compared with 41 like vehicles.',
};
