import { callPath } from '../calls/call-path.ts';
import { READ_GARAGE } from '../calls/read-garage.ts';
import { STOP_SEARCH, type ToStop } from '../calls/garage-actions.ts';
import type { Garage } from '../domain/garage/garage.ts';
import { callJson, type Called } from './call-json.ts';

/** What whoever is signed in has at the dealer (spec A6). */
export const readGarage = (): Promise<Called<Garage>> => callJson(READ_GARAGE);

/** Stops the letters of a search; gives the garage as it is then. */
export const stopSearch = (id: string): Promise<Called<Garage>> =>
  callJson({ ...STOP_SEARCH, path: callPath(STOP_SEARCH.path, { id }) }, {
    confirm: 'stop',
  } satisfies ToStop);
