import { describe, expect, test } from 'vitest';
import { eraseWholePerson, wholePerson } from '../ledger/whole-person.ts';
import { claimDelivery } from '../outbox/claim-delivery.ts';
import { exampleProvider } from '../payments/example-provider.fixture.ts';
import { carryOutTasks } from '../payments/payment-tasks.ts';
import { leadFiles } from '../store/lead-files.ts';
import type { Store } from '../store/store.ts';
import { askPayment, type NewRequest } from './ask-payment.ts';
import { changeRequest } from './change-request.ts';
import { HOUR, TAKEN_AT } from './example-reservation.fixture.ts';
import { forgetReservations } from './forget-reservations.ts';
import { findRequest, listRequests } from './payment-requests.ts';
import { settlePayment } from './settle-payment.ts';
import { atMoment } from '../outbox/at-moment.fixture.ts';

const TENANT = 'good-cars';
const OF = [TENANT];
const DAY = 24 * HOUR;
const ROSA = { email: 'rosa.quill@example.com', phone: '+61491570006' };

export const exampleRequest = (changes: Partial<NewRequest> = {}): NewRequest => ({
  id: 'r1',
  tenant: TENANT,
  lead: null,
  name: 'Rosa Quill',
  email: 'Rosa.Quill@example.com',
  phone: ROSA.phone,
  purpose: 'Balance of your 2021 Alder Brook',
  amount: 125_050,
  asked_at: TAKEN_AT,
  until: TAKEN_AT + 14 * DAY,
  ...changes,
});

const settle = (store: Store, state: 'paid' | 'refunded' | 'closed', now: number, tenant = TENANT) =>
  settlePayment(store, { id: 'r1', tenant, state, charge: 'c1' }, { now, isForSale: false });
const messagesOf = async (store: Store): Promise<string[]> =>
  (await store.db.selectFrom('delivery').select(['kind', 'destination']).orderBy('queued_at').execute())
    .map(({ kind, destination }) => `${kind} to ${destination}`)
    .toSorted();
const tasksOf = async (store: Store): Promise<string[]> =>
  (await store.db.selectFrom('payment_task').select('kind').execute()).map(({ kind }) => kind);
const stateOf = async (store: Store) => {
  const found = await findRequest(store, OF, 'r1');
  const { cancelled_at, paid_at, returned_at } = found?.request ?? {};
  return { payment: found?.payment.state, cancelled_at, paid_at, returned_at };
};

