import { describe, expect, test } from 'vitest';
import { acceptLead } from '../store/accept-lead.ts';
import { exampleLead } from '../store/example-lead.fixture.ts';
import { DIGEST_EVERY } from '../store/new-delivery.ts';
import { leadWithHistory } from '../store/lead-history.ts';
import type { Store } from '../store/store.ts';
import { claimDelivery } from './claim-delivery.ts';
import { readyAt, waitingDestinations } from './due-destinations.ts';
import { LEASE, MAX_AT_ONCE } from './schedule.ts';
import { settleDelivery } from './settle-delivery.ts';
import { atMoment } from './at-moment.fixture.ts';

const LOCATION = { tenant: 'good-cars', destination: 'yard' };
const NOW = Date.parse('2026-11-21T03:00:00Z');
const PACE = 100;
const DELIVERED = { kind: 'delivered' } as const;
const FAILED = { kind: 'failed', reason: 'HTTP 500' } as const;

async function accept(store: Store, ...ids: string[]): Promise<void> {
  for (const id of ids)
    await acceptLead(store, {
      lead: exampleLead({ id }),
      bodyHash: 'aa',
      destinations: [{ destination: 'yard', kind: 'lead' }],
    });
}

/** The moments after `NOW` at which the waiting destinations are ready. */
const readyAfter = async (store: Store, now: number): Promise<number[]> =>
  (await waitingDestinations(store.db, now)).map((waiting) => readyAt(waiting, PACE, now) - NOW);

