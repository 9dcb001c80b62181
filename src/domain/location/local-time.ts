/** A moment as the clock on the wall of a place shows it. */
export type LocalTime = {
  /** YYYY-MM-DD. */
  day: string;
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  /** Minutes since midnight. */
  minutes: number;
};

/** The moment `now` in an IANA time zone. Throws a RangeError for a zone that does not exist. */
export function localTime(now: Date, timeZone: string): LocalTime {
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(formatter.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = `${parts['year']}-${parts['month']}-${parts['day']}`;
  return { day, weekday: weekdayOf(day), minutes: Number(parts['hour']) * 60 + Number(parts['minute']) };
}

/** The weekday of a date YYYY-MM-DD, 0 Sunday to 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

/** A moment as a clock in the zone shows it, YYYY-MM-DDTHH:MM: such texts are in order as the moments are. */
export function clockText(moment: Date, timeZone: string): string {
  const { day, minutes } = localTime(moment, timeZone);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${day}T${hour}:${minute}`;
}
