import { VIEW_VEHICLE } from '../../../api/routes.ts';
import { vehicleMarks } from '../../../components/vehicle/vehicle-marks.ts';
import { readVehicleView, type FreshFields } from '../../../domain/vehicle/fresh-fields.ts';
import { isNews, type FreshVehicle } from '../../../domain/vehicle/fresh-vehicle.ts';
import { askPlatform, websiteId } from '../../../services/call-api.ts';
import { logFailure } from '../../../services/log-failure.ts';
import { pageMarks } from '../page-marks.ts';

/** What is newer of the vehicle of a <vehicle-freshness> (spec V18, K10); no answer is logged and says nothing. */
export async function askFreshFields(freshness: Element): Promise<FreshFields> {
  const slug = vehicleMarks.valueOf(freshness, 'slug') ?? '';
  const { photos, updated } = pageMarks.read(freshness, 'photos', 'updated');
  const query = { photos_count: photos, updated_at: updated, website_id: websiteId() };
  try {
    return readVehicleView(await askPlatform(VIEW_VEHICLE, { parts: { slug }, query })).fields;
  } catch (error) {
    logFailure(`Nothing newer is known of ${slug}`, error);
    return {};
  }
}

/** Asks what is newer than the page (spec V18); what shows it is loaded where there is something to show. */
export async function askWhatIsNewer(freshness: Element): Promise<void> {
  const fields = await askFreshFields(freshness);
  const built = JSON.parse(pageMarks.valueOf(freshness, 'vehicle') ?? '{}') as FreshVehicle;
  if (!isNews(built, fields)) return;
  const { freshenVehicle } = await import('./freshen-vehicle.ts');
  freshenVehicle(freshness, fields);
}
