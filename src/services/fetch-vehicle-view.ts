import { callPath } from '../calls/call-path.ts';
import { VIEW_VEHICLE } from '../calls/view-vehicle.ts';
import { readVehicleView, type VehicleView } from '../domain/vehicle/fresh-fields.ts';
import { fetchJson } from './fetch-json.ts';

/** What the page knows of its vehicle, for the platform to compare with. */
export type KnownVehicle = { slug: string; photosCount: string; updatedAt: string; websiteId: string };

/** What the platform says newer of a vehicle (spec V18, K10). Throws as fetchJson does. */
export async function fetchVehicleView(known: KnownVehicle): Promise<VehicleView> {
  const query = {
    photos_count: known.photosCount,
    updated_at: known.updatedAt,
    website_id: known.websiteId,
  };
  return readVehicleView(await fetchJson(callPath(VIEW_VEHICLE.path, { slug: known.slug }, query)));
}
