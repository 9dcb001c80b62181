import type { Vehicle } from '../vehicle/vehicle.ts';
import { autoGauge, type AutoGauge, type AutoGaugeAnswer } from './auto-gauge.ts';

/** A vehicle whose market data may carry the figures that the call would answer. */
export type VehicleWithMarket = Pick<Vehicle, 'price'> & {
  autograb_data?: (Averages & AutoGaugeAnswer) | undefined;
};

type Averages = Partial<Record<keyof NonNullable<Vehicle['autograb_data']>, number | undefined>>;

/**
 * The auto gauge a feed's own figures suffice for, so that no call is needed (spec V16). The vehicle's price stands for
 * `listing_price`: the gauge must speak of the price on the page. Averages alone hold no range and show none.
 */
export function gaugeFromFeed({ price, autograb_data: data }: VehicleWithMarket): AutoGauge {
  return autoGauge(data && { ...data, listing_price: price });
}
