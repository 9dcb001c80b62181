import type { KnownCars, SearchChanges } from '../../domain/saved-search/search-changes.ts';
import type { Store } from '../store/store.ts';
import { confirmSearch } from './confirm-search.ts';
import { decideEmail, type SearchedRelease } from './decide-email.ts';
import { keepSearch, type SearchProof } from './keep-search.ts';
import type { Subscriber } from './subscriber.ts';

export const TENANT = 'good-cars';
export const NOW = Date.parse('2026-11-21T01:00:00Z');
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const PLACE = { tenant: TENANT, destination: 'shopper' };

const emailTo = ({ email }: Subscriber, text: string) => ({
  to: email,
  subject: text,
  text,
  stopUrl: 'https://good.example/stop',
  at: new Date(NOW).toISOString(),
});

/** A release in which every search has news: the car named `car` arrived. */
export const release = (builtAt: number, car = 'a'): SearchedRelease => ({
  tenant: TENANT,
  builtAt,
  look: (_, known) => {
    const changes: SearchChanges = { arrived: [], reduced: [], returned: [], sold: [] };
    if (!Object.hasOwn(known, car)) changes.arrived.push(car);
    return { changes, known: { ...known, [car]: 100 } };
  },
});

/** Shoppers who keep searches in a store, prove their addresses, and are written to. */
export function searchKeeper(store: Store) {
  async function keep(changes: { email?: string; query?: string; now?: number } = {}) {
    const { email = 'Rosa@Example.com', query = 'make=Alder', now = NOW } = changes;
    let seen: { subscriber: Subscriber; proof: SearchProof } | undefined;
    const isKept = await keepSearch(
      store,
      {
        tenant: TENANT,
        email,
        accountId: undefined,
        list: 'used-cars',
        query,
        scope: 'car_type IN ["used"]',
        label: 'Used cars: Alder',
        wording: 'Write to me.',
        page: '/saved-search',
      },
      (subscriber, proof) => {
        seen = { subscriber, proof };
        return emailTo(subscriber, 'prove it');
      },
      now,
    );
    return { isKept, ...seen! };
  }
  const confirm = (proof: SearchProof, now = NOW + HOUR, known: KnownCars = {}, most = 10) =>
    confirmSearch(store, { ...proof, tenant: TENANT, most, look: () => known, builtAt: NOW, now });
  const emails = async (): Promise<string[]> => {
    const rows = await store.db.selectFrom('letter').select('body').orderBy('created_at').execute();
    return rows.map(({ body }) => (JSON.parse(body) as { text: string }).text);
  };
  const decide = (id: string, builtAt: number, now: number, car?: string) =>
    decideEmail(
      store,
      id,
      release(builtAt, car),
      (whose, news) => emailTo(whose, `${news.length} news`),
      now,
    );

  return { keep, confirm, emails, decide };
}
