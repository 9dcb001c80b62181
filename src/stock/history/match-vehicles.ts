import {
  identityKey,
  isAnotherModel,
  isSameVehicle,
  numberKeys,
  type ModelOf,
  type VehicleNumbers,
} from './identity.ts';

/** A vehicle of before and the same one now; `isRenumbered` when only a weaker number says that they are the same. */
export type VehiclePair<Before, Now> = { before: Before; now: Now; isRenumbered: boolean };

export type VehicleMatches<Before, Now> = {
  readonly pairs: readonly VehiclePair<Before, Now>[];
  readonly gone: readonly Before[];
  readonly arrived: readonly Now[];
};

/** What was found of two days: several rules compare the same stock with the last one. */
const found = new WeakMap<readonly VehicleNumbers[], WeakMap<readonly VehicleNumbers[], object>>();

/**
 * Which vehicles of two days are the same: by identity first, and of the others by any number they share when no
 * stronger one speaks against it, as when a dealer adds the VIN to a vehicle known by its stock number (spec N2). Found once for
 * two lists, which must not change after it.
 */
export function matchVehicles<Before extends VehicleNumbers, Now extends VehicleNumbers>(
  before: readonly Before[],
  now: readonly Now[],
): VehicleMatches<Before, Now> {
  const ofBefore = found.get(before) ?? new WeakMap<readonly VehicleNumbers[], object>();
  found.set(before, ofBefore);
  const known = ofBefore.get(now) as VehicleMatches<Before, Now> | undefined;
  const matches = known ?? findMatches(before, now);
  ofBefore.set(now, matches);
  return matches;
}

/**
 * The same, without pairs whose number a vehicle of another make, model or year has now, and no VIN that says otherwise: one went, the other
 * arrived.
 */
export function matchModels<Before extends VehicleNumbers & ModelOf, Now extends VehicleNumbers & ModelOf>(
  before: readonly Before[],
  now: readonly Now[],
): VehicleMatches<Before, Now> {
  const { pairs, gone, arrived } = matchVehicles(before, now);
  const isReused = (pair: VehiclePair<Before, Now>): boolean =>
    (pair.before.vin === undefined || pair.before.vin !== pair.now.vin) &&
    isAnotherModel(pair.before, pair.now);
  const reused = pairs.filter(isReused);
  return {
    pairs: pairs.filter((pair) => !isReused(pair)),
    gone: [...gone, ...reused.map((pair) => pair.before)],
    arrived: [...arrived, ...reused.map((pair) => pair.now)],
  };
}

function findMatches<Before extends VehicleNumbers, Now extends VehicleNumbers>(
  before: readonly Before[],
  now: readonly Now[],
): VehicleMatches<Before, Now> {
  const left = new Map(before.map((vehicle) => [identityKey(vehicle), vehicle]));
  const pairs: VehiclePair<Before, Now>[] = [];
  const unmatched: Now[] = [];
  for (const vehicle of now) {
    const key = identityKey(vehicle);
    const known = left.get(key);
    if (!known) {
      unmatched.push(vehicle);
      continue;
    }
    left.delete(key);
    pairs.push({ before: known, now: vehicle, isRenumbered: false });
  }
  const byNumber = new Map<string, string[]>();
  for (const [key, vehicle] of left) {
    for (const number of numberKeys(vehicle)) byNumber.set(number, [...(byNumber.get(number) ?? []), key]);
  }
  const arrived = unmatched.filter((vehicle) => {
    const keys = numberKeys(vehicle).flatMap((number) => byNumber.get(number) ?? []);
    for (const key of keys) {
      const known = left.get(key);
      if (!known || !isSameVehicle(known, vehicle)) continue;
      left.delete(key);
      pairs.push({ before: known, now: vehicle, isRenumbered: true });
      return false;
    }
    return true;
  });
  return { pairs, gone: [...left.values()], arrived };
}
