import { formatDollars, formatKilometres } from '../text/format.ts';
import type { FACET_NAMES } from './listing-settings.ts';

export type FacetName = (typeof FACET_NAMES)[number];

/**
 * How a facet is shown: `menu` is one choice, `list` several, `tiles` several with drawings, `range` a least and a
 * greatest figure, `slider` the same with a slider.
 */
export type FacetWidget = 'menu' | 'list' | 'tiles' | 'range' | 'slider';

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
  needs?: FacetName;
  /** Values that are no choice, in small letters. */
  leftOut?: readonly string[];
  /** How a figure of a range is written. */
  figure?: (value: number) => string;
};

const year = (value: number): string => String(value);

/** Every facet a tenant may show (spec S3): its words and its widget. Facet values of true and false are flags. */
export const FACETS = {
  car_type: {
    label: 'Condition',
    widget: 'menu',
    words: { new: 'New', demo: 'Demo', used: 'Used' },
    order: ['new', 'demo', 'used'],
  },
  price: { label: 'Price', widget: 'slider', figure: formatDollars },
  make: { label: 'Make', widget: 'menu', popular: true },
  model: { label: 'Model', widget: 'list', needs: 'make' },
  make_model: { label: 'Make and model', widget: 'menu' },
  badge: { label: 'Badge', widget: 'list', needs: 'make' },
  body: { label: 'Body type', widget: 'tiles' },
  year: { label: 'Year', widget: 'range', figure: year },
  km: { label: 'Kilometres', widget: 'range', figure: formatKilometres },
  transmission: { label: 'Transmission', widget: 'list' },
  fuel: { label: 'Fuel', widget: 'list' },
  drive: { label: 'Drive', widget: 'list' },
  colour: { label: 'Colour', widget: 'list' },
  seats: { label: 'Seats', widget: 'list' },
  price_range: { label: 'Price range', widget: 'menu' },
  weekly_price_range: { label: 'Weekly price', widget: 'menu' },
  subscription_price: { label: 'Price a week', widget: 'range', figure: formatDollars },
  location_name: { label: 'Location', widget: 'list' },
  dealership_name: { label: 'Dealership', widget: 'list' },
  city: { label: 'Suburb', widget: 'list' },
  state: { label: 'State', widget: 'list' },
  categories: { label: 'Category', widget: 'list' },
  filtered_features: { label: 'Features', widget: 'list' },
  item_type: {
    label: 'Vehicle type',
    widget: 'list',
    words: { car: 'Cars', truck: 'Trucks', motorcycle: 'Motorcycles', caravan: 'Caravans' },
  },
  status: {
    label: 'Availability',
    widget: 'list',
    words: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' },
  },
  tag: { label: 'Offers', widget: 'list', leftOut: ['sold'] },
  certified: {
    label: 'Certified',
    widget: 'list',
    words: { true: 'Certified pre-owned', false: 'Not certified' },
  },
} as const satisfies Record<FacetName, Facet>;

/** A facet by its name, with every part that it may have. */
export function facetOf(name: FacetName): Facet {
  return FACETS[name];
}

/** What a value of a facet is called. */
export function facetWord(name: FacetName, value: string): string {
  return facetOf(name).words?.[value] ?? value;
}

export const isRange = (name: FacetName): boolean => ['range', 'slider'].includes(facetOf(name).widget);
export const isMenu = (name: FacetName): boolean => facetOf(name).widget === 'menu';

/** Facet items in the order of the facet: its own, else numbers ascending, else as they come (by count). */
export function orderFacetItems<Item extends { value: string }>(
  name: FacetName,
  items: readonly Item[],
): Item[] {
  const { order } = facetOf(name);
  if (order) return items.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
  const areNumbers = items.every(({ value }) => /^\d+$/.test(value));
  return areNumbers ? items.toSorted((a, b) => Number(a.value) - Number(b.value)) : [...items];
}

/** A chosen range in words: '$5,000 to $25,000', 'From 2019', 'Up to 50,000 km'; '' without ends. */
export function rangeWords(name: FacetName, range: { min?: number; max?: number }): string {
  const write = facetOf(name).figure ?? String;
  const { min, max } = range;
  if (min !== undefined && max !== undefined) return `${write(min)} to ${write(max)}`;
  if (min !== undefined) return `From ${write(min)}`;
  return max === undefined ? '' : `Up to ${write(max)}`;
}
