import { REVEAL_PHONE } from '../api/routes.ts';
import type { PhoneReveal } from '../api/reveal-phone.ts';
import { exchange, TIMEOUT_MS, callAddress, hasCalls, websiteId } from './call-api.ts';
import { logFailure } from './log-failure.ts';

/** Records that a shopper had a number shown (spec D6, K6). The number shows without it: a failure is only logged. */
async function recordReveal(of: PhoneReveal): Promise<void> {
  if (!hasCalls()) return;
  const { method, path } = REVEAL_PHONE;
  const body: PhoneReveal = { ...of, website_id: websiteId() };
  try {
    // The next press dials, and may leave the page before this has gone.
    const request = { method, body, timeout: TIMEOUT_MS.press, keepalive: true };
    const { status } = await exchange(callAddress(path), request);
    if (status >= 300) throw new Error(`it answered ${status}`);
  } catch (error) {
    logFailure('A shown phone number was not recorded', error);
  }
}

/** Has each phone number that a press shows recorded, those that were `shown` already among them (spec D6, K6). */
export function countReveals(shown: readonly Element[], ownerOf: (number: Element) => PhoneReveal): void {
  for (const number of shown) void recordReveal(ownerOf(number));
  document.documentElement.addEventListener('phone-reveal', ({ target }) => {
    void recordReveal(ownerOf(target as Element));
  });
}
