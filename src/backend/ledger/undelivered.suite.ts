import { describe, expect, test } from 'vitest';
import { exampleDealer, wholeLead } from '../destinations/example-dealer.fixture.ts';
import { acceptLead } from '../store/accept-lead.ts';
import { leadWithHistory } from '../store/lead-history.ts';
import { unheardLeads } from '../store/list-leads.ts';
import { markAnswered } from '../store/mark-lead.ts';
import { resend } from '../store/resend-lead.ts';
import type { Store } from '../store/store.ts';
import { hearUndelivered, markTold } from './undelivered.ts';

const NOW = Date.parse('2026-11-20T00:00:00Z');
const MINUTE = 60_000;
const DESK = { type: 'mail', name: 'desk', to: ['desk@dealer.example'] };
const CRM = { type: 'webhook', name: 'crm', url: 'https://crm.example.com', secret: 'CRM_SECRET' };
const dealer = exampleDealer({ destinations: [DESK] });
const withCrm = exampleDealer({ destinations: [CRM] });

async function take(store: Store, id: string, destinations: string[], inDigest = false): Promise<void> {
  const lead = wholeLead({ id, received_at: new Date(NOW).toISOString() });
  await acceptLead(store, {
    lead,
    bodyHash: 'aa',
    destinations: destinations.map((destination) => ({ destination, kind: 'lead', inDigest })),
  });
}

const settle = (store: Store, id: string, destination: string, state: 'delivered' | 'dead') =>
  store.db
    .updateTable('delivery')
    .set({
      state,
      attempts: 5,
      finished_at: NOW,
      last_error: state === 'dead' ? 'SMTP 550 after RCPT TO' : null,
    })
    .where('lead_id', '=', id)
    .where('destination', '=', destination)
    .execute();

const failing = (store: Store, id: string) =>
  store.db
    .updateTable('delivery')
    .set({ attempts: 3, last_error: 'HTTP 500' })
    .where('lead_id', '=', id)
    .execute();

const waiting = async (store: Store, id: string): Promise<string[]> =>
  ((await leadWithHistory(store, ['good-cars'], id))?.deliveries ?? [])
    .filter(({ state }) => state === 'queued')
    .map(({ destination }) => destination);

const hear = (store: Store, now: number, known = dealer) =>
  hearUndelivered(store, (tenant) => (tenant === 'good-cars' ? known : undefined), now);

const unheard = async (store: Store, now: number): Promise<string[]> =>
  (await unheardLeads(store, ['good-cars'], now)).map(({ lead }) => lead.id);

