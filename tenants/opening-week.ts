import type { OpeningHour } from '../src/domain/location/location.ts';

/** 'HH:MM-HH:MM', or closed. */
type Day = `${number}:${number}-${number}:${number}` | 'closed';

const SUNDAY = 0;
const SATURDAY = 6;

/** A week of opening hours, Sunday first. Days that are not given are closed. */
export function openingWeek({
  weekdays,
  saturday = 'closed',
  sunday = 'closed',
}: {
  weekdays: Day;
  saturday?: Day;
  sunday?: Day;
}): OpeningHour[] {
  const dayOf = (weekday: number): Day => {
    if (weekday === SUNDAY) return sunday;
    return weekday === SATURDAY ? saturday : weekdays;
  };
  return Array.from({ length: 7 }, (_, weekday) => {
    const day = dayOf(weekday);
    if (day === 'closed') return { weekday, status: 'Closed' };
    const [open = '', close = ''] = day.split('-');
    return { weekday, status: 'Open', open, close };
  });
}
