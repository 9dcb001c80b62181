import type { FuelInputs } from './fuel-cost.ts';
import { FUEL_LIMITS } from './fuel-cost.ts';

/** The parameter of each figure in a shared address. */
const PARAMETERS = {
  weeklyKilometres: 'km',
  litresPer100Km: 'consumption',
  pricePerLitre: 'fuel_price',
} satisfies Record<keyof FuelInputs, string>;

const FIGURE = /^\d{1,6}(\.\d{1,3})?$/;

/**
 * Reads a shared fuel calculation: `?km=250&consumption=7.4&fuel_price=1.70`. What is missing or makes no sense stands as
 * in `start`, what is too much is clamped; nothing is thrown (spec V8).
 */
export function readFuelUrl(parameters: URLSearchParams, start: FuelInputs): FuelInputs {
  const read = (key: keyof FuelInputs): number => {
    const text = parameters.get(PARAMETERS[key]) ?? '';
    return FIGURE.test(text) ? Math.min(Number(text), FUEL_LIMITS[key].max) : start[key];
  };
  return {
    weeklyKilometres: read('weeklyKilometres'),
    litresPer100Km: read('litresPer100Km'),
    pricePerLitre: read('pricePerLitre'),
  };
}

/** Writes what differs from `start` into an address that keeps every other parameter. */
export function writeFuelUrl(
  inputs: FuelInputs,
  start: FuelInputs,
  previous: URLSearchParams,
): URLSearchParams {
  const parameters = new URLSearchParams(previous);
  const write = (key: keyof FuelInputs): void => {
    if (inputs[key] === start[key]) parameters.delete(PARAMETERS[key]);
    else parameters.set(PARAMETERS[key], String(inputs[key]));
  };
  write('weeklyKilometres');
  write('litresPer100Km');
  write('pricePerLitre');
  return parameters;
}
