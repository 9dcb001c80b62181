import { describe, expect, test } from 'vitest';
import { eraseLeads } from '../ledger/erase-leads.ts';
import { leadFiles } from '../store/lead-files.ts';
import type { Store } from '../store/store.ts';
import { changeReservation } from './change-reservation.ts';
import { endDueReservations } from './end-due-reservations.ts';
import { HOUR, MINUTE, PAY_BY, take, TAKEN_AT } from './example-reservation.fixture.ts';
import { findReservation, reservationOfVehicle, listReservations } from './find-reservations.ts';
import { forgetReservations } from './forget-reservations.ts';
import { settlePayment } from './settle-payment.ts';

const TENANT = 'good-cars';
const OF = [TENANT];
const DAY = 24 * HOUR;

const settle = (
  store: Store,
  id: string,
  state: 'paid' | 'authorised' | 'closed' | 'refunded',
  now: number,
  isForSale = true,
) => settlePayment(store, { id, tenant: TENANT, state, charge: `charge of ${id}` }, { now, isForSale });
const tasksOf = async (store: Store, id: string): Promise<string[]> =>
  (await store.db.selectFrom('payment_task').select('kind').where('payment_id', '=', id).execute()).map(
    ({ kind }) => kind,
  );
const eventsOf = async (store: Store, id: string): Promise<string[]> =>
  (
    await store.db
      .selectFrom('lead_event')
      .select(['kind', 'note'])
      .where('lead_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ kind, note }) => [kind, note].filter(Boolean).join(' '));
const messagesOf = async (store: Store, id: string): Promise<string[]> =>
  (await store.db.selectFrom('delivery').select('kind').where('lead_id', '=', id).execute())
    .map(({ kind }) => kind)
    .toSorted();

/** What reserving a vehicle must do in every store; `open` gives one without leads. */
export function reservationSuite(open: () => Promise<Store>): void {
  describe('a reserved vehicle', () => {
    test('F9 a hundred at once: one has it, and of the others nothing is kept', async () => {
      const store = await open();
      const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => take(store, `lead-${at}`)));
      expect(answers.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
      const others = answers.filter((answer) => answer.kind === 'held');
      expect(others).toHaveLength(99);
      const winner = await reservationOfVehicle(store, TENANT, 'v1', TAKEN_AT);
      for (const { by } of others) expect(by).toEqual(winner);
      for (const table of ['lead', 'hold', 'payment', 'idempotency', 'consent', 'delivery'] as const)
        expect(await store.db.selectFrom(table).select('tenant').execute(), table).toHaveLength(1);
    });

    test('F9 of fifty at once that reserve fifty vehicles and pay for none, so many get one as the site lets them', async () => {
      const store = await open();
      const most = { all: 5, unproven: 2 };
      const taking = (isProven: boolean, name: string) =>
        Promise.all(
          Array.from({ length: 25 }, (_, at) =>
            take(store, `${name}-${at}`, { vehicle: `${name} ${at}`, isProven, most }),
          ),
        );
      const kindsOf = (answers: Awaited<ReturnType<typeof taking>>) =>
        answers.map((answer) => (answer.kind === 'too_many_held' ? answer.full : answer.kind));
      const unproven = kindsOf(await taking(false, 'unproven'));
      expect(unproven.filter((kind) => kind === 'stored')).toHaveLength(2);
      expect(unproven.filter((kind) => kind === 'unproven_holds')).toHaveLength(23);
      const proven = kindsOf(await taking(true, 'proven'));
      expect(proven.filter((kind) => kind === 'stored')).toHaveLength(3);
      expect(proven.filter((kind) => kind === 'holds')).toHaveLength(22);
      expect(await store.db.selectFrom('hold').select('id').execute()).toHaveLength(5);
      expect(await store.db.selectFrom('lead').select('id').execute()).toHaveLength(5);
    });

    test('F9 what is paid, over, cancelled or of another dealer leaves room', async () => {
      const store = await open();
      const most = { all: 2, unproven: 1 };
      const vehicle = (name: string, changes = {}) => take(store, name, { vehicle: name, most, ...changes });
      expect((await vehicle('a')).kind).toBe('stored');
      expect((await vehicle('b', { isProven: false })).kind).toBe('stored');
      expect(await vehicle('c')).toEqual({ kind: 'too_many_held', full: 'holds', until: PAY_BY });
      // A shopper who comes too late for one is told so first.
      expect((await vehicle('c', { vehicle: 'a' })).kind).toBe('held');
      await settle(store, 'a', 'paid', TAKEN_AT + MINUTE);
      expect((await vehicle('c', { isProven: false })).kind).toBe('too_many_held');
      expect((await vehicle('c')).kind).toBe('stored');
      await changeReservation(store, OF, 'b', 'cancel', TAKEN_AT + MINUTE);
      expect((await vehicle('d')).kind).toBe('stored');
      expect((await vehicle('e')).kind).toBe('too_many_held');
      expect((await vehicle('e', { taken_at: PAY_BY, until: PAY_BY + MINUTE })).kind).toBe('stored');
    });

    test('F9 what costs nothing is counted for all its hours, apart from what waits for its payment', async () => {
      const store = await open();
      const until = TAKEN_AT + 48 * HOUR;
      const most = { all: 3, unproven: 1 };
      const free = (name: string, changes = {}) =>
        take(store, name, { vehicle: name, most, state: 'held', fee: 0, until, ...changes });
      const priced = (name: string) => take(store, name, { vehicle: name, most: { all: 1, unproven: 1 } });
      expect((await free('a')).kind).toBe('stored');
      expect((await free('b', { isProven: false })).kind).toBe('stored');
      expect(await free('c', { isProven: false })).toEqual({
        kind: 'too_many_held',
        full: 'unproven_holds',
        until,
      });
      expect((await free('c')).kind).toBe('stored');
      expect(await free('d')).toEqual({ kind: 'too_many_held', full: 'holds', until });
      expect((await priced('e')).kind).toBe('stored');
      expect((await priced('f')).kind).toBe('too_many_held');
      expect((await free('d', { taken_at: until - 1, until: until + HOUR })).kind).toBe('too_many_held');
      expect((await free('d', { taken_at: until, until: until + HOUR })).kind).toBe('stored');
    });

    test('F9 its shopper gets the same answer again, and other vehicles and dealers are free', async () => {
      const store = await open();
      expect(await take(store, 'one')).toMatchObject({ kind: 'stored' });
      expect(await take(store, 'one')).toMatchObject({ kind: 'repeated', answer: { lead_id: 'one' } });
      expect(await take(store, 'two', { vehicle: 'v2' })).toMatchObject({ kind: 'stored' });
      expect(await reservationOfVehicle(store, 'other-cars', 'v1', TAKEN_AT)).toBeUndefined();
    });

    test('F9 is free again by itself once it was not paid in time, whether anybody looked or not', async () => {
      const store = await open();
      await take(store, 'one');
      expect(await reservationOfVehicle(store, TENANT, 'v1', PAY_BY - 1)).toMatchObject({ id: 'one' });
      expect(await reservationOfVehicle(store, TENANT, 'v1', PAY_BY)).toBeUndefined();
      expect(await take(store, 'two', { taken_at: PAY_BY, until: PAY_BY + MINUTE })).toMatchObject({
        kind: 'stored',
      });
      expect((await findReservation(store, OF, 'one'))?.hold).toMatchObject({
        state: 'ended',
        end: 'unpaid',
      });
      expect(await eventsOf(store, 'one')).toEqual(['submitted', 'hold_ended unpaid']);
      // No email tells of a payment that was not made.
      expect(await messagesOf(store, 'one')).toEqual(['lead']);
      expect(await endDueReservations(store, PAY_BY + MINUTE)).toBe(1);
      expect(await endDueReservations(store, PAY_BY + MINUTE)).toBe(0);
    });

    test('F9 is held for its hours once it is paid, however often and at once that is said', async () => {
      const store = await open();
      await take(store, 'one');
      const said = await Promise.all(
        Array.from({ length: 32 }, () => settle(store, 'one', 'paid', TAKEN_AT + MINUTE)),
      );
      expect(said.filter((each) => each === 'held')).toHaveLength(1);
      expect(said.filter((each) => each === 'known')).toHaveLength(31);
      const { hold: reservation, payment } = (await findReservation(store, OF, 'one'))!;
      expect(reservation).toMatchObject({ state: 'held', until: TAKEN_AT + MINUTE + 48 * HOUR });
      expect(payment).toMatchObject({ state: 'paid', charge: 'charge of one' });
      expect(await messagesOf(store, 'one')).toEqual(['hold', 'lead', 'receipt']);
      expect(await eventsOf(store, 'one')).toEqual(['submitted', 'held paid']);
      // Older news come later.
      for (const state of ['closed', 'authorised'] as const)
        expect(await settle(store, 'one', state, TAKEN_AT + HOUR)).toBe('known');
      expect(
        await settlePayment(
          store,
          { id: 'one', tenant: 'other', state: 'refunded' },
          { now: 0, isForSale: true },
        ),
      ).toBe('unknown');
    });

    test('F9 without a fee it is held at once, and both are told', async () => {
      const store = await open();
      await take(store, 'one', { state: 'held', fee: 0, until: TAKEN_AT + 48 * HOUR });
      const { lead, ...held } = (await findReservation(store, OF, 'one'))!;
      expect([held, lead?.id]).toEqual([{ hold: expect.objectContaining({ state: 'held' }) }, 'one']);
      expect(await messagesOf(store, 'one')).toEqual(['hold', 'lead', 'receipt']);
    });

    test.each([
      ['free: it is held', { other: false, isForSale: true }, 'held', []],
      [
        'taken by someone else: the money goes back',
        { other: true, isForSale: true },
        'too_late',
        ['refund'],
      ],
      ['sold meanwhile: the money goes back', { other: false, isForSale: false }, 'too_late', ['refund']],
    ] as const)(
      'F9 a payment that comes too late for a vehicle that is %s',
      async (_, { other, isForSale }, then, tasks) => {
        const store = await open();
        await take(store, 'one');
        const late = PAY_BY + HOUR;
        await endDueReservations(store, late);
        if (other) await take(store, 'two', { taken_at: late, until: late + HOUR });
        expect(await settle(store, 'one', 'paid', late + MINUTE, isForSale)).toBe(then);
        expect(await tasksOf(store, 'one')).toEqual(tasks);
        expect((await findReservation(store, OF, 'one'))?.hold.end).toBe(then === 'held' ? null : 'too_late');
        const has = await reservationOfVehicle(store, TENANT, 'v1', late + MINUTE);
        expect(has?.id).toBe(other ? 'two' : isForSale ? 'one' : undefined);
      },
    );

    test('F9 a payment after the shopper cancelled goes back, and the vehicle stays free', async () => {
      const store = await open();
      await take(store, 'one');
      expect(await changeReservation(store, OF, 'one', 'cancel', TAKEN_AT + MINUTE)).toBe('done');
      expect(await settle(store, 'one', 'authorised', TAKEN_AT + HOUR)).toBe('too_late');
      expect(await tasksOf(store, 'one')).toEqual(['void']);
      expect(await reservationOfVehicle(store, TENANT, 'v1', TAKEN_AT + HOUR)).toBeUndefined();
    });

    test.each([
      ['always', 'paid', ['refund']],
      ['until_end', 'paid', []],
      ['until_end', 'authorised', ['void']],
    ] as const)('F9 a hold that is over, refund %s, money %s: %o', async (refund, state, tasks) => {
      const store = await open();
      await take(store, 'one', { refund });
      await settle(store, 'one', state, TAKEN_AT);
      expect(await endDueReservations(store, TAKEN_AT + 48 * HOUR - 1)).toBe(0);
      expect(await endDueReservations(store, TAKEN_AT + 48 * HOUR)).toBe(1);
      expect(await tasksOf(store, 'one')).toEqual(tasks);
      expect(await eventsOf(store, 'one')).toContain('hold_ended over');
    });

    test.each([
      ['release', 'paid', 'released', ['refund']],
      ['release', 'authorised', 'released', ['void']],
      ['cancel', 'paid', 'cancelled', ['refund']],
      ['buy', 'authorised', 'bought', ['capture']],
      ['buy', 'paid', 'bought', []],
      ['capture', 'authorised', null, ['capture']],
    ] as const)('F9 %s of a hold whose money is %s: %s, %o', async (action, state, end, tasks) => {
      const store = await open();
      await take(store, 'one');
      await settle(store, 'one', state, TAKEN_AT);
      expect(await changeReservation(store, ['other-cars'], 'one', action, TAKEN_AT + HOUR)).toBe('unknown');
      expect(await changeReservation(store, OF, 'one', action, TAKEN_AT + HOUR)).toBe('done');
      expect(await tasksOf(store, 'one')).toEqual(tasks);
      expect((await findReservation(store, OF, 'one'))?.hold.end).toBe(end);
      if (end) expect(await changeReservation(store, OF, 'one', action, TAKEN_AT + HOUR)).toBe('refused');
    });

    test('F9 extending goes on from its end, and is written in the history', async () => {
      const store = await open();
      await take(store, 'one');
      await settle(store, 'one', 'paid', TAKEN_AT);
      expect(await changeReservation(store, OF, 'one', 'extend', TAKEN_AT + HOUR)).toBe('done');
      const until = TAKEN_AT + 96 * HOUR;
      expect((await findReservation(store, OF, 'one'))?.hold.until).toBe(until);
      expect(await eventsOf(store, 'one')).toContain(`hold_extended ${new Date(until).toISOString()}`);
    });

    test.each([
      ['while its word still waits: one email says both', 0, 1],
      ['after its word has gone: a second one says what is new', 1, 2],
    ] as const)('F9 the money of an end comes back %s', async (_, sent, emails) => {
      const store = await open();
      await take(store, 'one');
      await settle(store, 'one', 'paid', TAKEN_AT);
      const receipts = () =>
        store.db
          .selectFrom('delivery')
          .select(['id', 'next_at'])
          .where('kind', '=', 'receipt')
          .where('state', '=', 'queued')
          .orderBy('queued_at');
      const goes = () => store.db.updateTable('delivery').set({ state: 'delivered' }).execute();
      await goes();
      await changeReservation(store, OF, 'one', 'cancel', TAKEN_AT + HOUR);
      expect((await receipts().execute()).map(({ next_at }) => next_at)).toEqual([TAKEN_AT + HOUR + MINUTE]);
      if (sent) await goes();
      await settle(store, 'one', 'refunded', TAKEN_AT + HOUR + 9);
      expect((await receipts().execute()).map(({ next_at }) => next_at)).toEqual([TAKEN_AT + HOUR + 9]);
      const all = await store.db.selectFrom('delivery').select('id').where('kind', '=', 'receipt').execute();
      expect(all).toHaveLength(1 + emails);
    });

    test('F9 of thirty-two who cancel, release and sell at once one does it', async () => {
      const store = await open();
      await take(store, 'one');
      await settle(store, 'one', 'paid', TAKEN_AT);
      const actions = ['cancel', 'release', 'buy', 'release'] as const;
      const done = await Promise.all(
        Array.from({ length: 32 }, (_, at) =>
          changeReservation(store, OF, 'one', actions[at % 4]!, TAKEN_AT + HOUR),
        ),
      );
      expect(done.filter((each) => each === 'done')).toHaveLength(1);
      expect((await tasksOf(store, 'one')).length).toBeLessThanOrEqual(1);
    });

    test('F9 the person who is erased holds nothing any more: the fee goes back, and what is kept names nobody', async () => {
      const store = await open();
      await take(store, 'one');
      await settle(store, 'one', 'paid', TAKEN_AT);
      await eraseLeads(store, leadFiles('/nowhere'), { email: 'rosa.quill@example.com' }, TAKEN_AT + HOUR);
      expect(await reservationOfVehicle(store, TENANT, 'v1', TAKEN_AT + HOUR)).toBeUndefined();
      expect(await tasksOf(store, 'one')).toEqual(['refund']);
      const [listed] = await listReservations(store, OF, 10);
      expect(listed).toMatchObject({ hold: { id: 'one', end: 'cancelled' }, payment: 'paid', lead: null });
      expect(JSON.stringify(listed)).not.toMatch(/rosa|quill|61491570006/i);
    });

    test('F9 is forgotten with the retention, once there is nothing left to do', async () => {
      const store = await open();
      await take(store, 'one');
      await settle(store, 'one', 'paid', TAKEN_AT);
      await take(store, 'two', { vehicle: 'v2' });
      const old = { tenant: TENANT, days: 30 };
      const later = TAKEN_AT + 40 * DAY;
      await forgetReservations(store, old, later);
      expect(await listReservations(store, OF, 10)).toHaveLength(2);
      await endDueReservations(store, TAKEN_AT + 3 * DAY);
      await forgetReservations(store, old, later);
      // The refund of the first waits still.
      expect((await listReservations(store, OF, 10)).map(({ hold: reservation }) => reservation.id)).toEqual([
        'one',
      ]);
      await store.db.updateTable('payment_task').set({ finished_at: TAKEN_AT }).execute();
      await forgetReservations(store, old, later);
      expect(await listReservations(store, OF, 10)).toEqual([]);
    });
  });
}
