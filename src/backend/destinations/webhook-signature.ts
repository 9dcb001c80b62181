import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/** Standard Webhooks ask for 24 to 64 bytes. */
const MIN_KEY = 24;

/** The key in a secret, `whsec_` and base64; undefined when it is none, or too short to be one. */
function keyOf(secret: string): Buffer | undefined {
  const encoded = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret;
  const key = /^[A-Za-z0-9+/]+={0,2}$/.test(encoded) ? Buffer.from(encoded, 'base64') : Buffer.alloc(0);
  return key.length >= MIN_KEY ? key : undefined;
}

/**
 * The headers of Standard Webhooks 1.0 for a body that is sent at `now`, milliseconds since 1970; `id` is the same on
 * every attempt. Undefined when the secret is none.
 */
export function webhookHeaders(
  id: string,
  body: string,
  secret: string,
  now: number,
): Record<string, string> | undefined {
  const key = keyOf(secret);
  if (!key) return undefined;
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
