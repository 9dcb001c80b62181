import { formatKilometres } from '../text/format.ts';
import type { OwnVehicle } from './own-vehicle.ts';

/** Above which a vehicle is looked at before a figure is named. */
export type OnlineLimits = { years: number; km: number };

/**
 * Why a vehicle has no estimate online, in words for its owner: it is over so many years old, by the year of its build, or
 * has more kilometres (spec F8). Undefined for one that has; just as many are not over.
 */
export function onlineLimitWords(
  { year, km }: Pick<OwnVehicle, 'year' | 'km'>,
  limits: OnlineLimits,
  thisYear: number,
): string | undefined {
  if (thisYear - year > limits.years)
    return `We can't give an online estimate for vehicles over ${limits.years} years old, because their price depends more on condition than age.`;
  if (km > limits.km)
    return `We can't give an online estimate for vehicles with over ${formatKilometres(limits.km)}, because their price depends more on condition than kilometres.`;
  return undefined;
}
