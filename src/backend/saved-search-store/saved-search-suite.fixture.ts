import { beforeEach, describe, expect, test } from 'vitest';
import type { KnownCars, SearchChanges } from '../../domain/saved-search/search-changes.ts';
import type { LetterMessage } from '../outbox/outgoing-message.ts';
import { openAccount } from '../account-store/accounts.ts';
import { watchCars } from '../account-store/watchlist.ts';
import { listConsents } from '../ledger/export-leads.ts';
import { eraseWholePerson, wholePerson } from '../ledger/whole-person.ts';
import { claimDelivery } from '../outbox/claim-delivery.ts';
import { memoryStore } from '../outbox/fault-schedule.fixture.ts';
import { settleDelivery } from '../outbox/settle-delivery.ts';
import { writeBackup } from '../store/backup-lines.ts';
import { leadFiles } from '../store/lead-files.ts';
import { readBackup } from '../store/read-backup.ts';
import type { Store } from '../store/store.ts';
import { confirmSearch } from './confirm-search.ts';
import { decideLetter, dueSubscribers, type SearchedRelease } from './decide-letter.ts';
import { eraseOldSearches, eraseSearchesOf } from './erase-searches.ts';
import { keepSearch, type SearchProof } from './keep-search.ts';
import { listSearches } from './list-searches.ts';
import { stopSearches } from './stop-searches.ts';
import type { Subscriber } from './subscriber.ts';

