import { isAvailable } from '../vehicle/availability.ts';
import { bodyName } from '../vehicle/body-name.ts';
import { fullBody } from '../vehicle/full-body.ts';
import { CAR_TYPE_WORDS, CAR_TYPES } from '../vehicle/vehicle-words.ts';
import type { SearchField, SearchFieldTable } from './search-field.ts';
import { vehicleTraits } from './vehicle-traits.ts';
import { bandOf } from '../../search-engine/derive-value.ts';
import type { Facet } from './facet.ts';
import { CARD_FIELDS } from './card-fields.ts';
import { FIGURE_FIELDS } from './figure-fields.ts';
import { IDENTITY_FIELDS } from './identity-fields.ts';
import { featuresOf } from './features.ts';
import { MODEL_SEPARATOR } from './make-models.ts';
import { DROP_BANDS, priceDrop } from './price-drop.ts';
import { PRICE_BANDS, WEEKLY_PRICE_BANDS } from './price-bands.ts';

const dateOf = (value: string): string => value.slice(0, 10);
const wordsOfSlug = (slug: string | undefined): string | undefined =>
  slug?.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase());

const facet = { store: 'core', filterable: true, facet: 'values' } as const;
const keyword = { kind: 'keyword', ...facet } as const;
const range = { kind: 'integer', store: 'core', filterable: true, sortable: true, facet: 'range' } as const;
const list = (label: string) => ({ label, widget: 'list' }) as const;
/** A count that is asked for in words alone ('2 door', 'V8'). */
const count = { kind: 'integer', store: 'core', filterable: true, facet: 'values' } as const;
/** 1 or 0: what orders begin with, so that cars that can be bought come first. */
const flag = { kind: 'integer', store: 'core', filterable: true, sortable: true, facet: 'values' } as const;

/**
 * Every field of the search (spec S3, N2), a row each: the columns of the index, the settings of a server, the parameters of
 * an address and the widgets of a list come from this table. It never reaches a browser; islands are given the rows they show.
 */
