import { readVehicleView, type VehicleView } from '../domain/vehicle/fresh-fields.ts';
import { fetchJson } from './fetch-json.ts';

/** What the page knows of its vehicle, for the platform to compare with. */
export type KnownVehicle = { slug: string; photosCount: string; updatedAt: string; websiteId: string };

/** What the platform says newer of a vehicle (spec V18, K10). Throws as fetchJson does. */
export async function fetchVehicleView(known: KnownVehicle): Promise<VehicleView> {
  const query = new URLSearchParams({
    photos_count: known.photosCount,
    updated_at: known.updatedAt,
    website_id: known.websiteId,
  });
  return readVehicleView(await fetchJson(`/api/cars/${encodeURIComponent(known.slug)}/view.json?${query}`));
}
