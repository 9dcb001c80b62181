import { describe, expect, test } from 'vitest';
import { acceptLead } from './accept-lead.ts';
import type { NewLead } from './accept-lead.ts';
import { exampleLead } from './example-lead.fixture.ts';
import type { Store } from './store.ts';

const TO_LOCATION = [{ destination: 'yard', kind: 'lead' as const }];

const request = (id: string, changes: Partial<NewLead> = {}): NewLead => ({
  lead: exampleLead({ id }),
  key: 'key-1',
  bodyHash: 'aa',
  destinations: TO_LOCATION,
  ...changes,
});

async function rowsOf(store: Store): Promise<Record<string, number>> {
  const tables = ['lead', 'delivery', 'lead_event', 'idempotency', 'consent'] as const;
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await store.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      return [table, Number(rows)] as const;
    }),
  );
  return Object.fromEntries(counts);
}

const ONE_LEAD = { lead: 1, delivery: 1, lead_event: 1, idempotency: 1, consent: 1 };
const NOTHING = { lead: 0, delivery: 0, lead_event: 0, idempotency: 0, consent: 0 };

/** What taking a lead in must do in every store; `open` gives one without leads. */
export function acceptLeadSuite(open: () => Promise<Store>): void {
  describe('a lead that is taken in', () => {
    test('F1 it is stored whole, with its outbox row, its consent and the answer to its key', async () => {
      const store = await open();
      const lead = exampleLead({ suspicions: ['honeypot'] });
      const destinations = [...TO_LOCATION, { destination: 'shopper', kind: 'auto_reply' as const }];
      expect(await acceptLead(store, { lead, key: 'k', bodyHash: 'aa', destinations })).toEqual({
        kind: 'stored',
        answer: { lead_id: 'lead-1', category: 'Used Vehicle Enquiry', event: 15 },
      });
      const row = await store.db.selectFrom('lead').selectAll().executeTakeFirstOrThrow();
      expect(JSON.parse(row.body)).toEqual(lead);
      expect(row).toMatchObject({
        tenant: 'good-cars',
        received_at: Date.parse(lead.received_at),
        email: 'rosa.quill@example.com',
        phone: '+61491570006',
        suspicious: 1,
        answered_at: null,
      });
      const deliveries = await store.db.selectFrom('delivery').selectAll().orderBy('kind').execute();
      expect(deliveries).toMatchObject([
        { destination: 'shopper', kind: 'auto_reply', state: 'queued', attempts: 0 },
        { destination: 'yard', kind: 'lead', state: 'queued', next_at: Date.parse(lead.received_at) },
      ]);
      expect(await store.db.selectFrom('consent').selectAll().executeTakeFirst()).toMatchObject({
        lead_id: 'lead-1',
        wording_hash: 'ab12',
        page: '/cars/1',
        opt_in: 0,
      });
    });

    test('R7 100 requests of one key at once: one lead, 100 same answers', async () => {
      const store = await open();
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, at) => acceptLead(store, request(`lead-${at}`))),
      );
      expect(answers.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
      expect(answers.filter(({ kind }) => kind === 'repeated')).toHaveLength(99);
      expect(new Set(answers.map((each) => JSON.stringify('answer' in each && each.answer))).size).toBe(1);
      expect(await rowsOf(store)).toEqual(ONE_LEAD);
    });

    test('R7 the same key with another body is refused, and nothing is stored', async () => {
      const store = await open();
      await acceptLead(store, request('lead-1'));
      expect(await acceptLead(store, request('lead-2', { bodyHash: 'bb' }))).toEqual({ kind: 'conflict' });
      expect(await rowsOf(store)).toEqual(ONE_LEAD);
    });

    test('R7 a lead that could not be stored leaves its key free', async () => {
      const store = await open();
      await expect(acceptLead(store, request('lead-1', { destinations: [] }))).rejects.toThrow(
        'A lead of good-cars in Used Vehicle Enquiry has no destination.',
      );
      const twice = [...TO_LOCATION, ...TO_LOCATION].map((to) => ({
        ...to,
        destination: null as unknown as string,
      }));
      await expect(acceptLead(store, request('lead-1', { destinations: twice }))).rejects.toThrow();
      expect(await rowsOf(store)).toEqual(NOTHING);
      expect(await acceptLead(store, request('lead-1'))).toMatchObject({ kind: 'stored' });
    });

    test('R7 a key belongs to its tenant, and requests without one are leads of their own', async () => {
      const store = await open();
      const other = exampleLead({ id: 'lead-2', tenant: 'other-cars' });
      const withoutKey = (id: string): NewLead => ({
        lead: exampleLead({ id }),
        bodyHash: 'aa',
        destinations: TO_LOCATION,
      });
      const answers = [
        await acceptLead(store, request('lead-1')),
        await acceptLead(store, request('lead-2', { lead: other })),
        await acceptLead(store, withoutKey('lead-3')),
        await acceptLead(store, withoutKey('lead-4')),
      ];
      expect(answers.map(({ kind }) => kind)).toEqual(['stored', 'stored', 'stored', 'stored']);
    });

    test.each([
      ['NUL', 'a\0b'],
      ['a lone surrogate', 'a\ud800b'],
      ['a quote of SQL', "'; DROP TABLE lead; --"],
    ])('F1 hostile text is kept as it came: %s', async (_, text) => {
      const store = await open();
      const lead = exampleLead({ message: text, category: text, person: { email: text, phone: text } });
      expect(
        await acceptLead(store, { lead, key: text, bodyHash: 'aa', destinations: TO_LOCATION }),
      ).toMatchObject({
        kind: 'stored',
      });
      const { body } = await store.db.selectFrom('lead').select('body').executeTakeFirstOrThrow();
      expect(JSON.parse(body)).toEqual(lead);
    });
  });
}
