import type { AutoGaugeAnswer } from '../domain/market/auto-gauge.ts';
import { fetchJson } from './fetch-json.ts';

/** The market figures of the vehicle at `path` (`/cars/{slug}`) as the platform has them (spec V16, K1). Throws as fetchJson does. */
export async function fetchAutoGauge(path: string): Promise<AutoGaugeAnswer | undefined> {
  const answer = await fetchJson(`${path}/autogauge`);
  // The rule reads each figure for itself and takes none that is no number.
  return typeof answer === 'object' && answer !== null ? answer : undefined;
}
