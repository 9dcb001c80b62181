import type { Context } from 'hono';
import type { BackendEnv } from '../backend.ts';
import { Refused } from '../refused.ts';

const MAX_KEY = 255;

/** The key of an attempt, where the sender named one (spec K11). Throws Refused (422) for one that is too long or empty. */
export function attemptKey(context: Context<BackendEnv>): string | undefined {
  const key = context.req.header('idempotency-key');
  if (key !== undefined && (key === '' || key.length > MAX_KEY))
    throw new Refused(422, `Idempotency-Key: 1 to ${MAX_KEY} characters.`);
  return key;
}
