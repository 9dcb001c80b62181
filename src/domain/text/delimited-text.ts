/** A heading of a table and the text of its cell for each row. */
export type Column<Row> = readonly [heading: string, cell: (row: Row) => string | number | undefined];

/** A table as delimited text after RFC 4180: a heading line, CRLF line ends, quotes where a cell needs them. */
export function delimitedText<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  delimiter: string,
): string {
  const quoted = (cell: string): string =>
    cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const line = (cells: readonly string[]): string => `${cells.map(quoted).join(delimiter)}\r\n`;
  const cellsOf = (row: Row): string[] => columns.map(([, cell]) => String(cell(row) ?? ''));
  return line(columns.map(([heading]) => heading)) + rows.map((row) => line(cellsOf(row))).join('');
}
