/** How many columns the results grid has, by the width of the window (features/search/search.css). */
export const GRID_COLUMNS = [1, 2, 3] as const;
export type GridColumns = (typeof GRID_COLUMNS)[number];

/** The first tiles of a page, whose widths are tried; those behind them take one cell. */
const MAX_TRIED_TILES = 3;

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);

/** Where items of these widths stand in a grid whose flow is dense: the first cell of each, counted from 0. */
function cellsOf(spans: readonly number[], columns: number): number[] {
  const taken = new Set<number>();
  return spans.map((span) => {
    const isFree = (cell: number): boolean =>
      (cell % columns) + span <= columns &&
      Array.from({ length: span }, (_, at) => cell + at).every((one) => !taken.has(one));
    let cell = 0;
    while (!isFree(cell)) cell += 1;
    for (let at = 0; at < span; at += 1) taken.add(cell + at);
    return cell;
  });
}

/** What is wrong with a grid: cells without an item, and items that stand before a tile which they follow in the page. */
export function gridFaults(
  spans: readonly number[],
  columns: GridColumns,
): { emptyCells: number; overtaking: number } {
  const cells = cellsOf(spans, columns);
  const end = Math.max(0, ...cells.map((cell, at) => cell + (spans[at] ?? 1)));
  const overtaking = cells.map((cell, at) => cells.slice(at + 1).filter((later) => later < cell).length);
  return {
    emptyCells: Math.ceil(end / columns) * columns - sumOf(spans),
    overtaking: sumOf(overtaking),
  };
}

/** Every choice of widths for so many tiles. */
function choicesOf(tiles: number, columns: GridColumns): number[][] {
  const widths = GRID_COLUMNS.filter((width) => width <= columns);
  return Array.from({ length: tiles }).reduce<number[][]>(
    (choices) => choices.flatMap((choice) => widths.map((width) => [...choice, width])),
    [[]],
  );
}

/**
 * How many cells each item of a page takes in a grid of so many columns, so that its last row is full where tiles can fill it
 * (spec S4). Cards take one cell; a tile takes more only where that leaves fewer empty cells, and among equal choices the one
 * counts that keeps the order of the page, then the one whose widest tile is narrowest.
 */
export function itemSpans(isTile: readonly boolean[], columns: GridColumns): number[] {
  const tried = isTile.flatMap((is, at) => (is ? [at] : [])).slice(0, MAX_TRIED_TILES);
  const options = choicesOf(tried.length, columns).map((widths) => {
    const spans = isTile.map((_, at) => widths[tried.indexOf(at)] ?? 1);
    const { emptyCells, overtaking } = gridFaults(spans, columns);
    return { spans, rank: [emptyCells, overtaking, sumOf(spans.map((span) => span * span))] };
  });
  const [best] = options.toSorted((a, b) =>
    a.rank.reduce((found, rank, at) => found || rank - (b.rank[at] ?? 0), 0),
  );
  return best?.spans ?? [];
}
