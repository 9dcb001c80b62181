import { formatCount, formatDollars, formatKilometres } from '../text/format.ts';
import type { Range } from './range.ts';

/**
 * How a facet is shown: `menu` is one choice, `list` several, `tiles` several with drawings, `range` a least and a
 * greatest figure, `slider` the same with a slider; `near` is a place with a radius about it, and no field of the search; `switch`
 * is one value or any; `features` several, of which a car has all, counted once the filter is opened.
 */
export type FacetWidget = 'menu' | 'list' | 'tiles' | 'range' | 'slider' | 'near' | 'switch' | 'features';

/** How the figures of a range are written, and what a field to type one in shows beside it (spec S8). */
export const FIGURES = {
  dollars: { write: formatDollars, prefix: '$' },
  dollars_a_week: { write: (dollars) => `${formatDollars(dollars)} a week`, prefix: '$' },
  kilometres: { write: formatKilometres, suffix: 'kms' },
  kilograms: { write: (kilograms) => `${formatCount(kilograms)} kg`, suffix: 'kg' },
  /** Written in metres, as cards do, and typed as feeds and plates have them. */
  millimetres: { write: (millimetres) => `${(millimetres / 1000).toFixed(1)} m`, suffix: 'mm' },
  cc: { write: (cubic) => `${formatCount(cubic)} cc`, suffix: 'cc' },
  kilowatts: { write: (kilowatts) => `${formatCount(kilowatts)} kW`, suffix: 'kW' },
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
  /**
   * The field that is counted and filtered by, where it is not the one of the facet's name: models are values of make_model, and
   * are shown under their makes.
   */
  field?: 'make_model';
  /** Values that are no choice, in small letters. */
  leftOut?: readonly string[];
  /** What the figures of a range are. */
  unit?: keyof typeof FIGURES;
  /** True if the chip of a chosen range begins with the label: others say by their figures what they are of. */
  chipHasLabel?: true;
  /** Of a menu whose values are figures in such steps, the upper ends of bands: a choice is up to that figure. */
  step?: number;
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
export function facetWord(
  { words, step, unit }: Pick<Facet, 'words' | 'step' | 'unit'>,
  value: string,
): string {
  return step ? rangeWords({ unit }, { max: Number(value) }) : (words?.[value] ?? value);
}

/** The greatest figure of a facet in steps that is a choice: it stands for as many values as it has steps. */
const MAX_STEPS = 400;

/** True if a text, as of an address, is a value of a facet: of one in steps only those are. */
export function isValue({ step }: Pick<Facet, 'step'>, text: string): boolean {
  if (!step) return true;
  const figure = /^\d+$/.test(text) ? Number(text) : 0;
  return figure > 0 && figure % step === 0 && figure <= step * MAX_STEPS;
}

/** The values that cars may have which a choice keeps: the value itself, or every step up to it. */
export function valuesOfChoice({ step }: Pick<Facet, 'step'>, value: string): string[] {
  if (!step || !isValue({ step }, value)) return [value];
  return Array.from({ length: Number(value) / step }, (_, at) => String((at + 1) * step));
}

/** The choice that keeps these values, in any order; '' for none. The reverse of `valuesOfChoice`. */
export function choiceOfValues({ step }: Pick<Facet, 'step'>, values: readonly string[]): string {
  return (step ? values.toSorted((a, b) => Number(b) - Number(a)) : values)[0] ?? '';
}

/** The field of the engines that a facet is counted and filtered by. */
export const fieldOf = ({ name, field }: Pick<ShownFacet, 'name' | 'field'>): string => field ?? name;

/** True if a facet is a field that the engines count and filter by. */
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
export function figuresOf({ unit }: { unit?: Facet['unit'] | undefined }): Figures {
  return unit ? FIGURES[unit] : { write: String };
}

/** A chosen range in words: '$5,000 to $25,000', 'From 2019', 'Up to 50,000 km'; '' without ends. */
export function rangeWords(facet: { unit?: Facet['unit'] | undefined }, { min, max }: Range): string {
  const { write } = figuresOf(facet);
  if (min !== undefined && max !== undefined) return `${write(min)} to ${write(max)}`;
  if (min !== undefined) return `From ${write(min)}`;
  return max === undefined ? '' : `Up to ${write(max)}`;
}
