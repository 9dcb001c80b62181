import type { CarType, PriceType } from '../vehicle/vehicle-words.ts';
import type { AdVehicle } from './ad-vehicle.ts';
import type { CatalogueFormat } from './catalogue.ts';

/** Cars, trucks and vans in Google's product taxonomy. */
const CATEGORY = 916;

/** Google's words for what an Australian price includes. */
const PRICE_TYPES: Readonly<Record<PriceType, string>> = {
  drive_away: 'drive_away_price',
  estimated_drive_away: 'estimated_drive_away_price',
  excluding_government_charges: 'excluding_government_charges_price',
};

/** What Google takes in Australia: of new vehicles the total or its estimate, of used ones the total or the price before charges. */
const ALLOWED: Readonly<Record<CarType, readonly PriceType[]>> = {
  new: ['drive_away', 'estimated_drive_away'],
  demo: ['drive_away', 'excluding_government_charges'],
  used: ['drive_away', 'excluding_government_charges'],
};

const BODY_STYLES: Readonly<Record<string, string>> = {
  Convertible: 'convertible',
  Coupe: 'coupe',
  Hatchback: 'hatchback',
  'People Mover': 'minivan',
  Sedan: 'sedan',
  SUV: 'suv',
  Ute: 'ute',
  Van: 'full_size_van',
  Wagon: 'station_wagon',
};

const ENGINES: Readonly<Record<string, string>> = {
  Petrol: 'gasoline',
  Diesel: 'diesel',
  Electric: 'electric',
  Hybrid: 'hybrid',
};

/** Google's `condition` knows two; a demonstrator was driven. */
const condition = ({ vehicle }: AdVehicle): string => (vehicle.car_type === 'new' ? 'new' : 'used');

/** Addresses in one cell: Google divides them at commas, and reads a comma of an address itself as %2C (/answer/6324370). */
const addressList = (addresses: readonly string[]): string =>
  addresses.map((address) => address.replaceAll(',', '%2C')).join(',');

/** A new vehicle without a reading has none to speak of. */
const kilometres = ({ vehicle }: AdVehicle): number | undefined =>
  vehicle.km ?? (vehicle.car_type === 'new' ? 0 : undefined);

function excluded({ vehicle }: AdVehicle): string | undefined {
  // Passenger vehicles alone, utes among them: no motorcycles, trucks, caravans (Google's vehicle ads policy).
  if (vehicle.item_type !== 'car' || vehicle.simple_body === 'Truck') return 'not a passenger vehicle';
  if (vehicle.reserved) return 'reserved';
  if (vehicle.price_type === undefined) return 'no word on what the price includes';
  return ALLOWED[vehicle.car_type].includes(vehicle.price_type)
    ? undefined
    : 'a price of a kind that Google does not take';
}

/**
 * Vehicle ads of Google in Australia as a table divided by tabs (https://support.google.com/merchants/answer/11192663,
 * price types: /answer/14592783, body styles: /answer/14157085).
 */
export const GOOGLE_CATALOGUE: CatalogueFormat = {
  file: 'google-vehicles.tsv',
  type: 'text/tab-separated-values',
  delimiter: '\t',
  longest: { id: 50, brand: 70, description: 5000, store_code: 64 },
  excluded,
  columns: [
    { name: 'id', value: ({ id }) => id, missing: 'no id' },
    { name: 'VIN', value: ({ vin }) => vin, missing: 'no VIN of 17 characters' },
    { name: 'google_product_category', value: () => CATEGORY },
    {
      name: 'store_code',
      value: ({ location }) => location?.store_code,
      missing: 'no store code: locations[].store_code',
    },
    {
      name: 'vehicle_fulfillment(option:store_code)',
      value: ({ location }) => location?.store_code && `in_store:${location.store_code}`,
    },
    { name: 'link', value: ({ link }) => link },
    { name: 'link_template', value: ({ link }) => `${link}?store={store_code}` },
    { name: 'image_link', value: ({ pictures }) => pictures[0], missing: 'no picture' },
    { name: 'additional_image_link', value: ({ pictures }) => addressList(pictures.slice(1, 11)) },
    { name: 'price', value: ({ price }) => price && `${price} AUD`, missing: 'no price' },
    {
      name: 'vehicle_price_type',
      value: ({ vehicle: { price_type: type } }) => type && PRICE_TYPES[type],
    },
    { name: 'condition', value: condition },
    { name: 'brand', value: ({ vehicle }) => vehicle.make, missing: 'no make' },
    { name: 'model', value: ({ vehicle }) => vehicle.model, missing: 'no model' },
    { name: 'trim', value: ({ vehicle }) => vehicle.badge },
    { name: 'year', value: ({ vehicle }) => vehicle.year, missing: 'no year' },
    {
      name: 'mileage',
      value: (ad) => (kilometres(ad) === undefined ? undefined : `${kilometres(ad)} km`),
      missing: 'no kilometres',
    },
    { name: 'color', value: ({ vehicle }) => vehicle.colour, missing: 'no colour' },
    { name: 'body_style', value: ({ vehicle }) => BODY_STYLES[vehicle.simple_body ?? ''] },
    { name: 'engine', value: ({ vehicle }) => ENGINES[vehicle.simple_fuel ?? ''] },
    { name: 'description', value: ({ description }) => description },
  ],
};
