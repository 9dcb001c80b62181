/**
 * Where a row stops, in pixels from its start, ascending: each slide begins at its offset, and slides beyond `end`, the
 * farthest that the row scrolls, share the last stop. The first slides and the stops have the same indexes.
 */
export function snapStops(offsets: readonly number[], end: number): number[] {
  // Positions are fractions on scaled screens: what is less than a pixel apart is one stop.
  const before = offsets.filter((offset) => offset < end - 1);
  return before.length < offsets.length ? [...before, end] : before;
}

/** The index of the stop that is nearest to a position in pixels; 0 where there are no stops. */
export function nearestStop(stops: readonly number[], position: number): number {
  const distance = (index: number): number => Math.abs((stops[index] ?? 0) - position);
  return stops.reduce((best, _, index) => (distance(index) < distance(best) ? index : best), 0);
}

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
