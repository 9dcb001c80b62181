import type { Vehicle } from '../vehicle/vehicle.ts';

/** First and last day on which a vehicle can have been built, YYYY-MM-DD. */
export type BuildDates = { earliest: string; latest: string };

const lastDay = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/**
 * The days between which a vehicle was built: its build month, or else the year it is sold as and the one before, because
 * a model year begins before its calendar year does; undefined when neither is known.
 */
export function buildDates({
  build_date: month,
  year,
}: Pick<Vehicle, 'build_date' | 'year'>): BuildDates | undefined {
  const built = /^(\d{4})-(0[1-9]|1[0-2])/.exec(month ?? '');
  if (built)
    return { earliest: `${built[1]}-${built[2]}-01`, latest: lastDay(Number(built[1]), Number(built[2])) };
  return year === undefined ? undefined : { earliest: `${year - 1}-01-01`, latest: `${year}-12-31` };
}

/**
 * True if a vehicle built between those days is at most `years` old on `today` (YYYY-MM-DD); undefined when the days do
 * not settle it.
 */
export function isWithinYears(dates: BuildDates, years: number, today: string): boolean | undefined {
  const oldest = `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  if (dates.earliest > oldest) return true;
  return dates.latest < oldest ? false : undefined;
}
