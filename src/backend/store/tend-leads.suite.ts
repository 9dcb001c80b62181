import { describe, expect, test } from 'vitest';
import { acceptLead } from './accept-lead.ts';
import type { NewDelivery } from './new-delivery.ts';
import { exampleLead } from './example-lead.fixture.ts';
import { leadWithHistory } from './lead-history.ts';
import { listLeads } from './list-leads.ts';
import { markAnswered, markOpened } from './mark-lead.ts';
import { resend } from './resend-lead.ts';
import type { Store } from './store.ts';
import type { DeliveryState } from './tables.ts';

const GOOD = ['good-cars'];
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 3, minute)).toISOString();

/** Leads `lead-1` and on, a minute apart; each list of states is what became of the destinations of one. */
async function withLeads(store: Store, states: DeliveryState[][], tenant = 'good-cars'): Promise<void> {
  for (const [index, wanted] of states.entries()) {
    const id = `${tenant === 'good-cars' ? 'lead' : tenant}-${index + 1}`;
    const destinations: NewDelivery[] = wanted.map((_, nth) => ({
      destination: `yard-${nth + 1}`,
      kind: 'lead',
    }));
    const lead = exampleLead({ id, tenant, received_at: at(index), location: `yard-${index % 2}` });
    await acceptLead(store, { lead, bodyHash: 'aa', destinations });
    for (const [nth, state] of wanted.entries())
      await store.db
        .updateTable('delivery')
        .set({ state, attempts: 3, finished_at: state === 'queued' ? null : 9 })
        .where('lead_id', '=', id)
        .where('destination', '=', `yard-${nth + 1}`)
        .execute();
  }
}

const ids = async (...call: Parameters<typeof listLeads>): Promise<string[]> =>
  (await listLeads(...call)).map(({ lead }) => lead.id);

