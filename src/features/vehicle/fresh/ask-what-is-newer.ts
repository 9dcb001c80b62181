import { pageParts } from '../page-parts.ts';
import { isNews, type FreshVehicle } from '../../../domain/vehicle/fresh-vehicle.ts';
import { askFreshFields } from './ask-fresh-fields.ts';

/** Asks what is newer than the page (spec V18); what shows it is loaded where there is something to show. */
export async function askWhatIsNewer(freshness: Element): Promise<void> {
  const fields = await askFreshFields(freshness);
  const built = JSON.parse(pageParts.valueOf(freshness, 'vehicle') ?? '{}') as FreshVehicle;
  if (!isNews(built, fields)) return;
  const { freshenVehicle } = await import('./freshen-vehicle.ts');
  freshenVehicle(freshness, fields);
}
