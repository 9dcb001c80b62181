import {
  toVehicleCard,
  type CardVehicle,
  type VehicleCard,
  type VehicleCardSettings,
} from '../vehicle/vehicle-card.ts';
import { ALL_HREF } from './listing-href.ts';
import { CAR_TYPES, ITEM_TYPES, PRICE_TYPES } from '../vehicle/vehicle-words.ts';
import type { SEARCH_FIELDS, SearchFieldName } from './search-fields.ts';

/** A car as a search answers it; it may come from a server, so nothing in it is taken for granted. */
export type SearchHit = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
const flag = (value: unknown): boolean => value === true;

/** How a value of a field is read, by the kind that its row in SEARCH_FIELDS has. */
type ReaderOf<Kind> = Kind extends 'integer'
  ? typeof number
  : Kind extends 'boolean'
    ? typeof flag
    : typeof text;

/** The fields that a card is made of, each with how it is read. */
const READERS = {
  id: text,
  path: text,
  year: number,
  make: text,
  model: text,
  badge: text,
  series: text,
  body: text,
  fuel: text,
  transmission: text,
  drive: text,
  seats: number,
  colour: text,
  engine: text,
  sleeps: number,
  trailer_mass: number,
  length: number,
  tare: number,
  gvm: number,
  towing: number,
  km: number,
  price: number,
  before_price: number,
  subscription_price: number,
  price_type: text,
  preorder: flag,
  car_type: text,
  item_type: text,
  status: text,
  sold: flag,
  reserved: flag,
  certified: flag,
  tag: text,
  created_at: text,
  city: text,
  state: text,
  location_name: text,
  primary_image_url: text,
  image_width: number,
  photos_count: number,
  sold_date_timestamp: number,
} as const satisfies { [Name in SearchFieldName]?: ReaderOf<(typeof SEARCH_FIELDS)[Name]['kind']> };

type CardAttribute = keyof typeof READERS;
type CardFacts = { [Name in CardAttribute]: ReturnType<(typeof READERS)[Name]> };

/** What a search asks for of each car: what `cardFromHit` reads. */
export const CARD_ATTRIBUTES = Object.keys(READERS) as CardAttribute[];

const factsOf = (hit: SearchHit): CardFacts =>
  Object.fromEntries(CARD_ATTRIBUTES.map((name) => [name, READERS[name](hit[name])])) as CardFacts;

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
  const { body, fuel, transmission, engine, sleeps, trailer_mass, length, tare, gvm, towing, ...car } =
    factsOf(hit);
  const image = car.primary_image_url;
  return {
    id: car.id ?? '',
    path: safePath(car.path),
    make: car.make ?? '',
    model: car.model ?? '',
    car_type: oneOf(CAR_TYPES, car.car_type) ?? 'used',
    item_type: oneOf(ITEM_TYPES, car.item_type) ?? 'car',
    status: car.status ?? '',
    sold: car.sold,
    reserved: car.reserved,
    certified: car.certified,
    preorder: car.preorder,
    created_at: car.created_at ?? '',
    images: image === undefined ? [] : [{ url: image, ...known({ width: car.image_width }) }],
    ...known({
      year: car.year,
      photos_count: car.photos_count,
      badge: car.badge,
      series: car.series,
      simple_body: body,
      simple_fuel: fuel,
      simple_transmission: transmission,
      drive: car.drive,
      seats: car.seats,
      colour: car.colour,
      engine_size: engine,
      km: car.km,
      sold_date_timestamp: car.sold_date_timestamp,
      price: car.price,
      before_price: car.before_price,
      subscription_price: car.subscription_price,
      price_type: oneOf(PRICE_TYPES, car.price_type),
      tag: car.tag,
      city: car.city,
      state: car.state,
      location_name: car.location_name,
    }),
    caravan: known({ sleeps, aggregate_trailer_mass: trailer_mass, body_length: length, tare_weight: tare }),
    variant: known({ grossvehiclemass: gvm, towingcapacitybraked: towing }),
  };
}

/** An address on this site, whatever the server says. */
function safePath(path: string | undefined): string {
  return path !== undefined && /^\/cars\/[^/\\]/.test(path) ? path : ALL_HREF;
}
