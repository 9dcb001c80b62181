import type { OwnedVehicle } from '../domain/garage/owned-vehicle.ts';

/** Stops the letters of one search of whoever is signed in (spec A6, A12); the answer is the garage as it is then. */
export const STOP_SEARCH = { method: 'POST', path: '/api/garage/searches/{id}/stop' } as const;
/** Moves an appointment of whoever is signed in to a time that can be booked; the answer is the garage as it is then. */
export const MOVE_APPOINTMENT = { method: 'POST', path: '/api/garage/appointments/{id}/move' } as const;
/** Cancels one; its time is free then. */
export const CANCEL_APPOINTMENT = { method: 'POST', path: '/api/garage/appointments/{id}/cancel' } as const;

/** A thing of a garage, by its id. */
export type GarageThing = { id: string };
export type ToStop = { confirm: 'stop' };
export type ToCancel = { confirm: 'cancel' };
/** `YYYY-MM-DDTHH:MM` by the clock of the place. */
export type NewTime = { time: string };

/** Gives one document of whoever is signed in, as a file to keep. */
export const READ_DOCUMENT = { method: 'GET', path: '/api/garage/documents/{id}' } as const;

/** Merges what a device keeps of the shopper's own vehicles; the answer is the garage as it is then. */
export const SAVE_VEHICLES = { method: 'POST', path: '/api/garage/vehicles' } as const;

/** A vehicle with a `remind` is one for which the box of the consent was ticked. */
export type VehiclesToSave = { vehicles: OwnedVehicle[] };
