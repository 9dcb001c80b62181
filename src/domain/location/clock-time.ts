/** Minutes since midnight of a wall-clock time 'HH:MM' or 'H:MM'; undefined for other text. */
export function clockMinutes(time: string): number | undefined {
  const match = /^(\d{1,2}):(\d{2})/.exec(time.trim());
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/** A wall-clock time 'HH:MM' as people say it: '8am', '8:30am', '12pm'; other text stays as it is (spec L6). */
export function formatClockTime(time: string): string {
  const minutes = clockMinutes(time);
  if (minutes === undefined) return time.trim();
  const hour = Math.floor(minutes / 60) % 24;
  const past = minutes % 60;
  return `${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''}${hour < 12 ? 'am' : 'pm'}`;
}
