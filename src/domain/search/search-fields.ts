import { isAvailable } from '../vehicle/availability.ts';
import { bodyName } from '../vehicle/body-name.ts';
import { fullBody } from '../vehicle/full-body.ts';
import { engineText, lengthMillimetres } from '../vehicle/card-figures.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vehicleTraits } from './vehicle-traits.ts';
import { bandOf } from '../../search-engine/derive-value.ts';
import type { IndexField } from '../../search-engine/index-format.ts';
import { PRICE_BANDS, WEEKLY_PRICE_BANDS } from './price-bands.ts';

type FieldSource = string | number | boolean | readonly string[] | undefined;

/** A field of the search: how the index holds it, and where it comes from. Derived fields too say what a car has. */
export interface SearchField extends Omit<IndexField, 'name'> {
  from: (vehicle: Vehicle) => FieldSource;
}

const wholeNumber = (value: number | undefined): number | undefined => value && Math.round(value);
const dateOf = (value: string): string => value.slice(0, 10);
const wordsOfSlug = (slug: string | undefined): string | undefined =>
  slug?.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase());

const facet = { store: 'core', filterable: true, facet: 'values' } as const;
const keyword = { kind: 'keyword', ...facet } as const;
const range = { kind: 'integer', store: 'core', filterable: true, sortable: true, facet: 'range' } as const;
/** 1 or 0: what orders begin with, so that cars that can be bought come first. */
const flag = { kind: 'integer', store: 'core', filterable: true, sortable: true, facet: 'values' } as const;
const card = { kind: 'text', store: 'card' } as const;
const cardInteger = { kind: 'integer', store: 'card' } as const;
const cardFlag = { kind: 'boolean', store: 'card' } as const;

/** Every field of the search (spec S3, N2): columns, server settings, URL parameters and widgets come from this table. */
export const SEARCH_FIELDS = {
  make: { ...keyword, sortable: true, searchable: 1, from: (car) => car.make },
  model: { ...keyword, sortable: true, searchable: 2, context: 'make', from: (car) => car.model },
  badge: { ...keyword, searchable: 3, context: 'model', from: (car) => car.badge },
  year: { ...range, facet: 'values', searchable: 4, coding: 'delta', from: (car) => car.year },
  body: { ...keyword, searchable: 5, from: bodyName },
  full_body: {
    kind: 'keyword',
    store: 'core',
    searchable: 6,
    context: 'model',
    from: fullBody,
  },
  fuel: { ...keyword, searchable: 7, from: (car) => car.simple_fuel ?? car.fuel },
  transmission: { ...keyword, searchable: 8, from: (car) => car.simple_transmission ?? car.trans },
  drive: { ...keyword, searchable: 9, from: (car) => car.drive },
  colour: { ...keyword, searchable: 10, from: (car) => car.colour },
  car_type: { ...keyword, searchable: 11, from: (car) => car.car_type },
  status: { ...keyword, from: (car) => car.status },
  tag: { ...keyword, searchable: 12, from: (car) => car.tag },
  item_type: { ...keyword, searchable: 15, from: (car) => car.item_type },
  categories: { ...facet, kind: 'keywords', searchable: 13, from: (car) => car.categories },
  filtered_features: {
    ...facet,
    kind: 'keywords',
    searchable: 14,
    from: (car) => car.filtered_features,
  },
  certified: { ...facet, kind: 'boolean', from: (car) => car.certified },
  location_name: { ...keyword, searchable: 16, from: (car) => car.location_name },
  location_slug: { ...keyword, context: 'location_name', from: (car) => car.location_slug },
  dealership_slug: { ...keyword, context: 'location_name', from: (car) => car.dealership_slug },
  dealership_name: {
    ...keyword,
    context: 'dealership_slug',
    from: (car) => wordsOfSlug(car.dealership_slug),
  },
  city: { ...keyword, searchable: 17, context: 'location_name', from: (car) => car.city },
  state: { ...keyword, searchable: 18, context: 'city', from: (car) => car.state },
  price: { ...range, coding: 'thousands', from: (car) => car.price },
  km: { ...range, from: (car) => car.km },
  seats: { ...range, facet: 'values', from: (car) => car.seats },
  traits: { kind: 'keyword', store: 'core', searchable: 19, context: 'car_type', from: vehicleTraits },
  subscription_price: { ...range, from: (car) => car.subscription_price },
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
    derive: { rule: 'join', prefix: '', of: ['make', 'model'], separator: ' > ' },
    from: (car) => [car.make, car.model].filter(Boolean).join(' > '),
  },
  price_range: {
    ...keyword,
    derive: { rule: 'band', of: 'price', ...PRICE_BANDS },
    from: (car) => bandOf(car.price, PRICE_BANDS),
  },
  weekly_price_range: {
    ...keyword,
    derive: { rule: 'band', of: 'subscription_price', ...WEEKLY_PRICE_BANDS },
    from: (car) => bandOf(car.subscription_price, WEEKLY_PRICE_BANDS),
  },
  // The number that ends a car's address (stock/history/vehicle-addresses); most ids are the same word. A text finds it whole or
  // by its beginning, never misspelled.
  number: { ...card, searchable: 20, from: (car) => car.stocknum ?? car.id },
  id: {
    ...card,
    derive: { rule: 'join', prefix: '', of: ['number'], separator: '' },
    from: (car) => car.id,
  },
  slug: { ...card, derive: { rule: 'slug', of: ['name', 'number'] }, from: (car) => car.slug },
  path: {
    ...card,
    derive: { rule: 'join', prefix: '/cars/', of: ['slug'], separator: '' },
    from: (car) => car.path,
  },
  primary_image_url: { ...card, from: (car) => car.images[0]?.url },
  image_width: { ...cardInteger, from: (car) => car.images[0]?.width },
  photos_count: { ...cardInteger, from: (car) => car.images.length },
  series: { ...card, from: (car) => car.series },
  engine: { ...card, from: engineText },
  sleeps: { ...cardInteger, from: (car) => car.caravan?.sleeps },
  trailer_mass: { ...cardInteger, from: (car) => wholeNumber(car.caravan?.aggregate_trailer_mass) },
  length: { ...cardInteger, from: (car) => wholeNumber(lengthMillimetres(car)) },
  before_price: { ...cardInteger, coding: 'thousands', from: (car) => car.before_price },
  price_type: { kind: 'keyword', store: 'card', from: (car) => car.price_type },
  preorder: { ...cardFlag, from: (car) => car.preorder },
  reserved: { ...cardFlag, from: (car) => car.reserved },
  sold: { ...cardFlag, from: (car) => car.sold },
} satisfies Record<string, SearchField>;

export type SearchFieldName = keyof typeof SEARCH_FIELDS;
