import { REQUEST_QUOTE } from '../api/routes.ts';
import type { QuoteRequest } from '../api/request-quote.ts';
import { readGivenQuote, type GivenQuote } from '../domain/finance/given-quote.ts';
import { fetchJson } from './fetch-json.ts';
import { callAddress } from './page-calls.ts';

/** A loan quote for a vehicle (spec C10, K9). Throws as fetchJson does, and an Error for an answer without all its figures. */
export async function requestQuote(request: QuoteRequest): Promise<GivenQuote> {
  const quote = readGivenQuote(await fetchJson(callAddress(REQUEST_QUOTE.path), request));
  if (!quote) throw new Error('The quote lacks one of its figures.');
  return quote;
}