/** What asking for a payment must do in every store; `open` gives one without leads. */
export function paymentRequestSuite(open: () => Promise<Store>): void {
  describe('a payment that a dealer asks for', () => {
    test('A6 a form that is sent 32 times at once asks once, with one email', async () => {
      const store = await open();
      const asked = await Promise.all(Array.from({ length: 32 }, () => askPayment(store, exampleRequest())));
      expect(asked.filter(Boolean)).toHaveLength(1);
      expect(await messagesOf(store)).toEqual(['payment_ask to shopper']);
      expect(await listRequests(store, { tenants: OF, person: { phone: ROSA.phone } })).toMatchObject([
        { request: { amount: 125_050, email: ROSA.email }, payment: { state: 'open', amount: 125_050 } },
      ]);
      expect(await listRequests(store, { tenants: ['others'] })).toEqual([]);
      expect(await findRequest(store, ['others'], 'r1')).toBeUndefined();
    });

    test('A6 without a mailbox nobody is written to, and the dealer is told when it is paid', async () => {
      const store = await open();
      await askPayment(store, exampleRequest({ email: null }));
      await settle(store, 'paid', TAKEN_AT + HOUR);
      expect(await messagesOf(store)).toEqual(['payment_news to dealer']);
    });

    test('A6 the same news 32 times at once pay it once, with one receipt', async () => {
      const store = await open();
      await askPayment(store, exampleRequest());
      const settled = await Promise.all(
        Array.from({ length: 32 }, () => settle(store, 'paid', TAKEN_AT + HOUR)),
      );
      expect(settled.filter((each) => each === 'noted')).toHaveLength(1);
      expect(await settle(store, 'closed', TAKEN_AT + 2 * HOUR)).toBe('known');
      expect(await settle(store, 'refunded', TAKEN_AT + 2 * HOUR, 'others')).toBe('unknown');
      expect(await stateOf(store)).toMatchObject({ payment: 'paid', paid_at: TAKEN_AT + HOUR });
      expect(await messagesOf(store)).toEqual([
        'payment_ask to shopper',
        'payment_news to dealer',
        'payment_receipt to shopper',
      ]);
      // It is about no lead, and none has a line of it in its history.
      expect(await store.db.selectFrom('lead_event').selectAll().execute()).toEqual([]);
      expect(await tasksOf(store)).toEqual([]);
    });

    test('A6 what is paid after its time is taken; what the dealer took back goes back', async () => {
      const late = await open();
      await askPayment(late, exampleRequest());
      await settle(late, 'paid', TAKEN_AT + 30 * DAY);
      expect([await stateOf(late), await tasksOf(late)]).toMatchObject([{ returned_at: null }, []]);
      // The one store, without what was in it.
      const taken = await open();
      await askPayment(taken, exampleRequest());
      expect(await changeRequest(taken, OF, 'r1', 'cancel', TAKEN_AT + 1)).toBe('done');
      await settle(taken, 'paid', TAKEN_AT + HOUR);
      expect(await tasksOf(taken)).toEqual(['refund']);
      expect(await stateOf(taken)).toMatchObject({ payment: 'paid', returned_at: TAKEN_AT + HOUR });
    });

    test('A6 a paid one is paid back once, however often it is pressed, and by no other dealer', async () => {
      const store = await open();
      await askPayment(store, exampleRequest());
      const refund = (tenants: readonly string[] = OF) =>
        changeRequest(store, tenants, 'r1', 'refund', TAKEN_AT + 2 * HOUR);
      expect(await refund()).toBe('refused');
      await settle(store, 'paid', TAKEN_AT + HOUR);
      expect(await refund(['others'])).toBe('unknown');
      const pressed = await Promise.all(Array.from({ length: 8 }, () => refund()));
      expect(pressed.toSorted()).toEqual(['done', ...Array<string>(7).fill('refused')]);
      const provider = exampleProvider({ r1: 'paid' });
      const options = { store, providerOf: () => provider, report: () => undefined };
      expect(await carryOutTasks({ ...options, now: () => TAKEN_AT + 3 * HOUR })).toBe(1);
      expect(await carryOutTasks({ ...options, now: () => TAKEN_AT + 4 * HOUR })).toBe(0);
      expect(provider.done).toEqual(['refund r1-refund-refund']);
      expect(await stateOf(store)).toMatchObject({ payment: 'refunded' });
      expect((await messagesOf(store)).filter((each) => each.startsWith('payment_receipt'))).toHaveLength(2);
    });

    test('A6 R6 a message goes with the request as it is by then', async () => {
      const store = await open();
      await askPayment(store, exampleRequest());
      const place = { tenant: TENANT, destination: 'shopper' };
      expect(await claimDelivery(atMoment(store, TAKEN_AT + 1), place, 100)).toMatchObject({
        kind: 'payment_ask',
        request: { id: 'r1', amount: 125_050 },
        payment: 'open',
      });
    });

    test('A6 S10 a person is exported and erased; amounts stay, and what comes later goes back', async () => {
      const store = await open();
      await askPayment(store, exampleRequest());
      expect((await wholePerson(store, ROSA)).payments).toMatchObject([{ purpose: expect.any(String) }]);
      const erased = await eraseWholePerson(store, leadFiles('/nowhere'), ROSA, TAKEN_AT + HOUR);
      expect(erased).toMatchObject({ payments: 1 });
      const rows = await store.db.selectFrom('payment_request').selectAll().execute();
      expect(rows).toMatchObject([{ name: null, email: null, phone: null, purpose: '', amount: 125_050 }]);
      expect(JSON.stringify(await store.db.selectFrom('delivery').selectAll().execute())).toBe('[]');
      await settle(store, 'paid', TAKEN_AT + 2 * HOUR);
      expect([await tasksOf(store), await messagesOf(store)]).toEqual([
        ['refund'],
        ['payment_news to dealer'],
      ]);
    });

    test('A6 it is forgotten after the days of retention, and not while it can be paid', async () => {
      const store = await open();
      await askPayment(store, exampleRequest({ until: TAKEN_AT + 90 * DAY }));
      const count = async () => (await listRequests(store, { tenants: OF })).length;
      await forgetReservations(store, { tenant: TENANT, days: 30 }, TAKEN_AT + 60 * DAY);
      expect(await count()).toBe(1);
      await forgetReservations(store, { tenant: TENANT, days: 30 }, TAKEN_AT + 91 * DAY);
      expect(await count()).toBe(0);
      expect(await store.db.selectFrom('delivery').selectAll().execute()).toEqual([]);
    });
  });
}
