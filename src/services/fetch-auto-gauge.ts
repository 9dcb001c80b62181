import { callPath } from '../api/call-path.ts';
import { GAUGE_VEHICLE } from '../api/routes.ts';
import type { AutoGaugeAnswer } from '../domain/market/auto-gauge.ts';
import { fetchJson } from './fetch-json.ts';
import { callAddress } from './page-calls.ts';

/** The market figures of a vehicle by its slug, as whoever answers the calls has them (spec V16, K1). Throws as fetchJson does. */
export async function fetchAutoGauge(slug: string): Promise<AutoGaugeAnswer | undefined> {
  const answer = await fetchJson(callAddress(callPath(GAUGE_VEHICLE.path, { slug })));
  // The rule reads each figure for itself and takes none that is no number.
  return typeof answer === 'object' && answer !== null ? answer : undefined;
}
