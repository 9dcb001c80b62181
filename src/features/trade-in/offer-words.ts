// domain/text is in one file with the islands' React: a form would load both.

/** Dollars as '$12,990'. */
export const dollarText = (dollars: number): string => `$${dollars.toLocaleString('en-AU')}`;

const DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day YYYY-MM-DD as '22 November 2026'. */
export const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
