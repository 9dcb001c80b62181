import { REQUEST_QUOTE, type Quote, type QuoteRequest } from '../calls/request-quote.ts';
import { isJsonObject } from '../domain/text/json-object.ts';
import { fetchJson } from './fetch-json.ts';
import { callAddress } from './page-calls.ts';

const isFigure = (value: unknown): value is number => typeof value === 'number' && value > 0;

/** A loan quote for a vehicle (spec C10, K9). Throws as fetchJson does, and an Error for an answer without all its figures. */
export async function requestQuote(request: QuoteRequest): Promise<Quote> {
  const answer = await fetchJson(callAddress(REQUEST_QUOTE.path), request);
  const given = isJsonObject(answer) ? answer : {};
  const { weeklyRepaymentAmount, comparisonRate, advertisedRate, estimate } = given;
  // A rate without its comparison rate may not be shown (National Credit Code, Part 10).
  if (!isFigure(weeklyRepaymentAmount) || !isFigure(comparisonRate) || !isFigure(advertisedRate))
    throw new Error('The quote lacks one of its figures.');
  return { weeklyRepaymentAmount, comparisonRate, advertisedRate, ...(estimate === true && { estimate }) };
}
