import type { Garage } from '../domain/garage/garage.ts';
import { readKeptGarage } from '../domain/garage/kept-garage.ts';
import { persistentValue } from './persistent-value.ts';
import { mergeVehicles } from '../domain/garage/merge-vehicles.ts';
import type { OwnedVehicle } from '../domain/garage/owned-vehicle.ts';

/**
 * The garage of who is signed in, as this device last knew it; undefined where it keeps none (spec A6, F12, X4). Where
 * storage is full or blocked, each page asks.
 */
export const $garage = persistentValue<Garage | undefined>(
  'garage',
  readKeptGarage,
  (garage) => garage && JSON.stringify(garage),
);

type Unsent = { user: string; vehicles: OwnedVehicle[] };

function read(text: string | null): Unsent | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Unsent> | null;
    return kept && typeof kept.user === 'string' && Array.isArray(kept.vehicles)
      ? (kept as Unsent)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The changes to own vehicles that the backend has not heard of, with the id of their user (spec A6, X4). */
export const $unsent = persistentValue<Unsent | undefined>(
  'garage-unsent',
  read,
  (unsent) => unsent && JSON.stringify(unsent),
);

const vehiclesOf = (unsent: Unsent | undefined, user: string): OwnedVehicle[] =>
  unsent?.user === user ? unsent.vehicles : [];

/** The changes to own vehicles that the backend has not heard of, of this user alone (spec A6). */
export const unsentVehicles = (user: string): OwnedVehicle[] => vehiclesOf($unsent.get(), user);

/** Keeps a change on this device until the backend has heard of it; what another user left is dropped. */
export function keepUnsent(user: string, vehicle: OwnedVehicle): void {
  $unsent.change((unsent) => ({ user, vehicles: mergeVehicles(vehiclesOf(unsent, user), [vehicle]) }));
}

/** Takes away changes that the backend has heard of; those that were made meanwhile stay. */
export function forgetSent(user: string, sent: readonly OwnedVehicle[]): void {
  const moments = new Map(sent.map(({ id, changed_at }) => [id, changed_at]));
  $unsent.change((unsent) => {
    const left = vehiclesOf(unsent, user).filter(({ id, changed_at }) => moments.get(id) !== changed_at);
    return left.length === 0 ? undefined : { user, vehicles: left };
  });
}

/** Takes all of them off this device. */
export const leaveUnsent = (): void => $unsent.keep(undefined);
