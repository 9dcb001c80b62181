import { REVEAL_PHONE } from '../api/routes.ts';
import type { PhoneReveal } from '../api/reveal-phone.ts';
import { logFailure } from './log-failure.ts';
import { callAddress, hasCalls, websiteId } from './page-calls.ts';

/** Records that a shopper had a number shown (spec D6, K6). The number shows without it: a failure is only logged. */
export async function recordReveal(of: Pick<PhoneReveal, 'car_id' | 'dealership_id'>): Promise<void> {
  if (!hasCalls()) return;
  const reveal: PhoneReveal = { ...of, website_id: websiteId() };
  try {
    const answer = await fetch(callAddress(REVEAL_PHONE.path), {
      method: REVEAL_PHONE.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(reveal),
      // The next press dials, and may leave the page before this has gone.
      keepalive: true,
    });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  } catch (error) {
    logFailure('A shown phone number was not recorded', error);
  }
}
