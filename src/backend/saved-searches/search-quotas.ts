import { subscriberOf } from '../guard/quotas.ts';
import type { BucketSize, TakeToken } from '../guard/token-buckets.ts';
import { tooMany } from '../refused.ts';

/** Searches that one address of the network may keep: a household, or a yard with its visitors. */
const OF_ADDRESS: BucketSize = { burst: 20, refill_seconds: 180 };
/** First emails of one site: each goes to an address that anybody can type. */
const OF_SITE: BucketSize = { burst: 200, refill_seconds: 10 };

/** Takes what keeping a search costs. Throws Refused (429). */
export function takeSearch(take: TakeToken, tenant: string, address: string): void {
  const seconds =
    take(`search ${tenant} ${subscriberOf(address)}`, OF_ADDRESS) ?? take(`searches ${tenant}`, OF_SITE);
  if (seconds !== undefined) throw tooMany(seconds);
}
