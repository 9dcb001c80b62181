import type { OwnVehicle } from '../domain/trade-in/own-vehicle.ts';
import type { Estimate } from '../domain/trade-in/make-estimate.ts';

/** What a vehicle may be worth, with what its condition changes of that (spec F8, K12). 503 where nobody knows now. */
export const VALUE_TRADE_IN = { method: 'POST', path: '/api/trade-in/valuation' } as const;

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
  visit: { kind: 'visit', words: 'We give no estimate online for vehicles over 7 years old.' },
} satisfies { request: ValuationQuestion; answer: Valuation; visit: Valuation };
