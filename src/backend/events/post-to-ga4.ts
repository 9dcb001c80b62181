import type { Ga4Settings } from '../../domain/analytics/analytics-settings.ts';
import type { Ga4Body } from '../../domain/analytics/ga4-body.ts';

/** What became of a request: taken, refused for good, without a secret to send it with, or to be sent again. */
export type Ga4Answer = 'sent' | 'refused' | 'no_secret' | 'again';

type Sender = {
  fetch: typeof globalThis.fetch;
  environment: Readonly<Record<string, string | undefined>>;
};

/** Milliseconds. */
const TIMEOUT_MS = 5_000;

/** True if the same request would be refused again. */
const isFinal = (status: number): boolean =>
  status >= 300 && status < 500 && status !== 408 && status !== 429;

/** Posts events to Google's Measurement Protocol. The address holds the secret, so that it is in no message of an error. */
export async function postToGa4(
  { fetch, environment }: Sender,
  address: string,
  { measurement_id, secret }: Ga4Settings,
  body: Ga4Body,
): Promise<Ga4Answer> {
  const api_secret = environment[secret];
  if (!api_secret) return 'no_secret';
  try {
    const answer = await fetch(`${address}?${new URLSearchParams({ measurement_id, api_secret })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    return isFinal(answer.status) ? 'refused' : 'again';
  } catch {
    return 'again';
  }
}
