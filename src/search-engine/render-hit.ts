import type { ColumnStore, FieldValue } from './column-store.ts';
import { highlight, type HighlightTags } from './highlight.ts';
import { type Point, POINT_FIELD, readPoint } from './point.ts';
import type { TextQuery } from './text-query.ts';

export type FormattedValue = string | boolean | readonly string[];

/** A car in an answer: the attributes asked for that it has; `_formatted` holds them as text, matches marked. */
export interface Hit {
  [attribute: string]: FieldValue | Point | Readonly<Record<string, FormattedValue>>;
  _formatted?: Readonly<Record<string, FormattedValue>>;
}

/** The columns of a row that a hit shows. */
export interface HitShape {
  retrieved: readonly string[];
  highlighted: ReadonlySet<string>;
  text: TextQuery;
  tags: HighlightTags;
}

/** Renders a row; card attributes are missing while its card file is. */
export function renderHit(store: ColumnStore, row: number, shape: HitShape): Hit {
  const hit: Hit = {};
  const formatted: Record<string, FormattedValue> = {};
  for (const name of shape.retrieved) {
    const value = store.value(name, row);
    if (value === undefined) continue;
    const point = name === POINT_FIELD && typeof value === 'string' ? readPoint(value) : undefined;
    hit[name] = point ?? value;
    if (point) continue;
    const mark = (text: string): string =>
      shape.highlighted.has(name) ? highlight(text, shape.text, shape.tags) : text;
    formatted[name] =
      typeof value === 'boolean' ? value : typeof value === 'object' ? value.map(mark) : mark(String(value));
  }
  if (shape.highlighted.size) hit._formatted = formatted;
  return hit;
}
