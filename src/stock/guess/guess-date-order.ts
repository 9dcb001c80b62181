import { DateEvidence, type DateOrder } from '../read/date-evidence.ts';
import { writtenDay } from '../read/written-date.ts';

const ORDERS = ['day-month-year', 'month-day-year'] as const;

export type DateGuess = { order: DateOrder; reason: string; isSure: boolean };

/**
 * The order of day and month in the dates of a feed, from all of them together; undefined where none is written in figures
 * that two orders could read.
 */
export function guessDateOrder(dates: readonly string[]): DateGuess | undefined {
  const only = ORDERS.map((order) => {
    const other = ORDERS.find((each) => each !== order) ?? order;
    return dates.filter((date) => {
      const read = (as: DateOrder): boolean => writtenDay(date, as, new DateEvidence()) !== undefined;
      return read(order) && !read(other);
    });
  });
  const [dayFirst = [], monthFirst = []] = only;
  const figures = dates.filter((date) => /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}/.test(date));
  if (figures.length === 0) return undefined;
  if (dayFirst.length === 0 && monthFirst.length === 0) {
    return {
      order: 'day-month-year',
      reason: `no date tells: all ${figures.length} could be either, such as '${figures[0]}'`,
      isSure: false,
    };
  }
  const isDayFirst = dayFirst.length >= monthFirst.length;
  const [telling, against] = isDayFirst ? [dayFirst, monthFirst] : [monthFirst, dayFirst];
  const but = against.length > 0 ? `, against ${against.length} such as '${against[0]}'` : '';
  return {
    order: isDayFirst ? 'day-month-year' : 'month-day-year',
    reason: `${telling.length} of ${figures.length} dates can be nothing else, such as '${telling[0]}'${but}`,
    isSure: against.length === 0,
  };
}
