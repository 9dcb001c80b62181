import type { AutoGaugeShown } from './auto-gauge.ts';
import { gaugeFromFeed } from './gauge-from-feed.ts';
import { marketPriceIndicator, type MarketPriceIndicator } from './market-price.ts';
import type { MarketSettings } from './market-settings.ts';
import { marketSourceNote } from './market-source-note.ts';
import type { PlatformSettings } from '../platform/platform-settings.ts';
import { shownParts } from '../vehicle/shown-parts.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What a vehicle's page says of the market (spec V5, V16); `gauge` 'asked' waits for the dealer's platform. */
export type VehicleMarket = {
  indicator: MarketPriceIndicator | undefined;
  gauge: AutoGaugeShown | 'asked' | undefined;
  /** Whose figures these are, and of which day. */
  note: string;
};

type Settings = {
  market: MarketSettings;
  platform: PlatformSettings;
  switches: { auto_gauge: boolean };
};

/** The market figures of a vehicle: the feed's own, else those of the platform where the dealer has one. */
export function vehicleMarket(vehicle: Vehicle, settings: Settings): VehicleMarket | undefined {
  if (!shownParts(vehicle).gauge) return undefined;
  const indicator = marketPriceIndicator(vehicle);
  const fromFeed = settings.switches.auto_gauge ? gaugeFromFeed(vehicle) : undefined;
  const isAsked = settings.switches.auto_gauge && settings.platform !== false;
  const gauge = fromFeed?.shown ? fromFeed : isAsked ? ('asked' as const) : undefined;
  if (!indicator && !gauge) return undefined;
  return { indicator, gauge, note: marketSourceNote(settings.market, vehicle.updated_at) };
}
