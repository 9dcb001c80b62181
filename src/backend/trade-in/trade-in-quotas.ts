import { subscriberOf } from '../guard/quotas.ts';
import type { BucketSize, TakeToken } from '../guard/token-buckets.ts';
import { tooMany } from '../refused.ts';

/** Plates and figures that one address may ask for: each may cost the dealer something. */
const OF_ADDRESS: BucketSize = { burst: 30, refill_seconds: 20 };
/** Those of a whole site, no matter who asks. */
const OF_SITE: BucketSize = { burst: 600, refill_seconds: 1 };

/** Takes what a plate or a figure costs. Throws Refused (429). */
export function takeValuation(take: TakeToken, tenant: string, address: string): void {
  for (const [key, size] of [
    [`trade-in ${tenant} ${subscriberOf(address)}`, OF_ADDRESS],
    [`trade-in ${tenant}`, OF_SITE],
  ] as const) {
    const seconds = take(key, size);
    if (seconds !== undefined) throw tooMany(seconds);
  }
}
