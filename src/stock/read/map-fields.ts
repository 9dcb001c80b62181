import { CaravanFigures, Vehicle, VariantFigures } from '../../domain/vehicle/vehicle.ts';

/** Groups of figures that a column map names one by one, without the group. */
const VARIANT_FIELDS = VariantFigures.keyof().options;
const CARAVAN_FIELDS = CaravanFigures.keyof().options;
const VEHICLE_FIELDS = Vehicle.omit({
  // Made here, never read.
  path: true,
  name: true,
  // Their members are fields of their own.
  variant: true,
  caravan: true,
}).keyof().options;

/** Fields that only reading a feed needs: other places for pictures and yards, the prices that
 * went before, what a price is worth (its tax, the days of a special one), and whether the vehicle is for sale. */
const READING_FIELDS = [
  'primary_image_url',
  'location_id',
  'price_history',
  'special_price',
  'special_from',
  'special_until',
  'price_tax',
  'for_sale',
  'not_for_sale',
  'for_sale_from',
] as const;

/** Every field a column map can fill; these names stand in `feed.columns`, `feed.values` and `feed.defaults`. */
export const MAP_FIELDS = [
  ...VEHICLE_FIELDS,
  ...VARIANT_FIELDS,
  ...CARAVAN_FIELDS,
  ...READING_FIELDS,
] as const;

export type MapField = (typeof MAP_FIELDS)[number];

/** A record in our fields, its values still as the feed wrote them. */
export type RawVehicle = Partial<Record<MapField, unknown>>;

/** True if a word is a field that a column map can fill. */
export function isMapField(word: string): word is MapField {
  const fields: readonly string[] = MAP_FIELDS;
  return fields.includes(word);
}
