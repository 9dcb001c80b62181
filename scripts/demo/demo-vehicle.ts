import type { Location } from '../../src/domain/location/location.ts';
import type {
  CaravanFigures,
  LenderOffer,
  VariantFigures,
  Vehicle,
} from '../../src/domain/vehicle/vehicle.ts';
import type * as z from 'zod';

/** The vehicle fields that a demo vehicle carries just as the site knows them. */
type SameAsVehicle = Pick<
  Vehicle,
  | 'id'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'series'
  | 'price'
  | 'before_price'
  | 'preorder'
  | 'price_type'
  | 'car_type'
  | 'status'
  | 'tag'
  | 'reserved'
  | 'sold'
  | 'sold_date_timestamp'
  | 'certified'
  | 'created_at'
  | 'updated_at'
  | 'km'
  | 'stocknum'
  | 'vin'
  | 'nvic'
  | 'regplate'
  | 'rego_expiry'
  | 'expected_date'
  | 'build_date'
  | 'compliance_date'
  | 'colour'
  | 'interior_colour'
  | 'fuel'
  | 'simple_fuel'
  | 'body'
  | 'simple_body'
  | 'trans'
  | 'simple_transmission'
  | 'drive'
  | 'seats'
  | 'doors'
  | 'engine_size'
  | 'engine_size_litres'
  | 'video_url'
  | 'external_video_url'
  | 'spin_images'
  | 'spin_code'
  | 'spin_interior_image'
  | 'hotspots'
  | 'standardEquipment'
  | 'dealercomments'
  | 'categories'
  | 'filtered_features'
  | 'item_type'
  | 'file'
  | 'show_on_dealer_website'
  | 'autograb_data'
  | 'youxQuote'
  | 'lenders'
>;

/** One vehicle of a demo dealer, before it is written in the shape of that dealer's feed. */
export type DemoVehicle = SameAsVehicle & {
  /** Paths in the tenant's folder. */
  images: string[];
  /** What it was offered for before, oldest first; proves `before_price`. */
  price_history: { date: string; price: number }[];
  location: Location;
  variant?: z.output<typeof VariantFigures>;
  caravan?: z.output<typeof CaravanFigures>;
};

export type LenderOffers = Record<string, z.output<typeof LenderOffer>>;
