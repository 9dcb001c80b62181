import path from 'node:path';
import { ExpectedError } from '../../../src/command-line/expected-error.ts';
import { PROJECT_ROOT } from '../../../src/command-line/project-root.ts';
import type { PostcodePlace } from '../../../src/domain/location/postcode-places.ts';
import type { Vehicle } from '../../../src/domain/vehicle/vehicle.ts';
import { RAIL_NAMES } from '../../../src/stock/rails/rail.ts';
import { takeStock } from '../../../src/stock/take-stock.ts';
import { loadTenant } from '../../../src/tenant/load-tenant.ts';
import { parse } from 'csv-parse/sync';

/** The vehicles of a feed, read as a build reads it. Throws ExpectedError for a feed that a build would refuse. */
export async function takeFeed(
  feed: string,
  map: string,
  now: Date,
  stateFolder: string,
): Promise<readonly Vehicle[]> {
  const { tenant, folder } = await loadTenant('plain', path.join(PROJECT_ROOT, 'tests', 'tenants'));
  const outcome = await takeStock({
    tenant,
    tenantFolder: folder,
    stateFolder,
    today: now.toISOString().slice(0, 'YYYY-MM-DD'.length),
    now,
    feed,
    map,
    allow: RAIL_NAMES,
  });
  if (outcome.kind === 'refused') throw new ExpectedError(`${feed}: ${outcome.message}`);
  return outcome.vehicles;
}

/** The places of a table with the columns postcode, locality, state, lat and long; post boxes are left out. */
export function readPlaces(csv: string): PostcodePlace[] {
  const rows: Record<'postcode' | 'locality' | 'state' | 'lat' | 'long', string>[] = parse(csv, {
    columns: true,
  });
  return rows
    .filter(({ postcode }) => !/^1\d{3}$/.test(postcode))
    .map(({ postcode, locality, state, lat, long }) => ({
      postcode,
      state,
      lat: Number(lat),
      lng: Number(long),
      localities: [locality],
      people: 0,
    }));
}
