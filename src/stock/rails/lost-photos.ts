import { matchVehicles } from '../history/match-vehicles.ts';
import type { RememberedVehicle } from '../history/remembered-vehicle.ts';
import { percent, shareText } from './figures-text.ts';
import { isPattern } from './is-pattern.ts';
import type { Refusal } from './rail.ts';

/**
 * Refuses stock whose vehicles have far fewer photos than the same vehicles last time: `most` is the share of their photos that
 * may go at once, 0 to 1. Photos that are new make up for none: a vehicle that has more than before has lost none.
 */
export function lostPhotosRefusals(
  before: readonly RememberedVehicle[],
  now: readonly RememberedVehicle[],
  most: number,
): Refusal[] {
  const counts = matchVehicles(before, now)
    .pairs.filter((pair) => !pair.now.sold)
    .flatMap((pair) => {
      const { photos: had } = pair.before;
      const { photos: has } = pair.now;
      return had === undefined || has === undefined ? [] : [{ had, lost: Math.max(0, had - has) }];
    });
  const had = counts.reduce((sum, each) => sum + each.had, 0);
  const lost = counts.reduce((sum, each) => sum + each.lost, 0);
  if (!isPattern(lost, had, most)) return [];
  const without = counts.filter((each) => each.had > 0 && each.lost === each.had).length;
  const message =
    `Vehicles of last time have lost ${shareText(lost, had)} of their photos` +
    `${without > 0 ? `, ${shareText(without, counts.length)} of them all` : ''}; ${percent(most)} is the most that may go at once.`;
  return [{ rail: 'photos', message }];
}
