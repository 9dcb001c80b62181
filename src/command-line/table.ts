export type Column = { title: string; align: 'left' | 'right' };

/** Rows of words as lines of aligned columns under their titles; every row has as many cells as there are columns. */
export function tableLines(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const all = [columns.map(({ title }) => title), ...rows];
  const widths = columns.map((_, index) => Math.max(...all.map((row) => row[index]?.length ?? 0)));
  const padded = (cell: string, index: number): string =>
    columns[index]?.align === 'right' ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0);
  return all.map((row) => row.map(padded).join('  ').trimEnd());
}
