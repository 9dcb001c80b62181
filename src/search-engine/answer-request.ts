import type { SearchEngine } from './engine.ts';
import { initialFacetAnswer, isInitialFacetRequest } from './initial-facets.ts';
import type { CardPart } from './index-format.ts';
import { RequestError } from './request-error.ts';
import { readSearchQuery } from './search-query.ts';

/** A request as the search client would have sent it over HTTP; `body` is JSON. */
export interface EngineRequest {
  method: string;
  path: string;
  body: string;
}

/** What the server would have answered. */
export interface EngineResponse {
  status: 200 | 400 | 404;
  body: unknown;
  /** Files beside the core, by index, without which hits lack fields or a query has no answer: add them and ask again. */
  missingCards: ReadonlyMap<string, readonly CardPart[]>;
}

type Engines = ReadonlyMap<string, SearchEngine>;
type Missing = Map<string, readonly CardPart[]>;
type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Answers POST /multi-search and POST /indexes/{uid}/facet-search in Meilisearch's shapes (spec S15, S16), from the
 * engines by index name. Whatever is asked, an answer is returned and nothing thrown.
 */
export function answerRequest(engines: Engines, { method, path, body }: EngineRequest): EngineResponse {
  const missing = new Map<string, readonly CardPart[]>();
  const facetSearch = /^\/indexes\/([^/]+)\/facet-search$/.exec(path);
  try {
    if (method !== 'POST' || !(facetSearch || path === '/multi-search')) {
      throw new RequestError('not_found', `Not found: ${method} ${path}`);
    }
    const json = parseObject(body);
    const answer = facetSearch
      ? answerFacet(engines, facetSearch[1], json, missing)
      : answerQueries(engines, json, missing);
    return { status: 200, body: answer, missingCards: missing };
  } catch (error) {
    const { code, message } = toRequestError(error);
    const link = `https://docs.meilisearch.com/errors#${code}`;
    const refusal = { message, code, type: 'invalid_request', link };
    // One query of several without its index makes a bad request; an address without it leads nowhere.
    const isLost = code === 'not_found' || (code === 'index_not_found' && facetSearch);
    return { status: isLost ? 404 : 400, body: refusal, missingCards: missing };
  }
}

function addMissing(missing: Missing, uid: string, parts: readonly CardPart[]): void {
  if (parts.length > 0) missing.set(uid, [...new Set([...(missing.get(uid) ?? []), ...parts])]);
}

function answerFacet(engines: Engines, uid: string | undefined, json: JsonObject, missing: Missing): unknown {
  const engine = engineOf(engines, uid);
  const asked = readSearchQuery(json);
  const before = engine.fileBefore(asked);
  if (before === undefined) return engine.searchFacet(asked);
  addMissing(missing, uid ?? '', [before]);
  return { facetHits: [] };
}

function answerQueries(engines: Engines, json: JsonObject, missing: Missing): unknown {
  const queries = json['queries'];
  if (!Array.isArray(queries) || !queries.every(isObject)) {
    throw new RequestError('bad_request', 'Invalid value type at `.queries`.');
  }
  if (isInitialFacetRequest(queries) && queries.every(({ indexUid }) => engines.has(String(indexUid))))
    return initialFacetAnswer(queries);
  const results = queries.map((query, at) => {
    try {
      const { indexUid } = query;
      if (typeof indexUid !== 'string')
        throw new RequestError('missing_index_uid', 'Missing field `indexUid`');
      const engine = engineOf(engines, indexUid);
      const asked = readSearchQuery(query);
      const before = engine.fileBefore(asked);
      if (before !== undefined) {
        addMissing(missing, indexUid, [before]);
        return { indexUid };
      }
      const { answer, missingCards } = engine.search(asked);
      addMissing(missing, indexUid, missingCards);
      return { indexUid, ...answer };
    } catch (error) {
      const { code, message } = toRequestError(error);
      throw new RequestError(code, `Inside \`.queries[${at}]\`: ${message}`);
    }
  });
  return { results };
}

function engineOf(engines: Engines, uid: string | undefined): SearchEngine {
  const engine = engines.get(uid ?? '');
  if (!engine) throw new RequestError('index_not_found', `Index \`${uid}\` not found.`);
  return engine;
}

function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  return new RequestError('bad_request', String(error));
}

function parseObject(body: string): JsonObject {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    json = undefined;
  }
  if (!isObject(json)) {
    throw new RequestError('malformed_payload', 'The json payload provided is malformed.');
  }
  return json;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
