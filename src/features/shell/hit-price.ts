import type { SearchHit } from '../../domain/search/card-from-hit.ts';
import type { PriceSettings } from '../../domain/vehicle/card-settings.ts';
import { priceDisplay } from '../../domain/vehicle/price-display.ts';

/** What the price of a car is read from, beside its price type. */
const FIGURES = ['price', 'before_price', 'subscription_price'] as const;

/** Fields that a search must answer for `hitPrice`. */
export const PRICE_ATTRIBUTES = [...FIGURES, 'price_type', 'preorder'] as const;

/** The one price of a car of an answer and what it includes, '' for nothing (spec D3, D4); other kinds of values are none. */
export function hitPrice(hit: SearchHit, settings: PriceSettings): { detail: string; note: string } {
  const figures = Object.fromEntries(
    FIGURES.flatMap((name) => (typeof hit[name] === 'number' ? [[name, hit[name]]] : [])),
  ) as { [Name in (typeof FIGURES)[number]]?: number };
  const type = hit['price_type'];
  const isType = (name: unknown): name is keyof PriceSettings['labels'] =>
    typeof name === 'string' && Object.hasOwn(settings.labels, name);
  const price = priceDisplay(
    { ...figures, preorder: hit['preorder'] === true, ...(isType(type) && { price_type: type }) },
    settings,
  );
  const note = price.kind === 'subscription' ? price.note : 'label' in price ? (price.label ?? '') : '';
  return { detail: price.text, note };
}
