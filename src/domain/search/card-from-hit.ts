import {
  toVehicleCard,
  type CardVehicle,
  type VehicleCard,
  type VehicleCardSettings,
} from '../vehicle/vehicle-card.ts';
import { ALL_HREF } from './listing-href.ts';
import { CAR_TYPES, ITEM_TYPES, PRICE_TYPES } from '../vehicle/vehicle-words.ts';
import type { SearchFieldName } from './search-fields.ts';

/** What a search asks for of each car, so that `cardFromHit` can make its card. */
export const CARD_ATTRIBUTES = [
  'id',
  'path',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'body',
  'fuel',
  'transmission',
  'drive',
  'seats',
  'colour',
  'engine',
  'sleeps',
  'trailer_mass',
  'length',
  'km',
  'price',
  'before_price',
  'subscription_price',
  'price_type',
  'preorder',
  'car_type',
  'item_type',
  'status',
  'sold',
  'reserved',
  'certified',
  'tag',
  'created_at',
  'city',
  'state',
  'location_name',
  'primary_image_url',
  'image_width',
  'sold_date_timestamp',
] as const satisfies readonly SearchFieldName[];

type CardAttribute = (typeof CARD_ATTRIBUTES)[number];

/** A car as a search answers it; it may come from a server, so nothing in it is taken for granted. */
export type SearchHit = Readonly<Record<string, unknown>>;

/** A text that is one of the words, or undefined. */
const oneOf = <Word extends string>(words: readonly Word[], text: string | undefined): Word | undefined =>
  words.find((word) => word === text);

/** Leaves out what is not known, because fields of a vehicle are absent rather than undefined. */
function known<Fields extends Record<string, unknown>>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
}

/**
 * A car of an answer as the card that every page shows of it on the day `today`, YYYY-MM-DD (spec S4, D1 to D4). The
 * hit must hold CARD_ATTRIBUTES; what is missing or of a wrong kind counts as not given.
 */
export function cardFromHit(hit: SearchHit, settings: VehicleCardSettings, today: string): VehicleCard {
  return toVehicleCard(vehicleOfHit(hit), settings, today);
}

function vehicleOfHit(hit: SearchHit): CardVehicle {
  const text = (name: CardAttribute): string | undefined => {
    const value = hit[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const number = (name: CardAttribute): number | undefined => {
    const value = hit[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  };
  const image = text('primary_image_url');
  return {
    id: text('id') ?? '',
    path: safePath(text('path')),
    make: text('make') ?? '',
    model: text('model') ?? '',
    car_type: oneOf(CAR_TYPES, text('car_type')) ?? 'used',
    item_type: oneOf(ITEM_TYPES, text('item_type')) ?? 'car',
    status: text('status') ?? '',
    sold: hit['sold'] === true,
    reserved: hit['reserved'] === true,
    certified: hit['certified'] === true,
    preorder: hit['preorder'] === true,
    created_at: text('created_at') ?? '',
    images: image === undefined ? [] : [{ url: image, ...known({ width: number('image_width') }) }],
    ...known({
      year: number('year'),
      badge: text('badge'),
      series: text('series'),
      simple_body: text('body'),
      simple_fuel: text('fuel'),
      simple_transmission: text('transmission'),
      drive: text('drive'),
      seats: number('seats'),
      colour: text('colour'),
      engine_size: text('engine'),
      km: number('km'),
      sold_date_timestamp: number('sold_date_timestamp'),
      price: number('price'),
      before_price: number('before_price'),
      subscription_price: number('subscription_price'),
      price_type: oneOf(PRICE_TYPES, text('price_type')),
      tag: text('tag'),
      city: text('city'),
      state: text('state'),
      location_name: text('location_name'),
    }),
    caravan: known({
      sleeps: number('sleeps'),
      aggregate_trailer_mass: number('trailer_mass'),
      body_length: number('length'),
    }),
  };
}

/** An address on this site, whatever the server says. */
function safePath(path: string | undefined): string {
  return path !== undefined && /^\/cars\/[^/\\]/.test(path) ? path : ALL_HREF;
}