/** What becomes of leads that no destination takes, in every store; `open` gives one without leads. */
export function undeliveredSuite(open: () => Promise<Store>): void {
  describe('F1 nothing is given up unheard', () => {
    test('F1 S7 leads of a digest that was given up go somewhere else in a digest again', async () => {
      const store = await open();
      for (const [id, inDigest] of [
        ['a', true],
        ['b', false],
      ] as const) {
        await take(store, id, ['desk'], inDigest);
        await settle(store, id, 'desk', 'dead');
      }
      expect((await hear(store, NOW)).rerouted).toBe(2);
      const waits = await store.db
        .selectFrom('delivery')
        .select(['lead_id', 'digest'])
        .where('destination', '=', 'yard.mailbox')
        .orderBy('lead_id')
        .execute();
      expect(waits).toEqual([
        { lead_id: 'a', digest: 1 },
        { lead_id: 'b', digest: 0 },
      ]);
    });

    test('F1 a lead that was given up goes to one mailbox after the other, and then the operator is told', async () => {
      const store = await open();
      await take(store, 'a', ['desk']);
      expect(await hear(store, NOW)).toEqual({ rerouted: 0, untold: [] });
      for (const [given, next] of [
        ['desk', 'yard.mailbox'],
        ['yard.mailbox', 'dealer'],
      ] as const) {
        await settle(store, 'a', given, 'dead');
        expect(await unheard(store, NOW)).toEqual(['a']);
        expect(await hear(store, NOW)).toMatchObject({
          rerouted: 1,
          untold: expect.arrayContaining([expect.objectContaining({ destination: given, instead: next })]),
        });
        expect((await hear(store, NOW)).rerouted).toBe(0);
        expect(await waiting(store, 'a')).toEqual([next]);
      }
      await settle(store, 'a', 'dealer', 'dead');
      const { rerouted, untold } = await hear(store, NOW + MINUTE);
      expect(rerouted).toBe(0);
      expect(untold.map(({ destination, instead, trouble }) => [destination, instead, trouble])).toEqual(
        [
          ['desk', undefined, 'dead'],
          ['yard.mailbox', undefined, 'dead'],
          ['dealer', undefined, 'dead'],
        ].toSorted(),
      );
      await markTold(store, untold, NOW + MINUTE);
      expect((await hear(store, NOW + 2 * MINUTE)).untold).toEqual([]);
      expect(await unheard(store, NOW)).toEqual(['a']);
      const history = await leadWithHistory(store, ['good-cars'], 'a');
      expect(history?.events.map(({ kind, destination }) => `${kind} ${destination}`)).toEqual([
        'submitted null',
        'rerouted yard.mailbox',
        'rerouted dealer',
        expect.stringMatching(/^operator_told /),
        expect.stringMatching(/^operator_told /),
        expect.stringMatching(/^operator_told /),
      ]);
    });

    test('F1 what another destination has is not sent somewhere else, and is heard', async () => {
      const store = await open();
      await take(store, 'a', ['desk', 'crm']);
      await settle(store, 'a', 'crm', 'dead');
      await settle(store, 'a', 'desk', 'delivered');
      expect(await hear(store, NOW)).toMatchObject({
        rerouted: 0,
        untold: [{ destination: 'crm', instead: 'desk', reason: 'SMTP 550 after RCPT TO' }],
      });
      expect(await unheard(store, NOW)).toEqual([]);
    });

    test('F1 what waits for a program goes to people before an hour is over; a mail server that is away is told of', async () => {
      const store = await open();
      await take(store, 'a', ['crm']);
      await failing(store, 'a');
      expect(await hear(store, NOW + 44 * MINUTE, withCrm)).toEqual({ rerouted: 0, untold: [] });
      expect(await hear(store, NOW + 45 * MINUTE, withCrm)).toMatchObject({
        rerouted: 1,
        untold: [{ destination: 'crm', trouble: 'late', instead: 'yard.mailbox' }],
      });
      await take(store, 'b', ['desk']);
      await failing(store, 'b');
      const { rerouted, untold } = await hear(store, NOW + 45 * MINUTE);
      expect(rerouted).toBe(0);
      expect(untold.filter(({ lead_id: id }) => id === 'b')).toMatchObject([
        { destination: 'desk', trouble: 'late', instead: undefined },
      ]);
      expect(await unheard(store, NOW + 45 * MINUTE)).toEqual(['b', 'a']);
      expect(await unheard(store, NOW + 44 * MINUTE)).toEqual([]);
    });

    test('F1 of a mailbox that takes nothing all day the operator hears once', async () => {
      const store = await open();
      await take(store, 'a', ['desk']);
      await settle(store, 'a', 'desk', 'dead');
      const first = await hear(store, NOW);
      await markTold(store, first.untold, NOW);
      await take(store, 'b', ['desk']);
      await settle(store, 'b', 'desk', 'dead');
      expect(await hear(store, NOW + 16 * MINUTE)).toEqual({ rerouted: 1, untold: [] });
      expect((await hear(store, NOW + 25 * 60 * MINUTE)).untold).toMatchObject([{ lead_id: 'b' }]);
    });

    test('F1 a lead that was answered, or sent again, is in trouble no more', async () => {
      const store = await open();
      for (const id of ['a', 'b']) {
        await take(store, id, ['desk']);
        await settle(store, id, 'desk', 'dead');
      }
      await markAnswered(store, ['good-cars'], 'a', NOW);
      await resend(store, ['good-cars'], 'b', 'dead', NOW);
      expect(await unheard(store, NOW)).toEqual([]);
      expect(await hear(store, NOW)).toEqual({ rerouted: 0, untold: [] });
    });

    test('F1 a dealer that is gone has nowhere to send to, and the operator is told', async () => {
      const store = await open();
      await take(store, 'a', ['desk']);
      await settle(store, 'a', 'desk', 'dead');
      expect(await hearUndelivered(store, () => undefined, NOW)).toMatchObject({
        rerouted: 0,
        untold: [{ lead_id: 'a', instead: undefined }],
      });
    });
  });
}
