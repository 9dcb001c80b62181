import { matchVehicles } from '../history/match-vehicles.ts';
import type { RememberedVehicle } from '../history/remembered-vehicle.ts';
import { percent, shareText, shown } from './figures-text.ts';
import { isPattern } from './is-pattern.ts';
import type { Refusal } from './rail.ts';

/** Below this many vehicles a dealer may well have more makes than models. */
const MIN_FOR_NAMES = 20;

const folded = (name: string): string => name.trim().toLowerCase();

const namesOf = (vehicles: readonly RememberedVehicle[], field: 'make' | 'model'): Set<string> =>
  new Set(vehicles.map((vehicle) => folded(vehicle[field])));

const isDoubled = ({ make, model }: RememberedVehicle): boolean => folded(make) === folded(model);

const doubledText = (count: number, of: number): string =>
  `Make and model read the same on ${shareText(count, of)} vehicles.`;

function firstFeed(vehicles: readonly RememberedVehicle[], most: number): string | undefined {
  const doubled = vehicles.filter(isDoubled).length;
  if (isPattern(doubled, vehicles.length, most)) return doubledText(doubled, vehicles.length);
  const makes = namesOf(vehicles, 'make').size;
  const models = namesOf(vehicles, 'model').size;
  if (vehicles.length >= MIN_FOR_NAMES && makes > models)
    return `There are ${shown(makes)} makes but only ${shown(models)} models: are the two columns swapped?`;
  return undefined;
}

function laterFeed(
  vehicles: readonly RememberedVehicle[],
  before: readonly RememberedVehicle[],
  most: number,
): string | undefined {
  const makes = namesOf(before, 'make');
  const models = namesOf(before, 'model');
  const swapped = vehicles.filter(({ make }) => models.has(folded(make)) && !makes.has(folded(make))).length;
  if (isPattern(swapped, vehicles.length, most))
    return `The makes of ${shareText(swapped, vehicles.length)} vehicles were models last time: are the two columns swapped?`;
  const { pairs } = matchVehicles(before, vehicles);
  const doubled = pairs.filter((pair) => isDoubled(pair.now) && !isDoubled(pair.before)).length;
  if (isPattern(doubled, pairs.length, most)) return doubledText(doubled, pairs.length);
  const changed = pairs.filter((pair) => folded(pair.before.make) !== folded(pair.now.make)).length;
  return isPattern(changed, pairs.length, most)
    ? `${shareText(changed, pairs.length)} of the vehicles of last time have another make.`
    : undefined;
}

/**
 * Refuses makes that cannot be: equal to the model, fewer models than makes, last time's models, or another make on a
 * vehicle of last time. `before` is undefined for a first feed; `most` is a share from 0 to 1.
 */
export function makesRefusals(
  vehicles: readonly RememberedVehicle[],
  before: readonly RememberedVehicle[] | undefined,
  most: number,
): Refusal[] {
  const found = before ? laterFeed(vehicles, before, most) : firstFeed(vehicles, most);
  if (found === undefined) return [];
  return [{ rail: 'makes', message: `${found} ${percent(most)} is the most that may be so.` }];
}
