import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Refusal } from '../api/refusal.ts';
import type { Backend, BackendEnv } from './backend.ts';
import { Refused } from './refused.ts';

const FAULT = 'Something went wrong on our side. Nothing was changed; please try again, or call us.';

/** Answers what was thrown: a refusal in its own words, and anything else as a fault whose reason only the log has. */
export function answerRefusal(
  error: Error,
  context: Context<BackendEnv>,
  { log }: Pick<Backend, 'log'>,
): Response {
  const requestId = context.get('requestId');
  const refusal = (words: string): Refusal => ({ error: words, request_id: requestId });
  if (error instanceof Refused) return context.json(refusal(error.message), error.status, error.headers);
  if (error instanceof HTTPException)
    return context.json(refusal(error.message || 'The request could not be read.'), error.status);
  log.error({ err: error, requestId }, 'request failed');
  return context.json(refusal(FAULT), 500);
}
