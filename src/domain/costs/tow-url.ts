import { readFigures, writeFigures } from '../text/figure-parameters.ts';
import { figureProblem } from '../text/figure-problem.ts';
import { TOW_LIMITS } from './tow-check.ts';

/** The mass a shopper typed into a tow check, in kg; NaN for none. */
export type TowInputs = { mass: number };

const PARAMETERS = { mass: 'tow' };
export const NO_TOW_INPUTS: TowInputs = { mass: Number.NaN };

/** Reads a shared tow check: `?tow=3500` (spec V19). */
export function readTowUrl(parameters: URLSearchParams): TowInputs {
  return readFigures(parameters, PARAMETERS, NO_TOW_INPUTS);
}

/** Writes the mass, where it is right, into an address that keeps every other parameter. */
export function writeTowUrl({ mass }: TowInputs, previous: URLSearchParams): URLSearchParams {
  const right = { mass: figureProblem(mass, TOW_LIMITS) ? Number.NaN : mass };
  return writeFigures(right, PARAMETERS, NO_TOW_INPUTS, previous);
}
