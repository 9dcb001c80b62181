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
        Array.from({ length: 6 }, () => claimDelivery(store, LOCATION, PACE, NOW)),
      );
      expect(claims.filter(Boolean)).toMatchObject([
        { id: 'a-yard', fence: 1, lead: exampleLead({ id: 'a' }) },
      ]);
      expect(await readyAfter(store, NOW)).toEqual([10]);
      expect(await claimDelivery(store, LOCATION, PACE, NOW + 9)).toBeUndefined();
      expect(await claimDelivery(store, LOCATION, PACE, NOW + 10)).toMatchObject({ id: 'b-yard' });
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
      expect(await claimDelivery(store, LOCATION, PACE, NOW)).toMatchObject({
        id: 'alone-yard',
        kind: 'lead',
      });
      expect(await claimDelivery(store, LOCATION, PACE, DUE - 1)).toMatchObject({
        id: 'alone-yard',
        fence: 2,
      });
      const digest = await claimDelivery(store, LOCATION, PACE, DUE + 100);
      expect(digest).toMatchObject({ kind: 'digest', of: 'lead' });
      if (digest?.kind !== 'digest') throw new Error('no digest');
      expect(digest.leads.map(({ id }) => id)).toEqual(['d1', 'd2', 'd3']);
      expect(await settleDelivery(store, digest, FAILED, DUE + 200, 0)).toBe('queued');
      const health = await store.db.selectFrom('destination').select('failures').executeTakeFirst();
      expect(health).toEqual({ failures: 1 });
      const again = await claimDelivery(store, LOCATION, PACE, DUE + 60_000);
      expect(again).toMatchObject({ kind: 'digest', leads: digest.leads });
      expect(await settleDelivery(store, digest, DELIVERED, DUE + 60_100, 0)).toBe('stale');
      expect(await settleDelivery(store, again!, DELIVERED, DUE + 60_100, 0)).toBe('delivered');
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
      expect(await claimDelivery(store, LOCATION, PACE, NOW + DIGEST_EVERY)).toMatchObject({
        kind: 'lead',
        lead: { id: 'd1' },
      });
    });

    test('R6 only who has the fence says what became of a message', async () => {
      const store = await open();
      await accept(store, 'a');
      const slow = await claimDelivery(store, LOCATION, PACE, NOW);
      expect(await claimDelivery(store, LOCATION, PACE, NOW + LEASE - 1)).toBeUndefined();
      expect(await readyAfter(store, NOW + 20)).toEqual([LEASE]);
      const quick = await claimDelivery(store, LOCATION, PACE, NOW + LEASE);
      expect(quick).toMatchObject({ id: slow?.id, fence: 2 });
      expect(await settleDelivery(store, slow!, DELIVERED, NOW + LEASE, 0)).toBe('stale');
      expect(await settleDelivery(store, quick!, FAILED, NOW + LEASE, 1)).toBe('queued');
      expect(await settleDelivery(store, quick!, DELIVERED, NOW + LEASE, 0)).toBe('delivered');
      expect(await settleDelivery(store, quick!, DELIVERED, NOW + LEASE, 0)).toBe('stale');
    });

    test('R6 a lease of a clock that was set back an hour holds nothing', async () => {
      const store = await open();
      await accept(store, 'a');
      await claimDelivery(store, LOCATION, PACE, NOW + 3_600_000);
      expect(await claimDelivery(store, LOCATION, PACE, NOW)).toMatchObject({ id: 'a-yard', fence: 2 });
    });

    test('R8 at most four attempts at once, and the next when one has ended', async () => {
      const store = await open();
      await accept(store, 'a', 'b', 'c', 'd', 'e');
      const claims = [];
      for (let at = 0; at < MAX_AT_ONCE; at++)
        claims.push(await claimDelivery(store, LOCATION, PACE, NOW + at * 10));
      expect(await claimDelivery(store, LOCATION, PACE, NOW + 100)).toBeUndefined();
      expect(await readyAfter(store, NOW + 100)).toEqual([LEASE]);
      await settleDelivery(store, claims[0]!, DELIVERED, NOW + 110, 0);
      expect(await claimDelivery(store, LOCATION, PACE, NOW + 110)).toMatchObject({ id: 'e-yard' });
    });

    test('R8 what became of each attempt is in the history of the lead', async () => {
      const store = await open();
      await accept(store, 'a');
      const first = await claimDelivery(store, LOCATION, PACE, NOW);
      await settleDelivery(store, first!, FAILED, NOW + 5, 1);
      expect(await claimDelivery(store, LOCATION, PACE, NOW + 5004)).toBeUndefined();
      const second = await claimDelivery(store, LOCATION, PACE, NOW + 5005);
      await settleDelivery(store, second!, DELIVERED, NOW + 5010, 0);
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
        const claim = await claimDelivery(store, LOCATION, PACE, now);
        await settleDelivery(store, claim!, { kind: 'failed', reason: 'HTTP 422', refused: true }, now, 1);
      }
      expect(await leadWithHistory(store, ['good-cars'], 'a')).toMatchObject({
        state: 'dead',
        deliveries: [{ state: 'dead', attempts: 5, finished_at: now, last_error: 'HTTP 422' }],
      });
      expect(await waitingDestinations(store.db, now)).toEqual([]);
    });
  });
}