/** What the rows of the outbox must do in every store; `open` gives one without leads. */
export function outboxSuite(open: () => Promise<Store>): void {
  describe('rows of the outbox', () => {
    test('R6 workers that ask at the same moment never take the same message, and keep the pace together', async () => {
      const store = await open();
      await accept(store, 'a', 'b', 'c');
      const claims = await Promise.all(
        Array.from({ length: 6 }, () => claimDelivery(atMoment(store, NOW), LOCATION, PACE)),
      );
      expect(claims.filter(Boolean)).toMatchObject([
        { id: 'a-yard', fence: 1, lead: exampleLead({ id: 'a' }) },
      ]);
      expect(await readyAfter(store, NOW)).toEqual([10]);
      expect(await claimDelivery(atMoment(store, NOW + 9), LOCATION, PACE)).toBeUndefined();
      expect(await claimDelivery(atMoment(store, NOW + 10), LOCATION, PACE)).toMatchObject({ id: 'b-yard' });
    });

    test('S7 leads of a digest go together once it is due, share what becomes of it, and wait for nobody else', async () => {
      const store = await open();
      const inDigest = async (id: string): Promise<void> => {
        const lead = exampleLead({ id, received_at: new Date(NOW).toISOString() });
        const destinations = [{ destination: 'yard', kind: 'lead' as const, inDigest: true }];
        await acceptLead(store, { lead, bodyHash: 'aa', destinations });
      };
      for (const id of ['d1', 'd2', 'd3']) await inDigest(id);
      await accept(store, 'alone');
      const DUE = NOW + DIGEST_EVERY;
      expect(await claimDelivery(atMoment(store, NOW), LOCATION, PACE)).toMatchObject({
        id: 'alone-yard',
        kind: 'lead',
      });
      expect(await claimDelivery(atMoment(store, DUE - 1), LOCATION, PACE)).toMatchObject({
        id: 'alone-yard',
        fence: 2,
      });
      const digest = await claimDelivery(atMoment(store, DUE + 100), LOCATION, PACE);
      expect(digest).toMatchObject({ kind: 'digest', of: 'lead' });
      if (digest?.kind !== 'digest') throw new Error('no digest');
      expect(digest.leads.map(({ id }) => id)).toEqual(['d1', 'd2', 'd3']);
      expect(await settleDelivery(atMoment(store, DUE + 200), digest, FAILED, 0)).toBe('queued');
      const health = await store.db.selectFrom('destination').select('failures').executeTakeFirst();
      expect(health).toEqual({ failures: 1 });
      const again = await claimDelivery(atMoment(store, DUE + 60_000), LOCATION, PACE);
      expect(again).toMatchObject({ kind: 'digest', leads: digest.leads });
      expect(await settleDelivery(atMoment(store, DUE + 60_100), digest, DELIVERED, 0)).toBe('stale');
      expect(await settleDelivery(atMoment(store, DUE + 60_100), again!, DELIVERED, 0)).toBe('delivered');
      const rows = await store.db
        .selectFrom('delivery')
        .select(['id', 'state', 'attempts'])
        .where('digest', '=', 1)
        .orderBy('id')
        .execute();
      expect(rows).toEqual(
        ['d1', 'd2', 'd3'].map((id) => ({ id: `${id}-yard`, state: 'delivered', attempts: 2 })),
      );
      for (const id of ['d1', 'd3']) {
        const events = (await leadWithHistory(store, ['good-cars'], id))?.events.map(({ kind }) => kind);
        expect(events).toEqual(['submitted', 'failed', 'delivered']);
      }
    });

    test('S7 one lead alone in a digest is an ordinary email', async () => {
      const store = await open();
      const lead = exampleLead({ id: 'd1', received_at: new Date(NOW).toISOString() });
      const destinations = [{ destination: 'yard', kind: 'lead' as const, inDigest: true }];
      await acceptLead(store, { lead, bodyHash: 'aa', destinations });
      expect(await claimDelivery(atMoment(store, NOW + DIGEST_EVERY), LOCATION, PACE)).toMatchObject({
        kind: 'lead',
        lead: { id: 'd1' },
      });
    });

    test('R6 only who has the fence says what became of a message', async () => {
      const store = await open();
      await accept(store, 'a');
      const slow = await claimDelivery(atMoment(store, NOW), LOCATION, PACE);
      expect(await claimDelivery(atMoment(store, NOW + LEASE - 1), LOCATION, PACE)).toBeUndefined();
      expect(await readyAfter(store, NOW + 20)).toEqual([LEASE]);
      const quick = await claimDelivery(atMoment(store, NOW + LEASE), LOCATION, PACE);
      expect(quick).toMatchObject({ id: slow?.id, fence: 2 });
      expect(await settleDelivery(atMoment(store, NOW + LEASE), slow!, DELIVERED, 0)).toBe('stale');
      expect(await settleDelivery(atMoment(store, NOW + LEASE), quick!, FAILED, 1)).toBe('queued');
      expect(await settleDelivery(atMoment(store, NOW + LEASE), quick!, DELIVERED, 0)).toBe('delivered');
      expect(await settleDelivery(atMoment(store, NOW + LEASE), quick!, DELIVERED, 0)).toBe('stale');
    });

    test('R6 the store says what time it is, inside of a transaction too, and later is never earlier', async () => {
      const store = await open();
      const before = Date.now();
      const moments = [await store.now(), await store.write((db) => store.now(db)), await store.now()];
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      for (const moment of moments) expect(Math.abs(moment - before)).toBeLessThan(60_000);
    });

    test.each([1, 1000, LEASE])(
      'R6 a lease and a pace hold where the clock goes back %i ms',
      async (step) => {
        const store = await open();
        await accept(store, 'a');
        await claimDelivery(atMoment(store, NOW), LOCATION, PACE);
        expect(await claimDelivery(atMoment(store, NOW - step), LOCATION, PACE)).toBeUndefined();
      },
    );

    test('R6 a lease of a clock that was set back an hour holds nothing', async () => {
      const store = await open();
      await accept(store, 'a');
      await claimDelivery(atMoment(store, NOW + 3_600_000), LOCATION, PACE);
      expect(await claimDelivery(atMoment(store, NOW), LOCATION, PACE)).toMatchObject({
        id: 'a-yard',
        fence: 2,
      });
    });

    test('R8 at most four attempts at once, and the next when one has ended', async () => {
      const store = await open();
      await accept(store, 'a', 'b', 'c', 'd', 'e');
      const claims = [];
      for (let at = 0; at < MAX_AT_ONCE; at++)
        claims.push(await claimDelivery(atMoment(store, NOW + at * 10), LOCATION, PACE));
      expect(await claimDelivery(atMoment(store, NOW + 100), LOCATION, PACE)).toBeUndefined();
      expect(await readyAfter(store, NOW + 100)).toEqual([LEASE]);
      await settleDelivery(atMoment(store, NOW + 110), claims[0]!, DELIVERED, 0);
      expect(await claimDelivery(atMoment(store, NOW + 110), LOCATION, PACE)).toMatchObject({ id: 'e-yard' });
    });

    test('R8 what became of each attempt is in the history of the lead', async () => {
      const store = await open();
      await accept(store, 'a');
      const first = await claimDelivery(atMoment(store, NOW), LOCATION, PACE);
      await settleDelivery(atMoment(store, NOW + 5), first!, FAILED, 1);
      expect(await claimDelivery(atMoment(store, NOW + 5004), LOCATION, PACE)).toBeUndefined();
      const second = await claimDelivery(atMoment(store, NOW + 5005), LOCATION, PACE);
      await settleDelivery(atMoment(store, NOW + 5010), second!, DELIVERED, 0);
      const history = await leadWithHistory(store, ['good-cars'], 'a');
      expect(history?.events.slice(1)).toEqual([
        { kind: 'failed', at: NOW + 5, destination: 'yard', note: 'HTTP 500' },
        { kind: 'delivered', at: NOW + 5010, destination: 'yard', note: null },
      ]);
      expect(history).toMatchObject({
        state: 'delivered',
        deliveries: [{ attempts: 2, finished_at: NOW + 5010, last_error: null }],
      });
    });

    test('R8 a refused message is dead after five times, kept with its reason, and frees its destination', async () => {
      const store = await open();
      await accept(store, 'a');
      let now = NOW;
      for (let times = 0; times < 5; times++) {
        now += 700_000;
        const claim = await claimDelivery(atMoment(store, now), LOCATION, PACE);
        await settleDelivery(
          atMoment(store, now),
          claim!,
          { kind: 'failed', reason: 'HTTP 422', refused: true },
          1,
        );
      }
      expect(await leadWithHistory(store, ['good-cars'], 'a')).toMatchObject({
        state: 'dead',
        deliveries: [{ state: 'dead', attempts: 5, finished_at: now, last_error: 'HTTP 422' }],
      });
      expect(await waitingDestinations(store.db, now)).toEqual([]);
    });
  });
}
