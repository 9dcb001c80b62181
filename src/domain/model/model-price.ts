import { formatDollars } from '../text/format.ts';
import { realPrice } from '../vehicle/real-price.ts';
import type { ModelVariant } from './model.ts';

type PriceRange = Pick<ModelVariant, 'dap_min_price' | 'dap_max_price'>;

/** Real drive-away prices of ranges in whole dollars, lowest first (spec D3). */
function realPrices(ranges: readonly PriceRange[]): number[] {
  const prices = ranges.flatMap(({ dap_min_price: least, dap_max_price: most }) => [least, most]);
  return prices
    .map((price) => realPrice(price ?? undefined))
    .filter((price) => price !== undefined)
    .toSorted((a, b) => a - b);
}

/** A variant's drive-away price: '$38,990', or '$38,990 to $46,990'; undefined when none is published (spec M2, D4). */
export function variantPriceText(variant: PriceRange): string | undefined {
  const prices = realPrices([variant]).map(formatDollars);
  const [least] = prices;
  const most = prices.at(-1);
  return least === most ? least : `${least} to ${most}`;
}

/** What a model costs at least: 'From $38,990', or '$38,990' when there is one price only (spec M2, D4). */
export function modelPriceText(variants: readonly PriceRange[]): string | undefined {
  const prices = realPrices(variants).map(formatDollars);
  const [least] = prices;
  return least === prices.at(-1) ? least : `From ${least}`;
}

/** The lowest and highest price of a model in whole dollars, as its page shows them; undefined without any (spec M2). */
export function modelPriceRange(
  variants: readonly PriceRange[],
): { least: number; most: number } | undefined {
  const prices = realPrices(variants);
  const [least] = prices;
  const most = prices.at(-1);
  return least === undefined || most === undefined ? undefined : { least, most };
}
