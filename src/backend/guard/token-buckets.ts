/** How much is let through: `burst` at once, then one more each `refill_seconds`. */
export type BucketSize = { burst: number; refill_seconds: number };

/** Undefined when there was a token; otherwise whole seconds until there is one. */
export type TakeToken = (key: string, size: BucketSize, tokens?: number) => number | undefined;

type Bucket = { tokens: number; at: number };

/** Above this the half that was asked longest ago is forgotten: a stranger with many addresses must not fill the memory. */
const MAX_BUCKETS = 100_000;

/**
 * Token buckets of this process, by key. `clock` in milliseconds; one that is set back refills nothing and takes nothing
 * away.
 */
export function createTokenBuckets(clock: () => number, most = MAX_BUCKETS): TakeToken {
  const buckets = new Map<string, Bucket>();

  function forget(): void {
    // Sorted once for half of the buckets: to keep them in order on every request costs each of them more.
    const byAge = [...buckets].sort(([, a], [, b]) => a.at - b.at);
    for (const [key] of byAge.slice(0, Math.ceil(most / 2))) buckets.delete(key);
  }

  function bucketOf(key: string, burst: number, now: number): Bucket {
    const known = buckets.get(key);
    if (known) return known;
    if (buckets.size >= most) forget();
    const bucket = { tokens: burst, at: now };
    buckets.set(key, bucket);
    return bucket;
  }

  return (key, { burst, refill_seconds }, wanted = 1) => {
    const now = clock();
    const bucket = bucketOf(key, burst, now);
    const refilled = Math.max(0, now - bucket.at) / 1000 / refill_seconds;
    const tokens = Math.min(burst, bucket.tokens + refilled);
    const isEnough = tokens >= wanted;
    // Fewer than none are given back, and there are never more than at first.
    bucket.tokens = isEnough ? Math.min(burst, tokens - wanted) : tokens;
    bucket.at = now;
    return isEnough ? undefined : Math.max(1, Math.ceil((wanted - tokens) * refill_seconds));
  };
}
