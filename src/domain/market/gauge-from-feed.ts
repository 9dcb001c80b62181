import type { Vehicle } from '../vehicle/vehicle.ts';
import { autoGauge, type AutoGauge } from './auto-gauge.ts';

/**
 * The auto gauge a feed's own figures suffice for, so that no call is needed (spec V16). The vehicle's price stands for
 * `listing_price`: the gauge must speak of the price on the page. Averages alone hold no range and show none.
 */
export function gaugeFromFeed({
  price,
  autograb_data: data,
}: Pick<Vehicle, 'price' | 'autograb_data'>): AutoGauge {
  return autoGauge(data && { ...data, listing_price: price }, price);
}