/** What readers and markers of leads must do in every store; `open` gives one without leads. */
export function tendLeadsSuite(open: () => Promise<Store>): void {
  describe('leads as the dealer sees them', () => {
    test('F1 the latest come first, by tenant, state, day, place and whether they were answered', async () => {
      const store = await open();
      await withLeads(store, [
        ['delivered', 'dead'],
        ['delivered', 'queued'],
        ['delivered'],
        ['queued', 'dead'],
      ]);
      await withLeads(store, [['queued']], 'other-cars');
      expect(await ids(store, { tenants: GOOD })).toEqual(['lead-4', 'lead-3', 'lead-2', 'lead-1']);
      expect(await ids(store, {})).toHaveLength(5);
      expect(await ids(store, { tenants: [] })).toEqual([]);
      expect(await ids(store, { tenants: GOOD, state: 'dead' })).toEqual(['lead-4', 'lead-1']);
      expect(await ids(store, { tenants: GOOD, state: 'queued' })).toEqual(['lead-2']);
      expect(await ids(store, { tenants: GOOD, state: 'delivered' })).toEqual(['lead-3']);
      expect(await ids(store, { tenants: GOOD, from: Date.parse(at(1)), until: Date.parse(at(3)) })).toEqual([
        'lead-3',
        'lead-2',
      ]);
      expect(await ids(store, { tenants: GOOD, location: 'yard-1' })).toEqual(['lead-4', 'lead-2']);
      expect(await ids(store, { category: 'Service Booking' })).toEqual([]);
      expect(await ids(store, { tenants: GOOD, email: 'rosa.quill@example.com', limit: 1 })).toEqual([
        'lead-4',
      ]);
      expect(await ids(store, { phone: '+61400000000' })).toEqual([]);
      await markAnswered(store, GOOD, 'lead-2', 5);
      expect(await ids(store, { tenants: GOOD, answered: true })).toEqual(['lead-2']);
      expect(await ids(store, { tenants: GOOD, answered: false })).toHaveLength(3);
    });

    test('F1 page by page, none is missed or shown twice', async () => {
      const store = await open();
      await withLeads(
        store,
        Array.from({ length: 5 }, () => ['queued' as const]),
      );
      await store.db
        .updateTable('lead')
        .set({ received_at: 7 })
        .where('id', 'in', ['lead-2', 'lead-3'])
        .execute();
      const seen: string[] = [];
      for (let page = await listLeads(store, { limit: 2 }); page.length > 0;) {
        seen.push(...page.map(({ lead }) => lead.id));
        const last = page.at(-1)!;
        page = await listLeads(store, {
          limit: 2,
          after: { received_at: last.received_at, id: last.lead.id },
        });
      }
      expect(seen).toEqual(['lead-5', 'lead-4', 'lead-1', 'lead-3', 'lead-2']);
    });

    test('F1 one lead with its messages and what happened to it; of its own dealer only', async () => {
      const store = await open();
      await withLeads(store, [['delivered', 'dead']]);
      expect(await leadWithHistory(store, ['other-cars'], 'lead-1')).toBeUndefined();
      expect(await leadWithHistory(store, [], 'lead-1')).toBeUndefined();
      expect(await leadWithHistory(store, GOOD, 'lead-2')).toBeUndefined();
      expect(await leadWithHistory(store, GOOD, 'lead-1')).toMatchObject({
        lead: { id: 'lead-1', message: 'Is it still for sale?' },
        state: 'dead',
        opened_at: null,
        deliveries: [
          { destination: 'yard-1', kind: 'lead', state: 'delivered', attempts: 3, finished_at: 9 },
          { destination: 'yard-2', kind: 'lead', state: 'dead' },
        ],
        events: [{ kind: 'submitted', at: Date.parse(at(0)), destination: null, note: null }],
      });
    });

    test('F1 opened and answered are noted once, and never for another dealer', async () => {
      const store = await open();
      await withLeads(store, [['delivered'], ['delivered']]);
      expect(await markOpened(store, ['other-cars'], 'lead-1', 1)).toBe(false);
      expect(await markAnswered(store, [], 'lead-1', 1)).toBe(false);
      expect(await markOpened(store, GOOD, 'lead-1', 10)).toBe(true);
      expect(await markOpened(store, GOOD, 'lead-1', 20)).toBe(true);
      expect(await markAnswered(store, GOOD, 'lead-1', 30)).toBe(true);
      expect(await markAnswered(store, GOOD, 'lead-2', 40)).toBe(true);
      const [first, second] = await Promise.all(
        ['lead-1', 'lead-2'].map((id) => leadWithHistory(store, GOOD, id)),
      );
      expect(first).toMatchObject({ opened_at: 10, answered_at: 30 });
      expect(first?.events.map(({ kind, at }) => [kind, at]).slice(1)).toEqual([
        ['opened', 10],
        ['answered', 30],
      ]);
      expect(second).toMatchObject({ opened_at: 40, answered_at: 40 });
    });

    test('R8 a dead message is sent again under its own id, a delivered one only when all are asked for', async () => {
      const store = await open();
      await withLeads(store, [['delivered', 'dead']]);
      const before = await leadWithHistory(store, GOOD, 'lead-1');
      expect(await resend(store, ['other-cars'], 'lead-1', 'all', 50)).toBeUndefined();
      expect(await resend(store, GOOD, 'lead-1', 'dead', 50)).toBe(1);
      expect(await resend(store, GOOD, 'lead-1', 'dead', 51)).toBe(0);
      const after = await leadWithHistory(store, GOOD, 'lead-1');
      expect(after?.deliveries).toMatchObject([
        { id: before?.deliveries[1]?.id, state: 'queued', attempts: 0, queued_at: 50, finished_at: null },
        { id: before?.deliveries[0]?.id, state: 'delivered', attempts: 3 },
      ]);
      expect(after?.events.at(-1)).toEqual({ kind: 'resent', at: 50, destination: 'yard-2', note: null });
      expect(await resend(store, GOOD, 'lead-1', 'all', 60)).toBe(1);
      const all = await leadWithHistory(store, GOOD, 'lead-1');
      expect(all?.deliveries.map(({ destination, state }) => `${destination} ${state}`).toSorted()).toEqual([
        'yard-1 delivered',
        'yard-1 queued',
        'yard-2 queued',
      ]);
    });
  });
}
