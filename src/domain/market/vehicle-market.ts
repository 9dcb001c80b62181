import type { AutoGaugeShown } from './auto-gauge.ts';
import { gaugeFromFeed } from './gauge-from-feed.ts';
import { marketPriceIndicator, type MarketPriceIndicator } from './market-price.ts';
import type { MarketSettings } from './market-settings.ts';
import { daysBetween } from '../calendar/days-between.ts';
import { marketSourceNote } from './market-source-note.ts';
import type { PlatformSettings } from '../platform/platform-settings.ts';
import { shownParts } from '../vehicle/shown-parts.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

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
