/**
 * Eastern standard time, in seconds east of UTC. Every Australian zone lies within two hours of it, so only a moment
 * within two hours of midnight can fall on the neighbouring day.
 */
const EASTERN_OFFSET = 36_000;

/** The Australian day of a timestamp, in seconds since 1970, as YYYY-MM-DD. */
export function easternDay(seconds: number): string {
  return new Date((seconds + EASTERN_OFFSET) * 1000).toISOString().slice(0, 10);
}

/** The first timestamp, in seconds since 1970, of an Australian day YYYY-MM-DD. */
export function startOfEasternDay(day: string): number {
  return Date.parse(day) / 1000 - EASTERN_OFFSET;
}