export const SEARCH_FIELDS = {
  make: {
    ...keyword,
    sortable: true,
    searchable: 1,
    from: (car) => car.make,
    shown: { label: 'Make', widget: 'list', popular: true },
  },
  model: {
    ...keyword,
    sortable: true,
    searchable: 2,
    context: 'make',
    from: (car) => car.model,
    shown: { label: 'Model', widget: 'list', needs: 'make', field: 'make_model' },
  },
  badge: {
    ...keyword,
    searchable: 3,
    context: 'model',
    from: (car) => car.badge,
    shown: { label: 'Badge', widget: 'list', needs: 'make' },
  },
  year: {
    ...range,
    facet: 'values',
    searchable: 4,
    coding: 'delta',
    from: (car) => car.year,
    shown: { label: 'Year', widget: 'range', unit: 'year' },
  },
  body: { ...keyword, searchable: 5, from: bodyName, shown: { label: 'Body type', widget: 'tiles' } },
  full_body: {
    kind: 'keyword',
    store: 'core',
    searchable: 6,
    context: 'model',
    from: fullBody,
  },
  fuel: {
    ...keyword,
    searchable: 7,
    from: (car) => car.simple_fuel ?? car.fuel,
    shown: list('Fuel'),
  },
  transmission: {
    ...keyword,
    searchable: 8,
    from: (car) => car.simple_transmission ?? car.trans,
    shown: list('Transmission'),
  },
  drive: { ...keyword, searchable: 9, from: (car) => car.drive, shown: list('Drive') },
  colour: {
    ...keyword,
    searchable: 10,
    from: (car) => car.colour,
    shown: list('Colour'),
  },
  car_type: {
    ...keyword,
    searchable: 11,
    from: (car) => car.car_type,
    shown: { label: 'Condition', widget: 'menu', words: CAR_TYPE_WORDS, order: CAR_TYPES },
  },
  status: {
    ...keyword,
    from: (car) => car.status,
    shown: {
      label: 'Availability',
      widget: 'list',
      words: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' },
    },
  },
  tag: {
    ...keyword,
    searchable: 12,
    from: (car) => car.tag,
    shown: { label: 'Offers', widget: 'list', leftOut: ['sold'] },
  },
  item_type: {
    ...keyword,
    searchable: 15,
    from: (car) => car.item_type,
    shown: {
      label: 'Vehicle type',
      widget: 'list',
      words: { car: 'Cars', truck: 'Trucks', motorcycle: 'Motorcycles', caravan: 'Caravans' },
    },
  },
  categories: {
    ...facet,
    kind: 'keywords',
    searchable: 13,
    from: (car) => car.categories,
    shown: list('Category'),
  },
  filtered_features: {
    ...facet,
    kind: 'keywords',
    searchable: 14,
    from: (car) => car.filtered_features,
    shown: list('Features'),
  },
  features: {
    kind: 'keywords',
    store: 'feature',
    filterable: true,
    facet: 'values',
    from: featuresOf,
    shown: { label: 'Features', widget: 'features' },
  },
  // Lines of equipment that are no choice between cars; `withTellingFeatures` fills them.
  equipment: { kind: 'keywords', store: 'feature', filterable: true, facet: 'values', from: () => [] },
  certified: {
    ...facet,
    kind: 'boolean',
    from: (car) => car.certified,
    shown: {
      label: 'Certified',
      widget: 'list',
      words: { true: 'Certified pre-owned', false: 'Not certified' },
    },
  },
  location_name: {
    ...keyword,
    searchable: 16,
    from: (car) => car.location_name,
    shown: list('Location'),
  },
  // Where that is, as 'lat,lng'; no vehicle says it by itself: `searchDocuments` knows the locations.
  _geo: { kind: 'point', store: 'core', context: 'location_name', from: () => undefined },
  location_slug: { ...keyword, context: 'location_name', from: (car) => car.location_slug },
  dealership_slug: { ...keyword, context: 'location_name', from: (car) => car.dealership_slug },
  dealership_name: {
    ...keyword,
    context: 'dealership_slug',
    from: (car) => wordsOfSlug(car.dealership_slug),
    shown: list('Dealership'),
  },
  city: {
    ...keyword,
    searchable: 17,
    context: 'location_name',
    from: (car) => car.city,
    shown: list('Suburb'),
  },
  state: {
    ...keyword,
    searchable: 18,
    context: 'city',
    from: (car) => car.state,
    shown: list('State'),
  },
  price: {
    ...range,
    coding: 'thousands',
    from: (car) => car.price,
    shown: { label: 'Price', widget: 'slider', unit: 'dollars', picks: 'price_picks' },
  },
  price_drop: { ...range, from: priceDrop },
  price_dropped: {
    ...keyword,
    derive: { rule: 'band', of: 'price_drop', ...DROP_BANDS },
    from: (car) => bandOf(priceDrop(car), DROP_BANDS),
    shown: { label: 'Price dropped', widget: 'switch', words: { true: 'Price dropped' } },
  },
  km: {
    ...range,
    from: (car) => car.km,
    shown: { label: 'Kilometres', widget: 'range', unit: 'kilometres', picks: 'kilometre_picks' },
  },
  seats: { ...range, facet: 'values', from: (car) => car.seats, shown: list('Seats') },
  doors: { ...count, from: (car) => car.doors },
  cylinders: { ...count, from: (car) => car.variant?.cylinders },
  traits: { kind: 'keyword', store: 'core', searchable: 19, context: 'car_type', from: vehicleTraits },
  subscription_price: {
    ...range,
    from: (car) => car.subscription_price,
    shown: { label: 'Price a week', widget: 'range', unit: 'dollars', chipHasLabel: true },
  },
  created_at: {
    kind: 'date',
    store: 'core',
    filterable: true,
    sortable: true,
    facet: 'range',
    from: (car) => car.created_at && dateOf(car.created_at),
  },
  sold_date_timestamp: { ...range, from: (car) => car.sold_date_timestamp },
  show_on_dealer_website: { ...facet, kind: 'boolean', from: (car) => car.show_on_dealer_website },
  available: { ...flag, from: (car) => Number(isAvailable(car)) },
  has_photo: { ...flag, from: (car) => Number(car.images.length > 0) },
  name: {
    kind: 'text',
    store: 'core',
    derive: { rule: 'join', prefix: '', of: ['year', 'make', 'model', 'badge'], separator: ' ' },
    from: (car) => car.name,
  },
  make_model: {
    ...keyword,
    derive: { rule: 'join', prefix: '', of: ['make', 'model'], separator: MODEL_SEPARATOR },
    from: (car) => [car.make, car.model].filter(Boolean).join(MODEL_SEPARATOR),
    shown: { label: 'Make and model', widget: 'list' },
  },
  price_range: {
    ...keyword,
    derive: { rule: 'band', of: 'price', ...PRICE_BANDS },
    from: (car) => bandOf(car.price, PRICE_BANDS),
    shown: { label: 'Price range', widget: 'menu' },
  },
  weekly_price_range: {
    ...keyword,
    derive: { rule: 'band', of: 'subscription_price', ...WEEKLY_PRICE_BANDS },
    from: (car) => bandOf(car.subscription_price, WEEKLY_PRICE_BANDS),
    shown: { label: 'Weekly price', widget: 'menu' },
  },
  ...FIGURE_FIELDS,
  ...CARD_FIELDS,
  ...IDENTITY_FIELDS,
} satisfies SearchFieldTable;

export type SearchFieldName = keyof typeof SEARCH_FIELDS;

/** What a tenant may name as a facet: the fields that say how they are shown (spec S3). */
export type FacetName = {
  [Name in SearchFieldName]: (typeof SEARCH_FIELDS)[Name] extends { shown: Facet } ? Name : never;
}[SearchFieldName];

export const FACET_NAMES = Object.entries<SearchField>(SEARCH_FIELDS).flatMap(([name, { shown }]) =>
  shown ? [name as FacetName] : [],
);
