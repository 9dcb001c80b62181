import { beforeEach, describe, expect, test } from 'vitest';
import { claimDelivery } from '../outbox/claim-delivery.ts';
import type { EmailMessage } from '../outbox/outgoing-message.ts';
import { settleDelivery } from '../outbox/settle-delivery.ts';
import type { Store } from '../store/store.ts';
import { confirmSearch } from './confirm-search.ts';
import { dueSubscribers } from './decide-email.ts';
import { listSearches } from './list-searches.ts';
import { DAY, HOUR, NOW, PLACE, release, searchKeeper, TENANT } from './search-keeper.fixture.ts';
import { stopSearches } from './stop-searches.ts';
import { atMoment } from '../outbox/at-moment.fixture.ts';

/** What every store must do with kept searches (spec A12). */
export function savedSearchSuite(open: () => Promise<Store>): void {
  describe('A12 kept searches', () => {
    let store: Store;
    let shopper: ReturnType<typeof searchKeeper>;
    beforeEach(async () => {
      store = await open();
      shopper = searchKeeper(store);
    });

    test('wait for their proof, and are of nobody until then', async () => {
      const { keep, confirm } = shopper;
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
      const { keep, confirm } = shopper;
      const { proof } = await keep();
      expect(await confirm(proof, NOW + 48 * HOUR)).toBe(false);
      const { proof: other } = await keep({ query: 'make=Brook' });
      const at = { most: 10, look: () => ({}), builtAt: NOW, now: NOW + HOUR };
      expect(await confirmSearch(store, { ...other, ...at, tenant: 'other' })).toBe(false);
    });

    test('keep a stranger from more than five first emails', async () => {
      const { keep, emails } = shopper;
      for (let at = 0; at < 5; at++) expect((await keep({ query: `year=${2000 + at}:` })).isKept).toBe(true);
      expect((await keep()).isKept).toBe(false);
      expect(await emails()).toHaveLength(5);
      expect((await keep({ now: NOW + 49 * HOUR })).isKept).toBe(true);
    });

    test('are sent what is new once, and once a day at most, however many decide at once', async () => {
      const { keep, confirm, emails, decide } = shopper;
      const { subscriber, proof } = await keep();
      await confirm(proof);
      const at = NOW + 2 * HOUR;
      const all = await Promise.all(Array.from({ length: 8 }, () => decide(subscriber.id, at, at)));
      expect(all.filter(Boolean)).toHaveLength(1);
      expect(await emails()).toEqual(['prove it', '1 news']);
      // The next release has news too, and they wait for the next day.
      expect(await dueSubscribers(store, release(at + HOUR, 'b'), at + HOUR)).toEqual([]);
      expect(await decide(subscriber.id, at + HOUR, at + HOUR, 'b')).toBe(false);
      expect(await decide(subscriber.id, at + HOUR, at + DAY, 'b')).toBe(true);
      expect(await decide(subscriber.id, at + HOUR, at + 2 * DAY, 'b')).toBe(false);
      expect(await emails()).toHaveLength(3);
    });

    test('know the cars of the first look, and tell nothing where nothing is new', async () => {
      const { keep, confirm, emails, decide } = shopper;
      const { subscriber, proof } = await keep();
      await confirm(proof, NOW + HOUR, { a: 100 });
      expect(await decide(subscriber.id, NOW + DAY, NOW + DAY)).toBe(false);
      expect(await emails()).toEqual(['prove it']);
      expect(await dueSubscribers(store, release(NOW + DAY), NOW + DAY)).toEqual([]);
    });

    test('stop at one press, with what waits in the outbox and what is on its way', async () => {
      const { keep, confirm, emails, decide } = shopper;
      const { subscriber, proof } = await keep();
      await confirm(proof);
      await decide(subscriber.id, NOW + DAY, NOW + DAY);
      const { id, stopToken: token } = subscriber;
      const message = (await claimDelivery(atMoment(store, NOW + DAY), PLACE, 5)) as EmailMessage;
      expect(message).toMatchObject({ kind: 'letter', email: { to: 'rosa@example.com' } });
      const stop = (changes: object = {}) =>
        stopSearches(store, { tenant: TENANT, subscriber: id, token, ...changes }, NOW + DAY);
      expect([
        await stop({ token: 'no' }),
        await stop({ tenant: 'other' }),
        await stop({ subscriber: 'x' }),
      ]).toEqual([undefined, undefined, undefined]);
      expect(await stop()).toBe(1);
      expect(await stop()).toBe(0);
      expect(await emails()).toEqual([]);
      expect(await settleDelivery(atMoment(store, NOW + DAY), message, { kind: 'delivered' }, 0)).toBe(
        'stale',
      );
      expect(await claimDelivery(atMoment(store, NOW + DAY + HOUR), PLACE, 5)).toBeUndefined();
      expect(await dueSubscribers(store, release(NOW + 9 * DAY), NOW + 9 * DAY)).toEqual([]);
      expect(await confirm(proof)).toBe(false);
    });

    test('stop one by one too', async () => {
      const { keep, confirm } = shopper;
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

    test('stop one by one with their own emails alone', async () => {
      const { keep, confirm, emails, decide } = shopper;
      const first = await keep();
      const second = await keep({ query: 'make=Brook' });
      const { id, stopToken: token } = first.subscriber;
      const stop = ({ search }: { search: string }) =>
        stopSearches(store, { tenant: TENANT, subscriber: id, token, search }, NOW + DAY);
      expect([await stop(first.proof), await emails()]).toEqual([1, ['prove it']]);
      await confirm(second.proof);
      await decide(id, NOW + DAY, NOW + DAY);
      const third = await keep({ query: 'make=Cedar', now: NOW + DAY + 1 });
      expect(await emails()).toEqual(['prove it', '1 news', 'prove it']);
      expect([await stop(second.proof), await emails()]).toEqual([1, ['prove it']]);
      await confirm(third.proof, NOW + DAY);
      await confirm((await keep({ query: 'make=Dune', now: NOW + DAY })).proof, NOW + DAY);
      await decide(id, NOW + 3 * DAY, NOW + 3 * DAY);
      await stop(third.proof);
      expect(await emails()).toEqual(['prove it', '2 news']);
    });

    test('of one address are as many as the dealer says, and each once', async () => {
      const { keep, confirm } = shopper;
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
  });
}
