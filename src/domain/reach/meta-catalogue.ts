import type { AdVehicle } from './ad-vehicle.ts';
import type { CatalogueFormat } from './catalogue.ts';
import { SOCIAL_COLUMNS } from './social-columns.ts';

const FUELS: Readonly<Record<string, string>> = {
  Petrol: 'PETROL',
  Diesel: 'DIESEL',
  Electric: 'ELECTRIC',
  Hybrid: 'HYBRID',
};

/** The yard's address in the one form that Meta asks for, an object of JSON. */
function address({ location }: AdVehicle): string | undefined {
  if (!location) return undefined;
  const { street, city, state, postcode } = location.address;
  return JSON.stringify({ addr1: street, city, region: state, postal_code: postcode, country: 'AU' });
}

/** Each picture with its tag: where it stands in the row is all that is known of it. */
const pictures = ({ vehicle, jpegs: { meta: sources } }: AdVehicle): string | undefined =>
  sources.length === 0
    ? undefined
    : JSON.stringify(sources.map((url, index) => ({ url, tag: [`${vehicle.name} ${index + 1}`] })));

/**
 * Automotive inventory ads of Meta as a table divided by commas
 * (https://developers.facebook.com/docs/marketing-api/auto-ads/reference).
 */
export const META_CATALOGUE: CatalogueFormat = {
  file: 'meta-vehicles.csv',
  type: 'text/csv',
  delimiter: ',',
  longest: { vehicle_id: 100, title: 500, description: 5000 },
  columns: [
    ...SOCIAL_COLUMNS.identity,
    { name: 'image', value: pictures, missing: 'no picture' },
    { name: 'vin', value: ({ vin }) => vin, missing: 'no VIN of 17 characters' },
    ...SOCIAL_COLUMNS.figures,
    { name: 'fuel_type', value: ({ vehicle }) => FUELS[vehicle.simple_fuel ?? ''] },
    { name: 'availability', value: ({ vehicle }) => (vehicle.reserved ? 'PENDING' : 'AVAILABLE') },
    { name: 'address', value: address, missing: 'no yard that the settings know' },
    { name: 'latitude', value: ({ location }) => location?.address.lat },
    { name: 'longitude', value: ({ location }) => location?.address.long },
    { name: 'dealer_name', value: ({ location }) => location?.name },
    { name: 'dealer_phone', value: ({ location }) => location?.phone },
    { name: 'date_first_on_lot', value: ({ vehicle }) => vehicle.created_at?.slice(0, 10) },
  ],
};
