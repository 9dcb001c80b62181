import { TEXT_LOOKS } from './sheet-marks.ts';
import type { Place, SheetWriter } from './sheet-writer.ts';
import type { SheetRow } from './vehicle-sheet.ts';

/** A row of one of two columns: how high it would be and how it is put down, in a column's width. */
type PairRow = (
  writer: SheetWriter,
  place: Place,
) => { height: number; put: (place: Place, top: number) => void };

/** How rows follow each other: points above and below the words, and whether a line ends a row. */
export type PairLook = { air: number; isRuled: boolean };

const GAP = 24;
/** Part of a column that a long label may take. */
const LABEL_SHARE = 0.55;

/** A label at the left and its value at the right. */
export function factRow({ label, value }: SheetRow): PairRow {
  return (writer, { width }) => {
    const labels = writer.lines(label, 'label', width * LABEL_SHARE);
    const taken = Math.max(0, ...labels.map((line) => writer.measure(line, 'label')));
    const values = writer.lines(value, 'value', width - taken - 8);
    return {
      height: Math.max(labels.length, values.length) * TEXT_LOOKS.label.leading,
      put: (place, top) => {
        writer.put(labels, 'label', place, top);
        writer.put(values, 'value', { ...place, align: 'right' }, top);
      },
    };
  };
}

/** A point of a list. */
export function bulletRow(text: string): PairRow {
  return (writer, { width }) => {
    const indent = writer.measure('• ', 'label');
    const lines = writer.lines(text, 'label', width - indent);
    return {
      height: lines.length * TEXT_LOOKS.label.leading,
      put: (place, top) => {
        writer.put(['•'], 'label', place, top);
        writer.put(lines, 'label', { x: place.x + indent, width: place.width - indent }, top);
      },
    };
  };
}

/** Rows in two columns, read from left to right; a row is never cut by the end of a page. */
export function putPairs(
  writer: SheetWriter,
  rows: readonly PairRow[],
  { x, width }: Place,
  { air, isRuled }: PairLook,
): void {
  const column = (width - GAP) / 2;
  for (let at = 0; at < rows.length; at += 2) {
    const pair = rows
      .slice(at, at + 2)
      .map((row, index) => ({ x: x + index * (column + GAP), width: column, row }))
      .map(({ row, ...place }) => ({ place, made: row(writer, place) }));
    const height = Math.max(...pair.map(({ made }) => made.height)) + 2 * air;
    writer.need(height);
    for (const { place, made } of pair) {
      made.put(place, writer.y + air);
      if (isRuled) writer.mark({ kind: 'line', x: place.x, width: place.width, y: writer.y + height });
    }
    writer.y += height;
  }
}
