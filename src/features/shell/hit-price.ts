import type { SearchHit } from '../../domain/search/card-from-hit.ts';
import type { PriceSettings } from '../../domain/vehicle/card-settings.ts';
import { isAvailable } from '../../domain/vehicle/availability.ts';
import { priceDisplay } from '../../domain/vehicle/price-display.ts';

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Writes the one price of a car of an answer (spec D3) by the settings, which come as JSON; 'Sold' for one that is gone. */
export function hitPrice(settingsJson: string): (hit: SearchHit) => string {
  const settings: PriceSettings = JSON.parse(settingsJson);
  return (hit) => {
    const sold = hit['sold'] === true;
    if (!isAvailable({ status: String(hit['status']), sold })) return 'Sold';
    const [price, before, subscription] = [hit['price'], hit['before_price'], hit['subscription_price']].map(
      numberOf,
    );
    return priceDisplay(
      {
        preorder: hit['preorder'] === true,
        ...(price !== undefined && { price }),
        ...(before !== undefined && { before_price: before }),
        ...(subscription !== undefined && { subscription_price: subscription }),
      },
      settings,
    ).text;
  };
}
