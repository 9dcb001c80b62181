import type { QuotaSettings } from '../../domain/lead/quota-settings.ts';
import { tooMany } from '../refused.ts';
import type { BucketSize, TakeToken } from './token-buckets.ts';

/** What the operator lets through; how many leads a dealer takes is in the tenant's settings. */
export type Quotas = {
  /** Calls of one address, but for leads. */
  callsOfAddress: BucketSize;
  /** Leads of one site without a mark: more come at once from a program that solves every proof, from many addresses. */
  unmarkedOfSite: BucketSize;
  /** Leads of one site without a proof of work that have letters of their own; the others come in a digest. */
  unprovenEmailsOfSite: BucketSize;
  /** Those with one: whoever solves many proofs fills no mailbox. */
  provenEmailsOfSite: BucketSize;
  /** How many processes share the work: each lets its part through, so that all of them together keep the limit. */
  processes: number;
};

/** Those of one process. */
export const QUOTAS: Quotas = {
  callsOfAddress: { burst: 300, refill_seconds: 0.5 },
  unmarkedOfSite: { burst: 20, refill_seconds: 30 },
  unprovenEmailsOfSite: { burst: 10, refill_seconds: 60 },
  provenEmailsOfSite: { burst: 60, refill_seconds: 10 },
  processes: 1,
};

/** One for each address and hour: who has it was not seen before. */
const FIRST_OF_ADDRESS: BucketSize = { burst: 1, refill_seconds: 3600 };
/** The part of what a site takes that addresses may use that it has seen this hour; the rest is for those it has not. */
const SEEN_SHARE = 0.75;
/** Searches that one address may keep: a household, or a yard with its visitors. */
const SEARCHES_OF_ADDRESS: BucketSize = { burst: 6, refill_seconds: 600 };
/** First emails of one site: each goes to an address that anybody can type, and costs the dealer's name as a sender. */
const SEARCHES_OF_SITE: BucketSize = { burst: 100, refill_seconds: 120 };
/** Challenges of one site before they become harder. */
const CHALLENGES_OF_SITE: BucketSize = { burst: 60, refill_seconds: 1 };

/** Vehicles that one address may reserve: nobody keeps a yard from selling by reserving without paying. */
const RESERVATIONS_OF_ADDRESS: BucketSize = { burst: 6, refill_seconds: 900 };

/** The quotas of a backend by FORECOURT_PROCESSES. Throws an Error when that is no number of processes. */
export function readQuotas({
  FORECOURT_PROCESSES: given,
}: Readonly<Record<string, string | undefined>>): Quotas {
  const processes = Number(given || 1);
  if (!Number.isInteger(processes) || processes < 1)
    throw new Error(
      `FORECOURT_PROCESSES is '${given}', expected how many backends share one database, such as 2.`,
    );
  return { ...QUOTAS, processes };
}

/** The part of a quota that is one process's; at least one gets through. */
const shareOf = ({ burst, refill_seconds }: BucketSize, processes: number): BucketSize => ({
  burst: Math.max(1, Math.floor(burst / processes)),
  refill_seconds: refill_seconds * processes,
});

const GROUPS = 8;
const SUBSCRIBER_GROUPS = 4;

/** The part of an address that one subscriber has: an IPv6 one gets 2^64 of them, however the zeros in them are written. */
export function subscriberOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = (text: string | undefined): string[] => text?.split(':').filter(Boolean) ?? [];
  const [before, after] = [groups(head), groups(tail)];
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, SUBSCRIBER_GROUPS).join(':');
}

/** Takes a token of an address for a call. Throws Refused (429) when there is none. */
export function takeCall(take: TakeToken, quotas: Quotas, address: string): void {
  const seconds = take(`call ${subscriberOf(address)}`, shareOf(quotas.callsOfAddress, quotas.processes));
  if (seconds !== undefined) throw tooMany(seconds);
}

/**
 * Takes `cost` tokens of an address for sending a form at all: to answer one that is wrong costs more than to take one that
 * is right, and takes none of a lead's. Throws Refused (429) when there are too few.
 */
export function takeForm(take: TakeToken, quotas: Quotas, address: string, cost: number): void {
  const size = shareOf(quotas.callsOfAddress, quotas.processes);
  const seconds = take(`form ${subscriberOf(address)}`, size, Math.min(cost, size.burst));
  if (seconds !== undefined) throw tooMany(seconds);
}

/** Who sends a lead, and to whom. */
export type Sender = {
  address: string;
  tenant: string;
  phone?: string;
  isPlain: boolean;
  /** Sent without a proof of work that counts. */
  isUnproven?: boolean;
  /** From an address that the site has seen this hour. */
  isSeen?: boolean;
};

/** Which quota of a lead is used up: `unproven` is the part of the site's for leads without a proof of work. */
export const LEAD_QUOTAS = ['address', 'phone', 'site', 'unproven'] as const;
export type LeadQuota = (typeof LEAD_QUOTAS)[number];
type Full = { full: LeadQuota; seconds: number };

/** Which of a lead's quotas is used up, and when there is room again; undefined when it may go, and only then it costs something. */
export function takeLead(
  take: TakeToken,
  { processes }: Quotas,
  limits: QuotaSettings,
  sender: Sender,
): Full | undefined {
  const taken: Cost[] = [];
  for (const cost of costsOf(limits, sender, processes)) {
    const seconds = pay(take, cost);
    if (seconds !== undefined) {
      for (const earlier of taken) pay(take, earlier, -1);
      return { full: cost.full, seconds };
    }
    taken.push(cost);
  }
  return undefined;
}

