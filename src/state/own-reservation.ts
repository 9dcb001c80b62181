import { IN_TAB, persistentValue, type PersistentValue } from './persistent-value.ts';

const reservations = new Map<string, PersistentValue<string | undefined>>();

/**
 * The id of the reservation of a vehicle that was made in this tab, undefined for none (spec F9, X4). `car` is the slug or id
 * of the vehicle, as the address has it. Where storage is blocked, the address of the reservation has it.
 */
export function ownReservation(car: string): PersistentValue<string | undefined> {
  const known = reservations.get(car);
  if (known) return known;
  const made = persistentValue<string | undefined>(
    `hold:${car}`,
    (text) => text ?? undefined,
    (id) => id,
    IN_TAB,
  );
  reservations.set(car, made);
  return made;
}
