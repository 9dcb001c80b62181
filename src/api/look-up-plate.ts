import type { PlateVehicle } from '../domain/trade-in/own-vehicle.ts';

/** What a plate is on, by the dealer's provider (spec F8, K12). 404 for a plate that is not known. */
export const LOOK_UP_PLATE = { method: 'POST', path: '/api/trade-in/plate' } as const;

export type PlateQuestion = { rego: string; state: string };

export const LOOK_UP_PLATE_EXAMPLE = {
  request: { rego: 'DEMO11', state: 'NSW' },
  answer: { make: 'Aldera', model: 'Larkspur', year: 2022 },
} satisfies { request: PlateQuestion; answer: PlateVehicle };
