import { isAvailable, type Availability } from '../vehicle/availability.ts';

/** Whether a car has the button of the watchlist: a sold one only to be taken off it (spec A2). */
export const hasWatchButton = (vehicle: Availability, isSaved: boolean): boolean =>
  isSaved || isAvailable(vehicle);
