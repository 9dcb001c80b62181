import type { MeasureText, SheetMark, TextStyle } from './sheet-marks.ts';
import { PAPER, TEXT_LOOKS } from './sheet-marks.ts';
import { winAnsiText } from './win-ansi-text.ts';
import { wrapText } from './wrap-text.ts';

/** Where a text may stand, in points. */
export type Place = { x: number; width: number; align?: 'left' | 'right' };

/** Writes down a sheet from top to bottom and begins a new page where one is full. */
export class SheetWriter {
  readonly pages: SheetMark[][] = [[]];
  /** Points from the top of the page at which the next thing begins. */
  y: number = PAPER.margin;
  readonly measure: MeasureText;

  constructor(measure: MeasureText) {
    this.measure = measure;
  }

  mark(mark: SheetMark): void {
    this.pages.at(-1)?.push(mark);
  }

  /** A new page, unless `height` points are left on this one. */
  need(height: number): void {
    if (this.y + height <= PAPER.height - PAPER.margin - PAPER.foot || this.y === PAPER.margin) return;
    this.pages.push([]);
    this.y = PAPER.margin;
  }

  lines(text: string, style: TextStyle, width: number): string[] {
    return wrapText(winAnsiText(text), width, (line) => this.measure(line, style));
  }

  /** Lines that stay together, from `top` down. */
  put(lines: readonly string[], style: TextStyle, { x, width, align = 'left' }: Place, top: number): void {
    const { size, leading } = TEXT_LOOKS[style];
    lines.forEach((text, index) => {
      const indent = align === 'right' ? width - this.measure(text, style) : 0;
      this.mark({ kind: 'text', text, style, x: x + indent, y: top + index * leading + size });
    });
  }

  /** A text that flows on, line by line and page by page. */
  flow(text: string, style: TextStyle, place: Place): void {
    const { leading } = TEXT_LOOKS[style];
    for (const line of this.lines(text, style, place.width)) {
      this.need(leading);
      this.put([line], style, place, this.y);
      this.y += leading;
    }
  }
}
