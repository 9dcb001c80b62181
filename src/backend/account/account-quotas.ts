import { subscriberOf } from '../guard/quotas.ts';
import type { BucketSize, TakeToken } from '../guard/token-buckets.ts';
import { tooMany } from '../refused.ts';

/** Codes that one address may ask for: a household, a yard, or many phones behind one address of their network. */
const CODES_OF_ADDRESS: BucketSize = { burst: 30, refill_seconds: 60 };
/** Those of them that come without a proof of work: one address must not use up what the site has for them. */
const UNPROVEN_OF_ADDRESS: BucketSize = { burst: 3, refill_seconds: 600 };
/** Codes that go to one number: one that does not come is asked for again. */
const CODES_OF_PHONE: BucketSize = { burst: 2, refill_seconds: 30 };
/** Codes that one address may try. */
const TRIES_OF_ADDRESS: BucketSize = { burst: 40, refill_seconds: 20 };

/** Seconds after which the page offers to send another code. */
export const RESEND_SECONDS = CODES_OF_PHONE.refill_seconds;

function takeOrThrow(take: TakeToken, key: string, size: BucketSize): void {
  const seconds = take(key, size);
  if (seconds !== undefined) throw tooMany(seconds);
}

/** Takes what a code costs. Throws Refused (429), alike for a number that is known and for one that is not (spec A5). */
export function takeCodeRequest(
  take: TakeToken,
  { tenant, address, phone, isProven }: { tenant: string; address: string; phone: string; isProven: boolean },
): void {
  takeOrThrow(take, `code address ${tenant} ${subscriberOf(address)}`, CODES_OF_ADDRESS);
  if (!isProven) takeOrThrow(take, `code unproven ${tenant} ${subscriberOf(address)}`, UNPROVEN_OF_ADDRESS);
  takeOrThrow(take, `code phone ${tenant} ${phone}`, CODES_OF_PHONE);
}

/** Takes what trying a code costs. Throws Refused (429). */
export function takeCodeTry(take: TakeToken, tenant: string, address: string): void {
  takeOrThrow(take, `code try ${tenant} ${subscriberOf(address)}`, TRIES_OF_ADDRESS);
}
