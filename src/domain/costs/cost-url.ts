import { readFigures, writeFigures } from '../text/figure-parameters.ts';
import { figureProblem } from '../text/figure-problem.ts';
import { within } from '../text/within.ts';
import { COST_LIMITS, type CostKey } from './cost-inputs.ts';

/** The parameter of each figure in a shared address. */
const PARAMETERS = {
  weeklyKilometres: 'km',
  litresPer100Km: 'consumption',
  pricePerLitre: 'fuel_price',
  wattHoursPerKm: 'energy',
  centsPerKwh: 'tariff',
} satisfies Record<CostKey, string>;

/**
 * Reads a shared running cost: `?km=250&consumption=7.4&fuel_price=1.70`. What is missing or makes no sense is taken from
 * `start`, what is too much is clamped; nothing is thrown (spec V8).
 */
export function readCostUrl<Key extends CostKey>(
  parameters: URLSearchParams,
  start: Record<Key, number>,
): Record<Key, number> {
  const figures = readFigures(parameters, PARAMETERS, start);
  for (const key of Object.keys(figures) as Key[]) figures[key] = within(figures[key], COST_LIMITS[key]);
  return figures;
}

/** Writes what differs from `start`, and is right, into an address that keeps every other parameter. */
export function writeCostUrl<Key extends CostKey>(
  inputs: Record<Key, number>,
  start: Record<Key, number>,
  previous: URLSearchParams,
): URLSearchParams {
  const right = { ...inputs };
  for (const key of Object.keys(right) as Key[])
    if (figureProblem(right[key], COST_LIMITS[key])) right[key] = Number.NaN;
  return writeFigures(right, PARAMETERS, start, previous);
}
