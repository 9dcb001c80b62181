import { describe, expect, test } from 'vitest';
import { claimDelivery } from '../outbox/claim-delivery.ts';
import { waitingDestinations } from '../outbox/due-destinations.ts';
import { settleDelivery } from '../outbox/settle-delivery.ts';
import { eraseNightEmails, givenUpNightEmails, queueNightEmail } from './night-emails.ts';
import type { Store } from './store.ts';
import { atMoment } from '../outbox/at-moment.fixture.ts';

const NOW = Date.parse('2026-11-22T18:00:00Z');
const DAY = 24 * 3_600_000;
/** An email with what no text of a database may have. */
export const NIGHT_EMAIL = {
  at: '2026-11-22T16:00:00.000Z',
  from: 'nights@operator.example',
  to: ['sales@my.example'],
  subject: 'My Cars this morning: 12 new',
  text: 'a\0b\ud800',
};

/** What emails about nights must do in every store; `open` gives one without leads. */
export function nightEmailSuite(open: () => Promise<Store>): void {
  describe('emails about nights', () => {
    const idsOf = async (store: Store): Promise<string[]> =>
      (await store.db.selectFrom('delivery').select('id').orderBy('id').execute()).map(({ id }) => id);

    test('O2 of a night and a dealer there is one email, and two dealers never share one', async () => {
      const store = await open();
      const take = (slug: string, night: string, subject = NIGHT_EMAIL.subject) =>
        queueNightEmail(store, { slug, night }, { ...NIGHT_EMAIL, subject }, NOW);
      expect(await take('my-cars', 'n1')).toBe(true);
      expect(await take('my-cars', 'n1', 'Other words')).toBe(false);
      expect(await take('my', 'cars-n1')).toBe(true);
      const both = await Promise.all([take('my-cars', 'n2'), take('my-cars', 'n2')]);
      expect(both.toSorted()).toEqual([false, true]);
      expect(await idsOf(store)).toEqual(['morning-my-cars.n1', 'morning-my-cars.n2', 'morning-my.cars-n1']);
    });

    test('O2 the outbox sends it as it was given, and one that went is not given out again', async () => {
      const store = await open();
      await queueNightEmail(store, { slug: 'my-cars', night: 'n1' }, NIGHT_EMAIL, NOW);
      const [place] = await waitingDestinations(store.db, NOW);
      const message = await claimDelivery(atMoment(store, NOW), place!, 5);
      expect(message).toMatchObject({ kind: 'night_letter', tenant: 'my-cars', email: NIGHT_EMAIL });
      expect(await settleDelivery(atMoment(store, NOW), message!, { kind: 'delivered' }, 0)).toBe(
        'delivered',
      );
      await queueNightEmail(store, { slug: 'my-cars', night: 'n1' }, NIGHT_EMAIL, NOW);
      expect(await waitingDestinations(store.db, NOW + DAY)).toEqual([]);
    });

    test('O2 one that is refused five times is given up, and named with the night and the reason', async () => {
      const store = await open();
      await queueNightEmail(store, { slug: 'my-cars', night: 'n.1-a' }, NIGHT_EMAIL, NOW);
      await queueNightEmail(store, { slug: 'other', night: 'n1' }, NIGHT_EMAIL, NOW);
      const refused = { kind: 'failed', reason: 'SMTP 550 after RCPT TO', refused: true } as const;
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        expect(await givenUpNightEmails(store)).toEqual([]);
        const at = NOW + attempt * 3_600_000;
        const place = (await waitingDestinations(store.db, at)).find(({ tenant }) => tenant === 'my-cars');
        const message = await claimDelivery(atMoment(store, at), place!, 5);
        await settleDelivery(atMoment(store, at), message!, refused, 0);
      }
      expect(await givenUpNightEmails(store)).toEqual([
        {
          tenant: 'my-cars',
          night: 'n.1-a',
          at: '2026-11-22T23:00:00.000Z',
          reason: 'SMTP 550 after RCPT TO',
        },
      ]);
    });

    test('O2 it is erased with its mailboxes after thirty days, and not before', async () => {
      const store = await open();
      await queueNightEmail(store, { slug: 'my-cars', night: 'old' }, NIGHT_EMAIL, NOW - DAY);
      await queueNightEmail(store, { slug: 'my-cars', night: 'new' }, NIGHT_EMAIL, NOW);
      await eraseNightEmails(store, NOW + 30 * DAY);
      expect(await idsOf(store)).toEqual(['morning-my-cars.new']);
      const kept = await store.db.selectFrom('night_letter').select('id').execute();
      expect(kept).toEqual([{ id: 'morning-my-cars.new' }]);
    });
  });
}
