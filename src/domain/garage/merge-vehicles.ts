import type { OwnedVehicle } from './owned-vehicle.ts';

/** True if one version counts rather than another: the newer; of two at the same moment always the same one. */
function isNewer(a: OwnedVehicle, b: OwnedVehicle): boolean {
  if (a.changed_at !== b.changed_at) return a.changed_at > b.changed_at;
  return textOf(a) > textOf(b);
}

const textOf = (vehicle: OwnedVehicle): string =>
  JSON.stringify(Object.entries(vehicle).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * What two devices keep of vehicles, as one (spec A6): of each vehicle the newest change counts, also where it was taken out.
 * The order of the lists and of merging does not matter.
 */
export function mergeVehicles(one: readonly OwnedVehicle[], other: readonly OwnedVehicle[]): OwnedVehicle[] {
  const newest = new Map<string, OwnedVehicle>();
  for (const vehicle of [...one, ...other]) {
    const known = newest.get(vehicle.id);
    if (!known || isNewer(vehicle, known)) newest.set(vehicle.id, vehicle);
  }
  return [...newest.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
