import { describe, expect, test } from 'vitest';
import { exampleDealer, wholeLead } from '../destinations/example-dealer.fixture.ts';
import { planDeliveries } from '../destinations/plan-deliveries.ts';
import { acceptLead } from '../store/accept-lead.ts';
import { leadFiles } from '../store/lead-files.ts';
import { leadWithHistory } from '../store/lead-history.ts';
import { markAnswered } from '../store/mark-lead.ts';
import type { Store } from '../store/store.ts';
import { temporaryFolder } from '../store/temporary-sqlite.fixture.ts';
import { eraseWholePerson } from './whole-person.ts';
import { startCode } from '../account-store/codes.ts';
import { eraseLeads, eraseOld } from './erase-leads.ts';
import { leadsOf, listConsents } from './export-leads.ts';
import { isReconciled, reconcile } from './reconcile.ts';
import { remind } from './remind.ts';

const NOW = Date.parse('2026-11-20T00:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const dealer = exampleDealer();
const ROSA = { email: 'rosa@example.com', phone: '+61491570006' };
const IVO = { email: 'ivo@example.com', phone: '+61491570110' };

type Taken = { tenant?: string; at?: number; person?: { email?: string; phone?: string }; file?: string };

async function take(
  store: Store,
  id: string,
  { tenant = 'good-cars', at = NOW, person = ROSA, file }: Taken = {},
) {
  const received_at = new Date(at).toISOString();
  const files = file === undefined ? [] : [{ key: file, name: 'cv.pdf', type: 'application/pdf', bytes: 3 }];
  const lead = wholeLead({ id, tenant, received_at, person, files });
  await acceptLead(store, {
    lead,
    key: `key of ${id}`,
    bodyHash: 'aa',
    destinations: planDeliveries(dealer, lead),
  });
}

const settle = (store: Store, id: string, state: 'delivered' | 'dead') =>
  store.db
    .updateTable('delivery')
    .set({ state })
    .where('lead_id', '=', id)
    .where('kind', '=', 'lead')
    .execute();

const idsOf = async (store: Store): Promise<string[]> =>
  (await store.db.selectFrom('lead').select('id').orderBy('id').execute()).map(({ id }) => id);

/** What the ledger must say in every store; `open` gives one without leads. */
export function ledgerSuite(open: () => Promise<Store>): void {
  describe('the ledger', () => {
    test('F1 submitted = delivered + queued + dead + erased, tenant by tenant', async () => {
      const store = await open();
      for (const id of ['a', 'b', 'c', 'd']) await take(store, id, { person: id === 'd' ? IVO : ROSA });
      await take(store, 'e', { tenant: 'other-cars' });
      await settle(store, 'a', 'delivered');
      await settle(store, 'b', 'dead');
      await eraseLeads(store, leadFiles('/nowhere'), IVO, NOW);
      const result = await reconcile(store);
      expect(result).toEqual([
        { tenant: 'good-cars', submitted: 4, erased: 1, delivered: 1, queued: 1, dead: 1, lost: [] },
        { tenant: 'other-cars', submitted: 1, erased: 0, delivered: 0, queued: 1, dead: 0, lost: [] },
      ]);
      expect(result.map(isReconciled)).toEqual([true, true]);
    });

    test('F1 control: a lead that lost its message, or itself, is named', async () => {
      const store = await open();
      for (const id of ['a', 'b', 'c']) await take(store, id);
      await store.db.deleteFrom('delivery').where('lead_id', '=', 'a').where('kind', '=', 'lead').execute();
      await store.db.deleteFrom('lead').where('id', '=', 'b').execute();
      const [found] = await reconcile(store);
      expect(found).toMatchObject({ submitted: 3, queued: 1, lost: ['a', 'b'] });
      expect(isReconciled(found!)).toBe(false);
    });
  });

  describe('reminders', () => {
    test('S7 of leads that came in a digest come in one too', async () => {
      const store = await open();
      for (const id of ['a', 'b']) {
        const lead = wholeLead({ id, received_at: new Date(NOW).toISOString() });
        const destinations = planDeliveries(dealer, lead, { inDigest: id === 'a' });
        await acceptLead(store, { lead, bodyHash: 'aa', destinations });
      }
      expect(await remind(store, () => dealer, NOW + 7 * DAY)).toBe(2);
      const reminders = await store.db
        .selectFrom('delivery')
        .select(['lead_id', 'digest'])
        .where('kind', '=', 'reminder')
        .orderBy('lead_id')
        .execute();
      expect(reminders).toEqual([
        { lead_id: 'a', digest: 1 },
        { lead_id: 'b', digest: 0 },
      ]);
    });

    const known = (tenant: string) => (tenant === 'good-cars' ? dealer : undefined);

    test('F1 once, after two hours of opening hours; never for a lead that was answered', async () => {
      const store = await open();
      // 08:30 to 17:30 in Sydney is 21:30 to 06:30; the lead comes an hour before the yard closes on a Friday.
      const friday = Date.parse('2026-11-20T05:30:00Z');
      for (const id of ['a', 'b']) await take(store, id, { at: friday });
      await take(store, 'c', { at: friday, tenant: 'gone-cars' });
      await markAnswered(store, ['good-cars'], 'b', friday + 1);
      const monday = Date.parse('2026-11-22T22:30:00Z');
      expect(await remind(store, known, monday - 1000 * 60)).toBe(0);
      expect(await remind(store, known, monday)).toBe(1);
      expect(await remind(store, known, monday + HOUR)).toBe(0);
      const lead = await leadWithHistory(store, ['good-cars'], 'a');
      expect(lead?.events.at(-1)).toEqual({ kind: 'reminded', at: monday, destination: null, note: null });
      expect(lead?.deliveries.at(-1)).toMatchObject({
        kind: 'reminder',
        destination: 'dealer',
        state: 'queued',
      });
      expect(lead?.state).toBe('queued');
    });
  });

  describe("people's data", () => {
    test('privacy: all of a person by phone or email, whatever the letters, of one tenant or of all', async () => {
      const store = await open();
      await take(store, 'a', { person: { email: 'Rosa@Example.com' } });
      await take(store, 'b', { person: { phone: ROSA.phone } });
      await take(store, 'c', { tenant: 'other-cars' });
      await take(store, 'd', { person: IVO });
      const ids = async (...call: Parameters<typeof leadsOf>): Promise<string[]> =>
        (await leadsOf(...call)).map(({ lead }) => lead.id);
      expect(await ids(store, { email: 'ROSA@example.com' })).toEqual(['a', 'c']);
      expect(await ids(store, { phone: ROSA.phone })).toEqual(['b', 'c']);
      expect(await ids(store, ROSA, ['good-cars'])).toEqual(['a', 'b']);
      expect(await listConsents(store, ['other-cars'])).toEqual([
        {
          lead_id: 'c',
          tenant: 'other-cars',
          at: Date.parse('2026-11-21T03:00:00.000Z'),
          ...ROSA,
          wording_hash: 'ab12',
          page: '/cars/1',
          opt_in: 0,
          withdrawn_at: null,
        },
      ]);
    });

    test('privacy: an erased person is nowhere: rows, files, consents, history', async () => {
      const store = await open();
      const files = leadFiles(temporaryFolder());
      const key = await files.save(Buffer.from('my life'));
      await take(store, 'a', { file: key });
      await take(store, 'b', { person: IVO });
      await store.db.updateTable('delivery').set({ last_error: 'rosa' }).where('lead_id', '=', 'a').execute();
      expect(await eraseLeads(store, files, { phone: ROSA.phone }, NOW)).toBe(1);
      expect(await eraseLeads(store, files, { phone: ROSA.phone }, NOW)).toBe(0);
      await expect(files.read(key)).rejects.toThrow('ENOENT');
      const tables = ['lead', 'delivery', 'consent', 'lead_event', 'idempotency', 'destination'] as const;
      const rows = await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute()));
      expect(JSON.stringify(rows)).not.toMatch(/rosa|Rosa|491570006|Quill/);
      expect(await idsOf(store)).toEqual(['b']);
      await expect(eraseLeads(store, files, {}, NOW)).rejects.toThrow('Nobody was named');
    });

    test.each([
      ['phone', { phone: ROSA.phone }],
      ['email', { email: ROSA.email }],
    ])(
      'privacy: the number of a person who is erased by %s is in no table, codes included',
      async (_, person) => {
        const store = await open();
        await take(store, 'a');
        await take(store, 'b', { person: IVO });
        for (const tenant of ['good-cars', 'other-cars'])
          for (const phone of [ROSA.phone, IVO.phone]) await startCode(store, { tenant, phone }, 'key', NOW);
        await eraseWholePerson(store, leadFiles('/nowhere'), person, NOW);
        const tables = await store.db.introspection.getTables();
        const rows = await Promise.all(
          tables.map(({ name }) =>
            store.db
              .selectFrom(name as 'lead')
              .selectAll()
              .execute(),
          ),
        );
        expect(JSON.stringify(rows)).not.toMatch(/491 ?570 ?006/);
        expect(JSON.stringify(rows)).toContain(IVO.phone);
        expect(await store.db.selectFrom('sign_in_code').select('id_hash').execute()).toHaveLength(2);
      },
    );

    test('privacy: of one tenant alone the codes of the others stay', async () => {
      const store = await open();
      for (const tenant of ['good-cars', 'other-cars'])
        await startCode(store, { tenant, phone: ROSA.phone }, 'key', NOW);
      await eraseWholePerson(store, leadFiles('/nowhere'), { phone: ROSA.phone }, NOW, ['good-cars']);
      const left = await store.db.selectFrom('sign_in_code').select('tenant').execute();
      expect(left).toEqual([{ tenant: 'other-cars' }]);
    });

    test('privacy: leads are erased when their days are over, and keys after a week, on a moved clock', async () => {
      const store = await open();
      const files = leadFiles('/nowhere');
      for (const [id, days] of [
        ['a', 31],
        ['b', 29],
        ['c', 8],
        ['d', 6],
      ] as const)
        await take(store, id, { at: NOW - days * DAY });
      await take(store, 'e', { at: NOW - 99 * DAY, tenant: 'other-cars' });
      expect(await eraseOld(store, files, { tenant: 'good-cars', days: 30 }, NOW)).toBe(1);
      expect(await idsOf(store)).toEqual(['b', 'c', 'd', 'e']);
      const keys = await store.db.selectFrom('idempotency').select('created_at').execute();
      expect(keys).toEqual([{ created_at: NOW - 6 * DAY }]);
      expect(await eraseOld(store, files, { tenant: 'good-cars', days: 30 }, NOW + 40 * DAY)).toBe(3);
    });

    test('privacy: many leads are erased in steps, all of them', async () => {
      const store = await open();
      for (let at = 0; at < 205; at++) await take(store, `lead-${at}`);
      expect(await eraseLeads(store, leadFiles('/nowhere'), ROSA, NOW)).toBe(205);
      expect(await idsOf(store)).toEqual([]);
    });
  });
}
