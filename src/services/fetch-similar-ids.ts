import { callPath } from '../api/call-path.ts';
import { LIST_SIMILAR } from '../api/routes.ts';
import { isJsonObject } from '../domain/text/json-object.ts';
import { fetchJson } from './fetch-json.ts';
import { callAddress } from './page-calls.ts';

/** The ids of vehicles like one, most alike first (spec V11, K16). Throws as fetchJson does, and an Error for no list. */
export async function fetchSimilarIds(slug: string): Promise<string[]> {
  const answer = await fetchJson(callAddress(callPath(LIST_SIMILAR.path, { slug })));
  const ids: unknown = isJsonObject(answer) ? answer['ids'] : undefined;
  if (!Array.isArray(ids)) throw new Error(`No list of what is like ${slug} was answered.`);
  // An id that is a number is one all the same.
  return ids.map(String);
}
