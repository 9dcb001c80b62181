const DAY = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

const DAY_OF_YEAR = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO date or date-time as '8 November 2026', by the day it is written with, for people (spec D4); other text as it is. */
export function dayInWords(iso: string): string {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(iso) ?? [];
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? iso : DAY_OF_YEAR.format(date);
}

/** A day YYYY-MM-DD as 'Monday 23 November'; other text as it is. */
export function longDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : DAY.format(date).replace(',', '');
}
