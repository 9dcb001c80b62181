import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import { formatCount } from '../../domain/text/format.ts';

const WIDTH = 120;
const HEIGHT = 28;
const MARGIN = 3;

/** A count in each of several nights, undefined where it is not known. */
export type Counts = readonly (number | undefined)[];

/** Points of a line, from the first night to the last; a night without a figure has none. The scale begins at 0. */
export function sparkPoints(counts: Counts): { x: number; y: number }[] {
  const most = Math.max(1, ...counts.map((count) => count ?? 0));
  const step = counts.length > 1 ? (WIDTH - 2 * MARGIN) / (counts.length - 1) : 0;
  return counts.flatMap((count, index) =>
    count === undefined
      ? []
      : [{ x: MARGIN + index * step, y: HEIGHT - MARGIN - (count / most) * (HEIGHT - 2 * MARGIN) }],
  );
}

/** The counts of nights as a small line, with its words for who cannot see it; nothing where no night has a figure. */
export function sparkline(counts: Counts): string {
  const known = counts.filter((count) => count !== undefined);
  const points = sparkPoints(counts);
  const last = points.at(-1);
  if (!last) return '';
  const words = `${formatCount(known[0] ?? 0)} to ${formatCount(known.at(-1) ?? 0)} in ${counts.length} nights, between ${formatCount(Math.min(...known))} and ${formatCount(Math.max(...known))}`;
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`);
  return (
    `<svg class="trend" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeMarkup(words)}">` +
    `<path d="${path.join('')}"/><circle cx="${last.x.toFixed(1)}" cy="${last.y.toFixed(1)}" r="2.5"/></svg>`
  );
}
