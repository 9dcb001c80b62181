import { callPath } from '../api/call-path.ts';
import {
  LIST_APPOINTMENTS,
  READ_GARAGE,
  CANCEL_APPOINTMENT,
  MOVE_APPOINTMENT,
  SAVE_VEHICLES,
  STOP_SEARCH,
} from '../api/routes.ts';
import type { AppointmentDay, Appointments } from '../api/list-appointments.ts';
import type { NewTime, ToCancel, ToStop } from '../api/garage-actions.ts';
import type { VehiclesToSave } from '../api/owned-vehicle.ts';
import type { Garage } from '../domain/garage/garage.ts';
import type { OwnedVehicle } from '../domain/garage/owned-vehicle.ts';
import { callJson, type Called } from './call-json.ts';

/** What whoever is signed in has at the dealer (spec A6). */
export const readGarage = (): Promise<Called<Garage>> => callJson(READ_GARAGE);

/** Merges what this device keeps of own vehicles; gives the garage as it is then. */
export const saveVehicles = (vehicles: OwnedVehicle[]): Promise<Called<Garage>> =>
  callJson(SAVE_VEHICLES, { vehicles } satisfies VehiclesToSave);

type Action = { method: 'POST'; path: string };
const actOn = (call: Action, id: string, request: object): Promise<Called<Garage>> =>
  callJson({ ...call, path: callPath(call.path, { id }) }, request);

/** Stops the emails of a search; gives the garage as it is then. */
export const stopSearch = (id: string): Promise<Called<Garage>> =>
  actOn(STOP_SEARCH, id, { confirm: 'stop' } satisfies ToStop);

/** Moves an appointment to a time `YYYY-MM-DDTHH:MM`; gives the garage as it is then. */
export const moveAppointment = (id: string, time: string): Promise<Called<Garage>> =>
  actOn(MOVE_APPOINTMENT, id, { time } satisfies NewTime);

/** Cancels an appointment; gives the garage as it is then. */
export const cancelAppointment = (id: string): Promise<Called<Garage>> =>
  actOn(CANCEL_APPOINTMENT, id, { confirm: 'cancel' } satisfies ToCancel);

/** The times that can be booked at a place now; undefined where they cannot be had. */
export async function freeTimes(location: string): Promise<readonly AppointmentDay[] | undefined> {
  const { method, path } = LIST_APPOINTMENTS;
  const called = await callJson<Appointments>({ method, path: callPath(path, {}, { location }) });
  return called.kind === 'answered' ? called.answer.days : undefined;
}
