import { vehicleParts } from '../../../components/vehicle/vehicle-parts.ts';
import { pageParts } from '../page-parts.ts';
import type { FreshFields } from '../../../domain/vehicle/fresh-fields.ts';
import { fetchVehicleView } from '../../../services/fetch-vehicle-view.ts';
import { logFailure } from '../../../services/log-failure.ts';

/**
 * What the dealer's platform says newer of the vehicle of a <vehicle-freshness>; a platform that does not
 * answer is logged and says nothing (spec V18).
 */
export async function askFreshFields(freshness: Element): Promise<FreshFields> {
  const slug = vehicleParts.valueOf(freshness, 'slug') ?? '';
  const { photos, updated, website } = pageParts.read(freshness, 'photos', 'updated', 'website');
  try {
    const known = { slug, photosCount: photos, updatedAt: updated, websiteId: website };
    return (await fetchVehicleView(known)).fields;
  } catch (error) {
    logFailure(`Nothing newer is known of ${slug}`, error);
    return {};
  }
}
