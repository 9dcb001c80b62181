/** How much is let through: `burst` at once, then one more each `refill_seconds`. */
export type BucketSize = { burst: number; refill_seconds: number };

/** Undefined when there was a token; otherwise whole seconds until there is one. */
export type TakeToken = (key: string, size: BucketSize, tokens?: number) => number | undefined;

type Bucket = { tokens: number; at: number };

/** Above this the fullest half is forgotten: a stranger with many addresses must not fill the memory. */
const MOST_BUCKETS = 100_000;

/**
 * Token buckets of this process, by key. `clock` in milliseconds; one that is set back refills nothing and takes nothing
 * away.
 */
export function createTokenBuckets(clock: () => number, most = MOST_BUCKETS): TakeToken {
  const buckets = new Map<string, Bucket>();

  function forget(): void {
    // The oldest were taken from longest ago, and are the fullest: a map keeps the order of writing.
    for (const key of [...buckets.keys()].slice(0, Math.ceil(most / 2))) buckets.delete(key);
  }

  return (key, { burst, refill_seconds }, wanted = 1) => {
    const now = clock();
    const before = buckets.get(key) ?? { tokens: burst, at: now };
    const refilled = Math.max(0, now - before.at) / 1000 / refill_seconds;
    const tokens = Math.min(burst, before.tokens + refilled);
    const isEnough = tokens >= wanted;
    buckets.delete(key);
    if (buckets.size >= most) forget();
    // Fewer than none are given back, and there are never more than at first.
    buckets.set(key, { tokens: isEnough ? Math.min(burst, tokens - wanted) : tokens, at: now });
    return isEnough ? undefined : Math.max(1, Math.ceil((wanted - tokens) * refill_seconds));
  };
}
