import { pageParts } from '../page-parts.ts';
import type { FinanceLimits } from '../../../domain/finance/finance-limits.ts';
import { financeTeaser } from '../../../domain/finance/teaser.ts';
import { $freshVehicle } from '../../../state/fresh-vehicle.ts';
import { showFinanceExample } from '../finance/show-finance-example.ts';
import { askFreshFields } from './ask-fresh-fields.ts';
import { showFreshVehicle } from './show-fresh-vehicle.ts';

/** Asks what is newer than the page and shows it wherever the page says it (spec V18). */
export async function freshenVehicle(freshness: Element): Promise<void> {
  const fields = await askFreshFields(freshness);
  if (Object.keys(fields).length === 0) return;
  const { vehicle, isRepriced } = showFreshVehicle(document, fields, freshness);
  if (!isRepriced) return;
  $freshVehicle.set(fields);
  const limits = pageParts.valueOf(freshness, 'limits');
  const teaser = limits && financeTeaser(vehicle, JSON.parse(limits) as FinanceLimits);
  if (teaser) showFinanceExample(teaser);
}
