import { formatDollars } from '../text/format.ts';
import { hasPrice } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** `amountBelow` and `average` in whole dollars; `text` is the whole sentence without its stop. */
export type MarketPriceIndicator = {
  kind: 'below';
  amountBelow: number;
  average: number;
  scope: 'state' | 'national';
  text: string;
};

type MarketAverage = Pick<MarketPriceIndicator, 'average' | 'scope'>;

/** Dollars below the average from which a price is worth a word (spec V5). */
const MIN_BELOW = 500;

/** How far a price (dollars) lies below an average, as a share of it: '7% lower' (spec V10). */
export function shareBelowText(price: number, average: number): string {
  const percent = Math.round((1 - price / average) * 100);
  return percent < 1 ? 'Less than 1% lower' : `${percent}% lower`;
}

/**
 * How far a price lies below the market average, when that is at least 500 dollars (spec V5). The state's average counts
 * where there is one, the national one else: never whichever flatters more.
 */
export function marketPriceIndicator(
  vehicle: Pick<Vehicle, 'price' | 'autograb_data'>,
): MarketPriceIndicator | undefined {
  const market = marketAverage(vehicle.autograb_data);
  if (!market || !hasPrice(vehicle)) return undefined;
  const amountBelow = market.average - Math.round(vehicle.price);
  if (amountBelow < MIN_BELOW) return undefined;
  const text = `${formatDollars(amountBelow)} below the ${market.scope} average of ${formatDollars(market.average)}`;
  return { kind: 'below', amountBelow, ...market, text };
}

function marketAverage(data: Vehicle['autograb_data']): MarketAverage | undefined {
  if (data?.state_average_market_price) {
    return { average: Math.round(data.state_average_market_price), scope: 'state' };
  }
  if (data?.average_market_price) {
    return { average: Math.round(data.average_market_price), scope: 'national' };
  }
  return undefined;
}
