/** The date `count` days after a date YYYY-MM-DD; a negative count gives one before it. */
export function addDays(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