/** Gives back what takeLead took for a lead that was not stored: it was there already, or its time was gone. */
export function returnLead(
  take: TakeToken,
  { processes }: Quotas,
  limits: QuotaSettings,
  sender: Sender,
): void {
  for (const cost of costsOf(limits, sender, processes)) pay(take, cost, -1);
}

type Cost = { full: LeadQuota; key: string; size: BucketSize; cost: number };

/** Takes what something costs, or gives it back; what costs more than there can ever be goes when all of it is there. */
const pay = (take: TakeToken, { key, size, cost }: Cost, sign: 1 | -1 = 1): number | undefined =>
  take(key, size, sign * Math.min(cost, size.burst));

/** The part of a site's quota for leads that nothing proves. */
const unprovenPart = ({ site, unproven_share: share }: QuotaSettings): BucketSize => ({
  burst: Math.max(1, Math.floor(site.burst * share)),
  refill_seconds: site.refill_seconds / share,
});

/** What addresses may use that were seen this hour. */
const seenPart = ({ burst, refill_seconds }: BucketSize): BucketSize => ({
  burst: seenOf(burst),
  refill_seconds: refill_seconds / SEEN_SHARE,
});

/** How many of so many may be of addresses that were seen this hour. */
export const seenOf = (all: number): number => Math.ceil(all * SEEN_SHARE);

/** True if an address was seen by a site this hour, for what is named; from now on it was. */
export const isSeen = (
  take: TakeToken,
  what: string,
  { tenant, address }: Pick<Sender, 'tenant' | 'address'>,
): boolean => take(`first ${what} ${tenant} ${subscriberOf(address)}`, FIRST_OF_ADDRESS) !== undefined;

/** Takes what keeping a search costs; false where there are too many of the address or the site. */
export function takeSearch(
  take: TakeToken,
  { processes }: Quotas,
  sender: Pick<Sender, 'tenant' | 'address'>,
): boolean {
  const { tenant, address } = sender;
  const costs: [string, BucketSize][] = [
    [`search ${tenant} ${subscriberOf(address)}`, SEARCHES_OF_ADDRESS],
    ...(isSeen(take, 'search', sender)
      ? [[`searches seen ${tenant}`, seenPart(SEARCHES_OF_SITE)] as [string, BucketSize]]
      : []),
    [`searches ${tenant}`, SEARCHES_OF_SITE],
  ];
  return costs.every(([key, size]) => take(key, shareOf(size, processes)) === undefined);
}

/** True if so many ask a site for challenges that the next is to be harder. */
export const isChallengeRush = (take: TakeToken, { processes }: Quotas, tenant: string): boolean =>
  take(`challenge ${tenant}`, shareOf(CHALLENGES_OF_SITE, processes)) !== undefined;

function costsOf(limits: QuotaSettings, sender: Sender, processes: number): Cost[] {
  const { address, tenant, phone, isPlain, isUnproven = false, isSeen: wasSeen = false } = sender;
  const all: [LeadQuota, key: string | false, size: BucketSize, cost: number][] = [
    ['address', `lead ${tenant} ${subscriberOf(address)}`, limits.address, isPlain ? limits.plain_cost : 1],
    ['phone', phone !== undefined && `phone ${tenant} ${phone}`, limits.phone, 1],
    // What holds for all comes first: where the site is full, a proof of work would not help.
    ['site', `tenant ${tenant}`, limits.site, 1],
    ['site', wasSeen && `seen ${tenant}`, seenPart(limits.site), 1],
    ['unproven', isUnproven && `unproven ${tenant}`, unprovenPart(limits), 1],
  ];
  return all.flatMap(([full, key, size, cost]) =>
    key === false ? [] : [{ full, key, size: shareOf(size, processes), cost }],
  );
}

/** Takes a token for a vehicle that is reserved (spec F9); gives the seconds to wait where there is none. */
export const takeReservation = (
  take: TakeToken,
  { processes }: Quotas,
  { address, tenant }: Pick<Sender, 'address' | 'tenant'>,
): number | undefined =>
  take(`hold ${tenant} ${subscriberOf(address)}`, shareOf(RESERVATIONS_OF_ADDRESS, processes));

/** Gives that token back, of a vehicle that was not reserved. */
export const returnReservation = (
  take: TakeToken,
  { processes }: Quotas,
  { address, tenant }: Pick<Sender, 'address' | 'tenant'>,
): void =>
  void take(`hold ${tenant} ${subscriberOf(address)}`, shareOf(RESERVATIONS_OF_ADDRESS, processes), -1);

/** True if the emails of a lead wait for a digest, because many come at once; of those without a proof fewer are many. */
export const comesInDigest = (
  take: TakeToken,
  { unprovenEmailsOfSite, provenEmailsOfSite, processes }: Quotas,
  tenant: string,
  isProven: boolean,
): boolean =>
  take(
    `letter ${tenant} ${isProven}`,
    shareOf(isProven ? provenEmailsOfSite : unprovenEmailsOfSite, processes),
  ) !== undefined;

/** The marks of a lead that has none so far: none, or that many came at once. */
export function markFlood(take: TakeToken, { unmarkedOfSite, processes }: Quotas, tenant: string): string[] {
  const isFlood = take(`unmarked ${tenant}`, shareOf(unmarkedOfSite, processes)) !== undefined;
  return isFlood ? ['one of many at once'] : [];
}
