import { callPath } from '../api/call-path.ts';
import { VIEW_VEHICLE } from '../api/routes.ts';
import { readVehicleView, type VehicleView } from '../domain/vehicle/fresh-fields.ts';
import { fetchJson } from './fetch-json.ts';
import { callAddress, websiteId } from './page-calls.ts';

/** What the page knows of its vehicle, for whoever answers to compare with. */
export type KnownVehicle = { slug: string; photosCount: string; updatedAt: string };

/** What is newer of a vehicle than its page (spec V18, K10). Throws as fetchJson does. */
export async function fetchVehicleView(known: KnownVehicle): Promise<VehicleView> {
  const query = {
    photos_count: known.photosCount,
    updated_at: known.updatedAt,
    website_id: websiteId(),
  };
  return readVehicleView(
    await fetchJson(callAddress(callPath(VIEW_VEHICLE.path, { slug: known.slug }, query))),
  );
}
