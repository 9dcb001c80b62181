import { keepText, keptText } from './kept-text.ts';

/** Which vehicle this tab has reserved: the id of the reservation, by the slug or id of the vehicle. */
const nameOf = (car: string): string => `hold:${car}`;

/** The reservation of a vehicle that was made in this tab; undefined where there is none. */
export function ownHold(car: string): string | undefined {
  return keptText(nameOf(car), 'tab') ?? undefined;
}

/** Remembers the reservation of a vehicle in this tab; undefined forgets it. */
export function rememberHold(car: string, id: string | undefined): void {
  // Where storage is blocked, the address of the reservation has it.
  keepText(nameOf(car), id, 'tab');
}
