import { snapStops } from './snap-stops.ts';

/** The farthest a row scrolls, in pixels; 0 where all of it shows. */
export const rowEnd = (row: Element): number => Math.max(0, row.scrollWidth - row.clientWidth);

/** Where the slides of a row stop as it is laid out now, in pixels from its start: where scroll-snap stops it, too. */
export function rowStops(row: Element): number[] {
  const lefts = [...row.children].map((slide) => slide.getBoundingClientRect().left);
  const [first = 0] = lefts;
  return snapStops(
    lefts.map((left) => left - first),
    rowEnd(row),
  );
}