const TENANT = 'good-cars';
const NOW = Date.parse('2026-11-21T01:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PLACE = { tenant: TENANT, destination: 'shopper' };

const letterTo = ({ email }: Subscriber, text: string) => ({
  to: email,
  subject: text,
  text,
  stopUrl: 'https://good.example/stop',
  at: new Date(NOW).toISOString(),
});

/** A release in which every search has news: the car named `car` arrived. */
const release = (builtAt: number, car = 'a'): SearchedRelease => ({
  tenant: TENANT,
  builtAt,
  look: (_, known) => {
    const changes: SearchChanges = { arrived: [], reduced: [], returned: [], sold: [] };
    if (!Object.hasOwn(known, car)) changes.arrived.push(car);
    return { changes, known: { ...known, [car]: 100 } };
  },
});

/** What every store must do with kept searches (spec A12). */
export function savedSearchSuite(open: () => Promise<Store>): void {
  describe('A12 kept searches', () => {
    let store: Store;
    beforeEach(async () => (store = await open()));

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
          return letterTo(subscriber, 'prove it');
        },
        now,
      );
      return { isKept, ...seen! };
    }
    const confirm = (proof: SearchProof, now = NOW + HOUR, known: KnownCars = {}, most = 10) =>
      confirmSearch(store, { ...proof, tenant: TENANT, most, look: () => known, builtAt: NOW, now });
    const letters = async (): Promise<string[]> => {
      const rows = await store.db.selectFrom('letter').select('body').orderBy('created_at').execute();
      return rows.map(({ body }) => (JSON.parse(body) as { text: string }).text);
    };
    const decide = (id: string, builtAt: number, now: number, car?: string) =>
      decideLetter(
        store,
        id,
        release(builtAt, car),
        (whose, news) => letterTo(whose, `${news.length} news`),
        now,
      );

    test('wait for their proof, and are of nobody until then', async () => {
      const { subscriber, proof, isKept } = await keep();
      expect(isKept).toBe(true);
      expect(subscriber.email).toBe('rosa@example.com');
      expect(await dueSubscribers(store, release(NOW + DAY), NOW + DAY)).toEqual([]);
      expect(await confirm({ ...proof, proof: 'wrong' })).toBe(false);
      expect(await confirm(proof)).toBe(true);
      // Pressed twice is pressed once.
      expect(await confirm(proof)).toBe(true);
      expect(await dueSubscribers(store, release(NOW + DAY), NOW + DAY)).toEqual([subscriber.id]);
      expect(await dueSubscribers(store, release(NOW), NOW + DAY)).toEqual([]);
      expect(await dueSubscribers(store, { tenant: 'other', builtAt: NOW + DAY }, NOW)).toEqual([]);
    });

    test('are not proved after 48 hours, nor for another dealer', async () => {
      const { proof } = await keep();
      expect(await confirm(proof, NOW + 48 * HOUR)).toBe(false);
      const { proof: other } = await keep({ query: 'make=Brook' });
      const at = { most: 10, look: () => ({}), builtAt: NOW, now: NOW + HOUR };
      expect(await confirmSearch(store, { ...other, ...at, tenant: 'other' })).toBe(false);
    });

    test('keep a stranger from more than five first letters', async () => {
      for (let at = 0; at < 5; at++) expect((await keep({ query: `year=${2000 + at}:` })).isKept).toBe(true);
      expect((await keep()).isKept).toBe(false);
      expect(await letters()).toHaveLength(5);
      expect((await keep({ now: NOW + 49 * HOUR })).isKept).toBe(true);
    });

    test('are sent what is new once, and once a day at most, however many decide at once', async () => {
      const { subscriber, proof } = await keep();
      await confirm(proof);
      const at = NOW + 2 * HOUR;
      const all = await Promise.all(Array.from({ length: 8 }, () => decide(subscriber.id, at, at)));
      expect(all.filter(Boolean)).toHaveLength(1);
      expect(await letters()).toEqual(['prove it', '1 news']);
      // The next release has news too, and they wait for the next day.
      expect(await dueSubscribers(store, release(at + HOUR, 'b'), at + HOUR)).toEqual([]);
      expect(await decide(subscriber.id, at + HOUR, at + HOUR, 'b')).toBe(false);
      expect(await decide(subscriber.id, at + HOUR, at + DAY, 'b')).toBe(true);
      expect(await decide(subscriber.id, at + HOUR, at + 2 * DAY, 'b')).toBe(false);
      expect(await letters()).toHaveLength(3);
    });

    test('know the cars of the first look, and tell nothing where nothing is new', async () => {
      const { subscriber, proof } = await keep();
      await confirm(proof, NOW + HOUR, { a: 100 });
      expect(await decide(subscriber.id, NOW + DAY, NOW + DAY)).toBe(false);
      expect(await letters()).toEqual(['prove it']);
      expect(await dueSubscribers(store, release(NOW + DAY), NOW + DAY)).toEqual([]);
    });

    test('stop at one press, with what waits in the outbox and what is on its way', async () => {
      const { subscriber, proof } = await keep();
      await confirm(proof);
      await decide(subscriber.id, NOW + DAY, NOW + DAY);
      const { id, stopToken: token } = subscriber;
      const message = (await claimDelivery(store, PLACE, 5, NOW + DAY)) as LetterMessage;
      expect(message).toMatchObject({ kind: 'letter', letter: { to: 'rosa@example.com' } });
      const stop = (changes: object = {}) =>
        stopSearches(store, { tenant: TENANT, subscriber: id, token, ...changes }, NOW + DAY);
      expect([
        await stop({ token: 'no' }),
        await stop({ tenant: 'other' }),
        await stop({ subscriber: 'x' }),
      ]).toEqual([0, 0, 0]);
      expect(await stop()).toBe(1);
      expect(await stop()).toBe(0);
      expect(await letters()).toEqual([]);
      expect(await settleDelivery(store, message, { kind: 'delivered' }, NOW + DAY, 0)).toBe('stale');
      expect(await claimDelivery(store, PLACE, 5, NOW + DAY + HOUR)).toBeUndefined();
      expect(await dueSubscribers(store, release(NOW + 9 * DAY), NOW + 9 * DAY)).toEqual([]);
      expect(await confirm(proof)).toBe(false);
    });

    test('stop one by one too', async () => {
      const first = await keep();
      const second = await keep({ query: 'make=Brook' });
      await confirm(first.proof);
      await confirm(second.proof);
      const { id, stopToken: token } = first.subscriber;
      const search = first.proof.search;
      expect(await stopSearches(store, { tenant: TENANT, subscriber: id, token, search }, NOW + DAY)).toBe(1);
      const left = await listSearches(store, { email: 'ROSA@example.com' });
      expect(left.filter(({ stoppedAt }) => stoppedAt === null).map(({ query }) => query)).toEqual([
        'make=Brook',
      ]);
    });

    test('of one address are as many as the dealer says, and each once', async () => {
      const first = await keep();
      const second = await keep({ query: 'make=Brook' });
      const again = await keep();
      await confirm(first.proof, NOW + HOUR);
      await confirm(second.proof, NOW + 2 * HOUR);
      await confirm(again.proof, NOW + 3 * HOUR);
      const active = async () =>
        (await listSearches(store, { email: 'rosa@example.com' }))
          .filter(({ confirmedAt, stoppedAt }) => confirmedAt !== null && stoppedAt === null)
          .map(({ id }) => id)
          .toSorted();
      expect(await active()).toEqual([second.proof.search, again.proof.search].toSorted());
      const third = await keep({ query: 'make=Rowan' });
      await confirm(third.proof, NOW + 4 * HOUR, {}, 2);
      expect(await active()).toEqual([again.proof.search, third.proof.search].toSorted());
    });

    test('are in a backup, with the letters that wait', async () => {
      const { proof } = await keep();
      await confirm(proof);
      const lines: string[] = [];
      await writeBackup(store, leadFiles('/nowhere'), 0, (line) => Promise.resolve(void lines.push(line)));
      const copy = await memoryStore();
      const given = (async function* () {
        for (const line of lines) yield line.trimEnd();
      })();
      await readBackup(copy, 'a.gz', given, () => Promise.resolve());
      expect(await listSearches(copy, { email: 'rosa@example.com' })).toEqual(
        await listSearches(store, { email: 'rosa@example.com' }),
      );
      expect(await claimDelivery(copy, PLACE, 5, NOW + DAY)).toMatchObject({ letter: { text: 'prove it' } });
      await copy.close();
    });

    test('are erased with their letters by address, of one dealer or of all', async () => {
      const { proof } = await keep();
      await confirm(proof);
      expect(await eraseSearchesOf(store, 'rosa@example.com', ['other'])).toBe(0);
      expect(await eraseSearchesOf(store, 'ROSA@EXAMPLE.COM')).toBe(1);
      for (const table of ['saved_search', 'search_subscriber', 'letter', 'delivery'] as const)
        expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    });

    test('privacy: a person is exported and erased whole: the account of the number, the searches of the address', async () => {
      const { proof } = await keep();
      await confirm(proof);
      const phone = '+61491570006';
      const account = await store.write((db) => openAccount(db, { tenant: TENANT, phone }, NOW));
      const car = {
        id: 'a',
        name: '2021 Alder',
        slug: 'alder',
        make: 'Alder',
        model: '',
        primary_image_url: '',
      };
      await watchCars(store, account, [car], NOW);
      await store.db.updateTable('saved_search').set({ account_id: account }).execute();
      const found = await wholePerson(store, { phone, email: 'rosa@example.com' });
      expect(found.accounts).toMatchObject([{ watchlist: [car], searches: [{ query: 'make=Alder' }] }]);
      expect(found.searches).toMatchObject([{ email: 'rosa@example.com' }]);
      expect(await listConsents(store)).toMatchObject([{ wording: 'Write to me.', opt_in: 1 }]);
      expect(await eraseWholePerson(store, leadFiles('/nowhere'), { phone }, NOW, ['other'])).toEqual({
        leads: 0,
        accounts: 0,
        searches: 0,
      });
      expect(await eraseWholePerson(store, leadFiles('/nowhere'), { phone }, NOW)).toMatchObject({
        accounts: 1,
      });
      for (const table of ['account', 'watchlist', 'saved_search', 'letter', 'delivery'] as const)
        expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    });

    test('are kept for their time: proofs two days, searches as the dealer says, consents as leads', async () => {
      const { proof } = await keep();
      await confirm(proof);
      await keep({ email: 'never@example.com' });
      const tidy = (now: number) =>
        eraseOldSearches(store, { tenant: TENANT, days: 30, retentionDays: 90 }, now);
      await tidy(NOW + 49 * HOUR);
      expect(await listSearches(store, { email: 'never@example.com' })).toEqual([]);
      expect(await letters()).toHaveLength(1);
      await tidy(NOW + 8 * DAY);
      expect(await letters()).toEqual([]);
      expect(await store.db.selectFrom('delivery').selectAll().execute()).toEqual([]);
      await tidy(NOW + 31 * DAY);
      expect(await listSearches(store, { email: 'rosa@example.com' })).toMatchObject([
        { stoppedAt: NOW + 31 * DAY, wording: 'Write to me.' },
      ]);
      await tidy(NOW + 122 * DAY);
      expect(await store.db.selectFrom('search_subscriber').selectAll().execute()).toEqual([]);
    });
  });
}
