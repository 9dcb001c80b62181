import { callPath } from '../api/call-path.ts';
import { READ_DISCLAIMER } from '../api/routes.ts';
import { isJsonObject } from '../domain/text/json-object.ts';
import { fetchJson } from './fetch-json.ts';
import { callAddress } from './page-calls.ts';

/** The small print of a vehicle's finance figures, by its id (spec C9, K15). Throws as fetchJson does. */
export async function fetchDisclaimer(carId: string): Promise<string> {
  const answer = await fetchJson(callAddress(callPath(READ_DISCLAIMER.path, { car_id: carId })));
  const text = isJsonObject(answer) ? answer['disclaimer'] : undefined;
  return typeof text === 'string' ? text : '';
}
