import type { RequestFilter } from './filter-request.ts';
import { RequestError } from './request-error.ts';

/** One query as the engine understands it, named as in the requests (spec S14). Pages count from 1. */
export interface SearchQuery {
  q?: string;
  filter?: RequestFilter;
  facets?: readonly string[];
  sort?: readonly string[];
  hitsPerPage?: number;
  page?: number;
  limit?: number;
  offset?: number;
  attributesToRetrieve?: readonly string[];
  attributesToHighlight?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  facetName?: string;
  facetQuery?: string;
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText);
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isFilter: Check = (value) =>
  isText(value) || (Array.isArray(value) && value.every((one) => isText(one) || isTexts(one)));

const CHECKS = {
  q: isText,
  filter: isFilter,
  facets: isTexts,
  sort: isTexts,
  hitsPerPage: isCount,
  page: isCount,
  limit: isCount,
  offset: isCount,
  attributesToRetrieve: isTexts,
  attributesToHighlight: isTexts,
  highlightPreTag: isText,
  highlightPostTag: isText,
  facetName: isText,
  facetQuery: isText,
} satisfies Record<keyof SearchQuery, Check>;

/**
 * Checks the parts of a query that came as JSON; parts this engine has no use for are passed over, null is absent.
 * Throws a RequestError for a part of the wrong type.
 */
export function readSearchQuery(value: Readonly<Record<string, unknown>>): SearchQuery {
  const query: Record<string, unknown> = {};
  for (const [name, isRight] of Object.entries(CHECKS)) {
    const part = value[name] ?? undefined;
    if (part === undefined) continue;
    if (!isRight(part)) {
      const code = name.replace(/[A-Z]/g, (letter) => '_' + letter.toLowerCase());
      throw new RequestError(`invalid_search_${code}`, `Invalid value type at \`.${name}\`.`);
    }
    query[name] = part;
  }
  return query;
}
