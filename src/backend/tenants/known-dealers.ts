import { leadDealer, type LeadDealer } from '../destinations/lead-dealer.ts';
import { onceFor } from '../once-for.ts';
import type { SiteDirectory } from './site-directory.ts';

const dealerOf = onceFor(leadDealer);

/** Messages a second to a destination that no setting names any more. */
const PACE = 5;

/** The dealers whose leads go out, as the outbox asks for them: at once, from what was read last. */
export type KnownDealers = {
  dealer: (tenant: string) => LeadDealer | undefined;
  pace: (tenant: string, destination: string) => number;
  all: () => LeadDealer[];
  /** Reads the sites again. */
  refresh: () => Promise<void>;
};

/** The dealers of a directory; call `refresh` before they are asked for, and from time to time. */
export function knownDealers(sites: Pick<SiteDirectory, 'all'>): KnownDealers {
  let dealers = new Map<string, LeadDealer>();
  const dealer = (tenant: string): LeadDealer | undefined => dealers.get(tenant);
  return {
    dealer,
    pace: (tenant, destination) =>
      dealer(tenant)?.destinations.find(({ name }) => name === destination)?.pace ?? PACE,
    all: () => [...dealers.values()],
    refresh: async () => {
      const found = (await sites.all()).flatMap(({ tenant }) => dealerOf(tenant) ?? []);
      dealers = new Map(found.map((each) => [each.slug, each]));
    },
  };
}
