import type { FreshFields } from '../../../domain/vehicle/fresh-fields.ts';
import { fetchVehicleView } from '../../../services/fetch-vehicle-view.ts';
import { logFailure } from '../../../services/log-failure.ts';

/**
 * What the dealer's platform says newer of the vehicle whose <vehicle-freshness> has this `data`; a platform that does not
 * answer is logged and says nothing (spec V18).
 */
export async function askFreshFields(data: DOMStringMap): Promise<FreshFields> {
  const { slug = '', photos = '', updated = '', website = '' } = data;
  try {
    const known = { slug, photosCount: photos, updatedAt: updated, websiteId: website };
    return (await fetchVehicleView(known)).fields;
  } catch (error) {
    logFailure(`Nothing newer is known of ${slug}`, error);
    return {};
  }
}
