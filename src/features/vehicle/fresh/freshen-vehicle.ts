import type { FinanceLimits } from '../../../domain/finance/finance-limits.ts';
import { financeTeaser } from '../../../domain/finance/teaser.ts';
import { $freshVehicle } from '../../../state/fresh-vehicle.ts';
import { showFinanceExample } from '../finance/show-finance-example.ts';
import { askFreshFields } from './ask-fresh-fields.ts';
import { showFreshVehicle } from './show-fresh-vehicle.ts';

/** Asks what is newer than the page and shows it wherever the page says it (spec V18). */
export async function freshenVehicle(data: DOMStringMap): Promise<void> {
  const fields = await askFreshFields(data);
  if (Object.keys(fields).length === 0) return;
  const { vehicle, isRepriced } = showFreshVehicle(document, fields, data);
  if (!isRepriced) return;
  $freshVehicle.set(fields);
  const teaser = data['limits'] && financeTeaser(vehicle, JSON.parse(data['limits']) as FinanceLimits);
  if (teaser) showFinanceExample(teaser);
}
