import { localTime } from '../location/local-time.ts';
import { isSold } from '../vehicle/availability.ts';
import type { GoneVehicle } from '../vehicle/gone-vehicle.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** Milliseconds between two looks at the count, and for which a change is counted up. */
export const COUNT_AGAIN_MS = 150_000;
export const COUNT_UP_MS = 2_000;

const A_DAY = 192;
const SECONDS_A_SALE = 450;

/** The figure of `clock`: 192 a day and one more each 450 s. */
export function clockSales(now: Date, timeZone: string): number {
  const { day, minutes } = localTime(now, timeZone);
  // Zones differ by whole minutes.
  const seconds = minutes * 60 + now.getUTCSeconds();
  return (Number(day.slice(8)) - 1) * A_DAY + Math.floor(seconds / SECONDS_A_SALE);
}

/** The month of a moment, YYYY-MM. */
export const monthOf = (now: Date, timeZone: string): string => localTime(now, timeZone).day.slice(0, 7);

/** The ids of the vehicles whose sale the stock dates in a month; a sale that nobody dated counts on the day its vehicle went. */
export function soldInMonth(
  vehicles: Iterable<Vehicle>,
  gone: Iterable<GoneVehicle>,
  month: string,
  timeZone: string,
): Set<string> {
  const dayOf = (seconds: number | undefined): string | undefined =>
    seconds === undefined ? undefined : localTime(new Date(seconds * 1000), timeZone).day;
  const sales = [
    ...[...vehicles].filter(isSold).map(({ id, sold_date_timestamp: at }) => [id, dayOf(at)] as const),
    ...[...gone]
      .filter(({ sold }) => sold)
      .map(({ id, sold_date_timestamp: at, goneOn }) => [id, dayOf(at) ?? goneOn] as const),
  ];
  return new Set(sales.filter(([, day]) => day?.startsWith(month)).map(([id]) => id));
}

/** The figure shown on the way from one to another; `share` of the time is over, 0 to 1. */
export const countBetween = (from: number, to: number, share: number): number =>
  Math.round(from + (to - from) * (1 - (1 - Math.min(1, share)) ** 3));
