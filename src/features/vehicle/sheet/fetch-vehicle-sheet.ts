import { askFreshFields } from '../fresh/ask-fresh-fields.ts';
import { showFreshVehicle } from '../fresh/show-fresh-vehicle.ts';
import type { VehicleSheet } from './vehicle-sheet.ts';
import { readVehicleSheet } from './vehicle-sheet.ts';

/** What came of asking for a vehicle: its sheet, no such vehicle, or no answer. */
export type FetchedSheet =
  { kind: 'found'; slug: string; sheet: VehicleSheet } | { kind: 'unknown' } | { kind: 'unreachable' };

/** Milliseconds after which a page that does not come is given up. */
const TIMEOUT = 20_000;

/** A page of this site by its path; undefined where the site has none. Rejects where no answer comes. */
function fetchPage(path: string): Promise<Document | undefined> {
  return new Promise((resolve, reject) => {
    // The one way to parse a page that Trusted Types allow.
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.timeout = TIMEOUT;
    request.onload = () => {
      if (request.status >= 500) reject(new Error(`${path} answered ${request.status}`));
      else resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined);
    };
    request.onerror = request.ontimeout = () => reject(new Error(`${path} did not answer`));
    request.send();
  });
}

/** Reads the sheet of a vehicle from its own page, with what the platform says newer (spec V17, V18); `slug` is what an address says and can be anything. */
export async function fetchVehicleSheet(slug: string): Promise<FetchedSheet> {
  if (!/^[a-z0-9-]+$/.test(slug)) return { kind: 'unknown' };
  try {
    const page = await fetchPage(`/cars/${slug}`);
    const freshness = page?.querySelector('vehicle-freshness');
    if (page && freshness) showFreshVehicle(page, await askFreshFields(freshness), freshness);
    const sheet = page && readVehicleSheet(page, new Date());
    return sheet?.name === undefined ? { kind: 'unknown' } : { kind: 'found', slug, sheet };
  } catch {
    return { kind: 'unreachable' };
  }
}
