import type { IndexDocument } from '../../search-engine/index-document.ts';
import type { PriceSettings } from '../vehicle/card-settings.ts';
import { type PricedVehicle, priceDisplay } from '../vehicle/price-display.ts';
import { realPrice } from '../vehicle/real-price.ts';

/** A car with a drop has the one value of its field. */
export const DROP_BANDS = { edges: [1], labels: ['', 'true'] } as const;

/**
 * Dollars by which a price is below the one before it, which the dealer's own history proves (stock/history/was-price); undefined for
 * a car whose price did not drop.
 */
export function priceDrop({
  price,
  before_price: before,
}: Pick<PricedVehicle, 'price' | 'before_price'>): number | undefined {
  const asked = realPrice(price);
  const drop = asked === undefined || before === undefined ? 0 : Math.round(before) - Math.round(asked);
  return drop > 0 ? drop : undefined;
}

/**
 * A document without the drop of a price where no page shows one (spec D3): the dealer may keep earlier prices to himself, and a car
 * may be shown by the week.
 */
export function withShownDrop(
  document: IndexDocument,
  vehicle: PricedVehicle,
  settings: PriceSettings | undefined,
): IndexDocument {
  if (!settings || priceDisplay(vehicle, settings).kind === 'reduced') return document;
  return { ...document, price_drop: undefined, price_dropped: undefined, before_price: undefined };
}
