import { MAX_VALUES_PER_FACET } from '../../domain/search/index-plan.ts';
import { isJsonObject, type JsonObject } from '../../domain/text/json-object.ts';

/** An answer to a request of the search, from either engine. */
export type Answered = { status: number; body: unknown };

const objectOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What only the server says of a document, and what is another in every answer. */
const OWN_OF_THE_SERVER = new Set([
  '_geoDistance',
  'document_key',
  'processingTimeMs',
  'requestUid',
  'indexUid',
  'query',
]);
const COMPARED_APART = new Set(['hits', 'facetDistribution']);
/** The server counts each of their values, which no page shows. */
const COUNTED_AS_RANGE = new Set(['price', 'km', 'subscription_price', 'created_at', 'sold_date_timestamp']);

/** JSON with keys in the alphabet, so that order in an object does not count. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isJsonObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

/**
 * What differs between a server's answer and ours (spec S16), a line each as 'name: theirs / ours'; empty when they are
 * equal. Messages of refusals, times and the counts of a range's figures are not compared; with `isRanked` the order of
 * the cars, which is each engine's own relevance, is not either.
 */
export function answerDifferences(theirs: Answered, ours: Answered, isRanked = false): string[] {
  if (theirs.status !== ours.status) return [line('status', theirs.status, ours.status)];
  const [their, our] = [objectOf(theirs.body), objectOf(ours.body)];
  if (theirs.status !== 200) return compare('code', their['code'], our['code']);
  if (!('results' in their)) return resultDifferences(their, our, '', isRanked);
  const [results, others] = [listOf(their['results']), listOf(our['results'])];
  if (results.length !== others.length) return [line('results', results.length, others.length)];
  return results.flatMap((result, at) =>
    resultDifferences(
      objectOf(result),
      objectOf(others[at]),
      results.length > 1 ? `query ${at + 1}, ` : '',
      isRanked,
    ),
  );
}

function resultDifferences(theirs: JsonObject, ours: JsonObject, where: string, isRanked: boolean): string[] {
  const names = new Set([...Object.keys(theirs), ...Object.keys(ours)]);
  const plain = [...names].filter((name) => !OWN_OF_THE_SERVER.has(name) && !COMPARED_APART.has(name));
  return [
    ...plain.flatMap((name) => compare(where + name, theirs[name], ours[name])),
    ...countDifferences(objectOf(theirs['facetDistribution']), objectOf(ours['facetDistribution']), where),
    ...hitDifferences(listOf(theirs['hits']), listOf(ours['hits']), where, isRanked),
  ];
}

function countDifferences(theirs: JsonObject, ours: JsonObject, where: string): string[] {
  const names = new Set([...Object.keys(theirs), ...Object.keys(ours)]);
  return [...names].flatMap((name) =>
    // From a longer list each engine drops others of the rarest values.
    Object.keys(objectOf(theirs[name])).length >= MAX_VALUES_PER_FACET || COUNTED_AS_RANGE.has(name)
      ? []
      : compare(`${where}counts of ${name}`, theirs[name] ?? {}, ours[name] ?? {}),
  );
}

function hitDifferences(
  theirs: readonly unknown[],
  ours: readonly unknown[],
  where: string,
  isRanked: boolean,
): string[] {
  const idsOf = (hits: readonly unknown[]): unknown[] => hits.map((hit) => objectOf(hit)['id']);
  const [ids, others] = [idsOf(theirs), idsOf(ours)];
  if (ordered(ids) !== ordered(others)) {
    const isSameSet = ordered(ids.toSorted()) === ordered(others.toSorted());
    if (isRanked && (isSameSet || ids.length === others.length)) return [];
    return [line(`${where}${isSameSet ? 'order of hits' : 'hits'}`, ids, others)];
  }
  return theirs.flatMap((hit, at) => {
    const known = Object.entries(objectOf(hit)).filter(([name]) => !OWN_OF_THE_SERVER.has(name));
    const rest = ({ document_key: _, ...formatted }: JsonObject): JsonObject => formatted;
    const plain = known.map(([name, value]) => [name, name === '_formatted' ? rest(objectOf(value)) : value]);
    return compare(`${where}hit ${String(ids[at])}`, Object.fromEntries(plain), ours[at]);
  });
}

const compare = (name: string, theirs: unknown, ours: unknown): string[] =>
  ordered(theirs) === ordered(ours) ? [] : [line(name, theirs, ours)];

const shown = (value: unknown): string => (value === undefined ? 'none' : ordered(value));
const line = (name: string, theirs: unknown, ours: unknown): string =>
  `${name}: ${shown(theirs)} / ${shown(ours)}`;
