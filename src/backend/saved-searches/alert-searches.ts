import { firstLook, searchChanges, type KnownCars } from '../../domain/saved-search/search-changes.ts';
import { isAvailable } from '../../domain/vehicle/availability.ts';
import { leadDealer } from '../destinations/lead-dealer.ts';
import { onceFor } from '../once-for.ts';
import { decideEmail, dueSubscribers } from '../saved-search-store/decide-email.ts';
import type { FoundBy } from '../saved-search-store/confirm-search.ts';
import type { Store } from '../store/store.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { newsEmail } from './news-email.ts';
import { releaseSearch, shownPrice } from './release-search.ts';

const dealerOf = onceFor(leadDealer);

const matchesOf = (site: SiteRelease, search: FoundBy): Map<string, number> =>
  new Map(
    releaseSearch(site)
      .find(search)
      .map((vehicle) => [vehicle.id, shownPrice(vehicle, site)]),
  );

/** The cars of a search in a release as they are known from now on: none of them is news. */
export const firstLookAt = (site: SiteRelease, search: FoundBy): KnownCars =>
  firstLook(matchesOf(site, search));

/**
 * Holds every kept search of every site against the release that is live, once for each release, and puts the emails with
 * their news into the outbox (spec A12). Gives how many emails there are; `now` in milliseconds.
 */
export async function alertSearches(
  store: Store,
  sites: readonly SiteRelease[],
  now: number,
): Promise<number> {
  let emails = 0;
  for (const site of sites) {
    const { slug: tenant, tenant: settings, builtAt, vehicles, gone } = site;
    const dealer = dealerOf(settings);
    if (settings.saved_searches === false || !dealer) continue;
    const look = (search: FoundBy, known: KnownCars) =>
      searchChanges(known, {
        matches: matchesOf(site, search),
        isOnSale: (id) => {
          const vehicle = vehicles.get(id);
          return vehicle !== undefined && isAvailable(vehicle);
        },
        isThere: (id) => vehicles.has(id) || gone.has(id),
      });
    for (const subscriber of await dueSubscribers(store, { tenant, builtAt }, now)) {
      const isDecided = await decideEmail(
        store,
        subscriber,
        { tenant, builtAt, look },
        (whose, news) => newsEmail(site, dealer, whose, news, now),
        now,
      );
      if (isDecided) emails++;
    }
  }
  return emails;
}
