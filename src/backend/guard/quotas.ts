import { tooMany } from '../refused.ts';
import type { BucketSize, TakeToken } from './token-buckets.ts';

/** How many leads and calls are taken. */
export type Quotas = {
  /** Leads of one address: a household, or an office behind one router. */
  leadsOfAddress: BucketSize;
  /** Leads of one tenant: no dealer gets as many by itself. */
  leadsOfTenant: BucketSize;
  /** Leads with one phone number. */
  leadsOfPhone: BucketSize;
  /** Other calls of one address. */
  callsOfAddress: BucketSize;
  /** Tokens that a lead without JavaScript costs: nothing of it proves a person. */
  plainCost: number;
};

export const QUOTAS: Quotas = {
  leadsOfAddress: { burst: 20, refill_seconds: 30 },
  leadsOfTenant: { burst: 600, refill_seconds: 1 },
  leadsOfPhone: { burst: 10, refill_seconds: 120 },
  callsOfAddress: { burst: 300, refill_seconds: 0.5 },
  plainCost: 2,
};

/** The part of an address that one subscriber has: an IPv6 one gets 2^64 of them. */
const subscriberOf = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;

/** Takes a token of an address for a call. Throws Refused (429) when there is none. */
export function takeCall(take: TakeToken, quotas: Quotas, address: string): void {
  const seconds = take(`call ${subscriberOf(address)}`, quotas.callsOfAddress);
  if (seconds !== undefined) throw tooMany(seconds);
}

/** Which of a lead's quotas is used up, and when there is room again; undefined when it may go. */
export function takeLead(
  take: TakeToken,
  quotas: Quotas,
  { address, tenant, phone, isPlain }: { address: string; tenant: string; phone?: string; isPlain: boolean },
): { full: 'address' | 'phone' | 'tenant'; seconds: number } | undefined {
  const asked = [
    [
      'address',
      `lead ${tenant} ${subscriberOf(address)}`,
      quotas.leadsOfAddress,
      isPlain ? quotas.plainCost : 1,
    ],
    ...(phone === undefined ? [] : [['phone', `phone ${tenant} ${phone}`, quotas.leadsOfPhone, 1] as const]),
    ['tenant', `tenant ${tenant}`, quotas.leadsOfTenant, 1],
  ] as const;
  for (const [full, key, size, cost] of asked) {
    const seconds = take(key, size, cost);
    if (seconds !== undefined) return { full, seconds };
  }
  return undefined;
}
