import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Refusal } from '../api/refusal.ts';
import type { Backend, BackendEnv } from './backend.ts';
import { Refused } from './refused.ts';
import { answerRefusedShopper } from './shopper-page/refused-page.ts';

const FAULT = 'Something went wrong on our side and nothing was changed. Please try again, or call us.';

/** True if a browser asks for something to show, and not a script for an answer of a call. */
const isForPeople = (context: Context<BackendEnv>): boolean => {
  const accepts = context.req.header('accept') ?? '';
  return accepts.includes('text/html') && !accepts.includes('application/json');
};

/**
 * Answers what was thrown: a refusal in its own words, and anything else as a fault whose reason only the log has. A
 * browser that opened an address of a site gets a page of the site.
 */
export function answerRefusal(
  error: Error,
  context: Context<BackendEnv>,
  { log }: Pick<Backend, 'log'>,
): Response | Promise<Response> {
  const requestId = context.get('requestId');
  const answer = (
    words: string,
    status: HTTPException['status'],
    headers: Readonly<Record<string, string>> = {},
  ): Response | Promise<Response> => {
    // Of a host without a site there is no look.
    if ((context.get('site') as unknown) !== undefined && isForPeople(context))
      return answerRefusedShopper(context, words, status, headers);
    return context.json({ error: words, request_id: requestId } satisfies Refusal, status, headers);
  };
  if (error instanceof Refused) return answer(error.message, error.status, error.headers);
  if (error instanceof HTTPException)
    return answer(error.message || "We couldn't read that request.", error.status);
  log.error({ err: error, requestId }, 'request failed');
  return answer(FAULT, 500);
}
