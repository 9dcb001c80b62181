import { loadPage } from '../../../services/load-page.ts';
import { askFreshFields } from '../fresh/ask-what-is-newer.ts';
import { showFreshVehicle } from '../fresh/show-fresh-vehicle.ts';
import type { VehicleSheet } from './vehicle-sheet.ts';
import { readVehicleSheet } from './vehicle-sheet.ts';

/** What came of asking for a vehicle: its sheet, no such vehicle, or no answer. */
export type FetchedSheet =
  { kind: 'found'; slug: string; sheet: VehicleSheet } | { kind: 'unknown' } | { kind: 'unreachable' };

/** Reads the sheet of a vehicle from its own page, with what the platform says newer (spec V17, V18); `slug` is what an address says and can be anything. */
export async function fetchVehicleSheet(slug: string): Promise<FetchedSheet> {
  if (!/^[a-z0-9-]+$/.test(slug)) return { kind: 'unknown' };
  try {
    const page = await loadPage(`/cars/${slug}`);
    const freshness = page?.querySelector('vehicle-freshness');
    if (page && freshness) showFreshVehicle(page, await askFreshFields(freshness), freshness);
    const sheet = page && readVehicleSheet(page, new Date());
    return sheet?.name === undefined ? { kind: 'unknown' } : { kind: 'found', slug, sheet };
  } catch {
    return { kind: 'unreachable' };
  }
}
