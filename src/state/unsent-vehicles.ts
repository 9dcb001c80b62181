import { mergeVehicles } from '../domain/garage/merge-vehicles.ts';
import type { OwnedVehicle } from '../domain/garage/owned-vehicle.ts';
import { keepText, keptText } from './kept-text.ts';

const NAME = 'garage-unsent';
type Unsent = { user: string; vehicles: OwnedVehicle[] };

function read(): Unsent | undefined {
  try {
    const kept = JSON.parse(keptText(NAME) ?? 'null') as Partial<Unsent> | null;
    return kept && typeof kept.user === 'string' && Array.isArray(kept.vehicles)
      ? (kept as Unsent)
      : undefined;
  } catch {
    return undefined;
  }
}

function write(unsent: Unsent | undefined): void {
  // Where storage is full or blocked, what was changed lasts as long as the page.
  keepText(NAME, unsent && JSON.stringify(unsent));
}

/** The changes to own vehicles that the backend has not heard of, of this user and of nobody else (spec A6). */
export function unsentVehicles(user: string): OwnedVehicle[] {
  const kept = read();
  return kept?.user === user ? kept.vehicles : [];
}

/** Keeps a change on this device until the backend has heard of it; what another user left is dropped. */
export function keepUnsent(user: string, vehicle: OwnedVehicle): void {
  write({ user, vehicles: mergeVehicles(unsentVehicles(user), [vehicle]) });
}

/** Takes away changes that the backend has heard of; those that were made meanwhile stay. */
export function forgetSent(user: string, sent: readonly OwnedVehicle[]): void {
  const moments = new Map(sent.map(({ id, changed_at }) => [id, changed_at]));
  const left = unsentVehicles(user).filter(({ id, changed_at }) => moments.get(id) !== changed_at);
  write(left.length === 0 ? undefined : { user, vehicles: left });
}

/** Takes all of them off this device. */
export const leaveUnsent = (): void => write(undefined);
