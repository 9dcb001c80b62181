import { formatDollars, formatKilometres } from '../text/format.ts';
import type { Range } from './range.ts';

/**
 * How a facet is shown: `menu` is one choice, `list` several, `tiles` several with drawings, `range` a least and a
 * greatest figure, `slider` the same with a slider; `near` is a place with a radius about it, and no field of the search.
 */
export type FacetWidget = 'menu' | 'list' | 'tiles' | 'range' | 'slider' | 'near';

/** How the figures of a range are written, and what a field to type one in shows beside it (spec S8). */
export const FIGURES = {
  dollars: { write: formatDollars, prefix: '$' },
  kilometres: { write: formatKilometres, suffix: 'kms' },
  /** Without a mark between the thousands. */
  year: { write: String, isPlain: true },
} as const satisfies Record<string, Figures>;

type Figures = { write: (value: number) => string; prefix?: string; suffix?: string; isPlain?: true };

/** A facet's words and its widget, all of it JSON: islands are given those of their list. */
export type Facet = {
  label: string;
  widget: FacetWidget;
  /** What values are called where the data's own word is a code. */
  words?: Readonly<Record<string, string>>;
  /** Values in this order; by count otherwise. */
  order?: readonly string[];
  /** Popular values first, then all in the alphabet (spec S7). */
  popular?: true;
  /** Shown once a value of that facet is chosen, or the page is about one. */
  needs?: string;
  /** Values that are no choice, in small letters. */
  leftOut?: readonly string[];
  /** What the figures of a range are. */
  unit?: keyof typeof FIGURES;
  /** Whether the chip of a chosen range begins with the label: others say by their figures what they are of. */
  chipHasLabel?: true;
  /** The setting of a list with quick picks of a greatest figure (spec S8). */
  picks?: 'price_picks' | 'kilometre_picks';
};

/** A facet that a list shows, with the quick picks of its tenant. */
export type ShownFacet = Omit<Facet, 'picks'> & {
  name: string;
  picks?: readonly number[];
  /** Names that values had before, with those that they have. */
  former?: Readonly<Record<string, string>>;
  /** Of a distance: whether all cars of the list stand at one place, where a radius keeps all or none. */
  isOnePlace?: true;
};

/** What a value of a facet is called. */
export function facetWord({ words }: Pick<Facet, 'words'>, value: string): string {
  return words?.[value] ?? value;
}

/** Whether a facet is a field that the engines count and filter by. */
export const isField = ({ widget }: Pick<Facet, 'widget'>): boolean => widget !== 'near';

export const isRange = ({ widget }: Pick<Facet, 'widget'>): boolean => ['range', 'slider'].includes(widget);

/** Facet items in the order of the facet: its own, else numbers ascending, else as they come (by count). */
export function orderFacetItems<Item extends { value: string }>(
  { order }: Pick<Facet, 'order'>,
  items: readonly Item[],
): Item[] {
  if (order) return items.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
  const areNumbers = items.every(({ value }) => /^\d+$/.test(value));
  return areNumbers ? items.toSorted((a, b) => Number(a.value) - Number(b.value)) : [...items];
}

/** How figures of a facet are written and typed. */
export function figuresOf({ unit }: Pick<Facet, 'unit'>): Figures {
  return unit ? FIGURES[unit] : { write: String };
}

/** A chosen range in words: '$5,000 to $25,000', 'From 2019', 'Up to 50,000 km'; '' without ends. */
export function rangeWords(facet: Pick<Facet, 'unit'>, { min, max }: Range): string {
  const { write } = figuresOf(facet);
  if (min !== undefined && max !== undefined) return `${write(min)} to ${write(max)}`;
  if (min !== undefined) return `From ${write(min)}`;
  return max === undefined ? '' : `Up to ${write(max)}`;
}
