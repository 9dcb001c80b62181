import { describe, expect, test } from 'vitest';
import { changeReservation } from '../checkout-store/change-reservation.ts';
import { HOUR, take, TAKEN_AT } from '../checkout-store/example-reservation.fixture.ts';
import { settlePayment } from '../checkout-store/settle-payment.ts';
import type { Store } from '../store/store.ts';
import { exampleProvider } from './example-provider.fixture.ts';
import { carryOutTasks } from './payment-tasks.ts';

const TENANT = 'good-cars';

async function paidAndReleased(store: Store, id: string, state: 'paid' | 'authorised'): Promise<void> {
  await take(store, id);
  await settlePayment(store, { id, tenant: TENANT, state, charge: id }, { now: TAKEN_AT, isForSale: true });
  await changeReservation(store, [TENANT], id, 'release', TAKEN_AT + HOUR);
}
const paymentOf = async (store: Store, id: string): Promise<string | undefined> =>
  (await store.db.selectFrom('payment').select('state').where('id', '=', id).executeTakeFirst())?.state;

/** What is decided about payments must be carried out in every store; `open` gives one without leads. */
export function paymentSuite(open: () => Promise<Store>): void {
  describe('what was decided about a payment', () => {
    test.each([
      ['paid', 'refund', 'refunded'],
      ['authorised', 'void', 'voided'],
    ] as const)(
      'F9 of a released vehicle money that is %s is given back by %s, once',
      async (state, task, then) => {
        const store = await open();
        await paidAndReleased(store, 'one', state);
        const provider = exampleProvider({ one: state });
        const options = {
          store,
          providerOf: () => provider,
          report: () => undefined,
          now: () => TAKEN_AT + HOUR,
        };
        expect(await carryOutTasks(options)).toBe(1);
        expect(await carryOutTasks(options)).toBe(0);
        expect(provider.done).toEqual([`${task} one-${task === 'void' ? 'void' : 'refund'}-${task}`]);
        expect(await paymentOf(store, 'one')).toBe(then);
        const events = await store.db
          .selectFrom('lead_event')
          .select('kind')
          .where('lead_id', '=', 'one')
          .execute();
        expect(events.map(({ kind }) => kind)).toContain('fee_returned');
      },
    );

    test('F9 a provider that is away is asked again, later and later, and nothing is lost', async () => {
      const store = await open();
      await paidAndReleased(store, 'one', 'paid');
      const provider = exampleProvider({ one: 'paid' });
      provider.failures = 3;
      let now = TAKEN_AT + HOUR;
      const reported: number[] = [];
      const options = {
        store,
        providerOf: () => provider,
        report: ({ attempts }: { attempts: number }) => void reported.push(attempts),
        now: () => now,
      };
      for (let round = 0; round < 400 && provider.done.length === 0; round++, now += 1_000)
        await carryOutTasks(options);
      expect(reported).toEqual([1, 2, 3]);
      expect(now - TAKEN_AT - HOUR).toBeGreaterThan(60_000);
      expect(await paymentOf(store, 'one')).toBe('refunded');
    });

    test('F9 what was done without our hearing of it is not done again', async () => {
      const store = await open();
      await paidAndReleased(store, 'one', 'paid');
      const provider = exampleProvider({ one: 'paid' });
      provider.isDeaf = true;
      let now = TAKEN_AT + HOUR;
      const options = { store, providerOf: () => provider, report: () => undefined, now: () => now };
      expect(await carryOutTasks(options)).toBe(0);
      provider.isDeaf = false;
      now += HOUR;
      expect(await carryOutTasks(options)).toBe(1);
      expect(provider.done).toHaveLength(1);
      expect(await paymentOf(store, 'one')).toBe('refunded');
    });

    test('F9 a fee that was taken before it could be let go is paid back', async () => {
      const store = await open();
      await take(store, 'one');
      const said = { now: TAKEN_AT, isForSale: true };
      await settlePayment(store, { id: 'one', tenant: TENANT, state: 'authorised', charge: 'one' }, said);
      await changeReservation(store, [TENANT], 'one', 'capture', TAKEN_AT + 1);
      await changeReservation(store, [TENANT], 'one', 'release', TAKEN_AT + 2);
      const provider = exampleProvider({ one: 'authorised' });
      const options = {
        store,
        providerOf: () => provider,
        report: () => undefined,
        now: () => TAKEN_AT + HOUR,
      };
      expect(await carryOutTasks(options)).toBe(2);
      expect(provider.done).toEqual(['capture one-capture-capture', 'refund one-void-refund']);
      expect(await paymentOf(store, 'one')).toBe('refunded');
    });
  });
}
