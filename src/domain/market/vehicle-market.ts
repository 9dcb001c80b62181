import { autoGauge, type AutoGauge, type AutoGaugeShown } from './auto-gauge.ts';
import { marketPriceIndicator, type MarketPriceIndicator } from './market-price.ts';
import type { MarketSettings } from './market-settings.ts';
import { daysBetween } from '../calendar/days-between.ts';
import type { PlatformSettings } from '../platform/platform-settings.ts';
import { shownParts } from '../vehicle/shown-parts.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { formatDate } from '../text/format.ts';

/**
 * The source and the day of the figures behind a market price or gauge, in words to stand beside it (spec V5, V16). `asOf` is
 * an ISO date or date-time; without one the words name no day.
 */
export function marketSourceNote(
  settings: Pick<MarketSettings, 'source' | 'caution'>,
  asOf: string | undefined,
): string {
  const dated = asOf ? `${settings.source}, ${formatDate(asOf)}` : settings.source;
  return [`Source: ${dated}.`, settings.caution].filter(Boolean).join(' ');
}

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

/** What a vehicle's page says of the market (spec V5, V16); `gauge` 'asked' waits for the dealer's platform. */
export type VehicleMarket = {
  indicator: MarketPriceIndicator | undefined;
  gauge: AutoGaugeShown | 'asked' | undefined;
  /** The source of these figures, and their day. */
  note: string;
};

type Settings = {
  market: MarketSettings;
  platform: PlatformSettings;
  switches: { auto_gauge: boolean };
};

/** The vehicle without figures whose valuation is too old to speak of the market on `today`, or dated after it. */
function withFreshFigures(vehicle: Vehicle, { max_age_days: most }: MarketSettings, today: string): Vehicle {
  const valued = vehicle.autograb_data?.valued_at;
  const age = valued === undefined ? 0 : daysBetween(valued, today);
  return age >= 0 && age <= most ? vehicle : { ...vehicle, autograb_data: undefined };
}

/**
 * The market figures of a vehicle on `today` (YYYY-MM-DD): the feed's own, with the day of their valuation where it says one
 * and for as long as that is no older than the dealer allows, else those of the platform where the dealer has one.
 */
export function vehicleMarket(given: Vehicle, settings: Settings, today: string): VehicleMarket | undefined {
  const vehicle = withFreshFigures(given, settings.market, today);
  if (!shownParts(vehicle).gauge) return undefined;
  const indicator = marketPriceIndicator(vehicle);
  const fromFeed = settings.switches.auto_gauge ? gaugeFromFeed(vehicle) : undefined;
  const isAsked = settings.switches.auto_gauge && settings.platform !== false;
  const gauge = fromFeed?.shown ? fromFeed : isAsked ? ('asked' as const) : undefined;
  if (!indicator && !gauge) return undefined;
  const isFeeds = indicator !== undefined || fromFeed?.shown === true;
  const day = isFeeds ? vehicle.autograb_data?.valued_at : undefined;
  return { indicator, gauge, note: marketSourceNote(settings.market, day) };
}
