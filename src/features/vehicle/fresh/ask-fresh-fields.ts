import { vehicleParts } from '../../../components/vehicle/vehicle-parts.ts';
import { pageParts } from '../page-parts.ts';
import type { FreshFields } from '../../../domain/vehicle/fresh-fields.ts';
import { fetchVehicleView } from '../../../services/fetch-vehicle-view.ts';
import { logFailure } from '../../../services/log-failure.ts';

/** What is newer of the vehicle of a <vehicle-freshness>; no answer is logged and says nothing (spec V18). */
export async function askFreshFields(freshness: Element): Promise<FreshFields> {
  const slug = vehicleParts.valueOf(freshness, 'slug') ?? '';
  const { photos, updated } = pageParts.read(freshness, 'photos', 'updated');
  try {
    return (await fetchVehicleView({ slug, photosCount: photos, updatedAt: updated })).fields;
  } catch (error) {
    logFailure(`Nothing newer is known of ${slug}`, error);
    return {};
  }
}
