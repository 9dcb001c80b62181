import { pageMarks } from '../page-marks.ts';
import type { FinanceLimits } from '../../../domain/finance/finance-limits.ts';
import type { FinanceQuote } from '../../../domain/finance/finance-quote.ts';
import { repricedTeaser } from '../../../domain/finance/teaser.ts';
import { isAvailable } from '../../../domain/vehicle/availability.ts';
import type { FreshFields } from '../../../domain/vehicle/fresh-fields.ts';
import { $freshPrice, $freshVehicle } from '../../../state/fresh-vehicle.ts';
import { showFinanceExample } from '../finance/show-finance-example.ts';
import { showFreshVehicle } from './show-fresh-vehicle.ts';

/** Shows what is newer than the page wherever the page says it (spec V18). */
export function freshenVehicle(freshness: Element, fields: FreshFields): void {
  const { vehicle, price, isRepriced } = showFreshVehicle(document, fields, freshness);
  if (!isAvailable(vehicle)) $freshPrice.set(null);
  if (!isRepriced) return;
  $freshVehicle.set(fields);
  if (isAvailable(vehicle)) $freshPrice.set(price);
  const limits = pageMarks.valueOf(freshness, 'limits');
  const offered = pageMarks.valueOf(freshness, 'offered');
  const teaser =
    limits &&
    repricedTeaser(
      vehicle,
      JSON.parse(limits) as FinanceLimits,
      offered === undefined ? undefined : (JSON.parse(offered) as FinanceQuote),
    );
  if (teaser) showFinanceExample(teaser);
}
