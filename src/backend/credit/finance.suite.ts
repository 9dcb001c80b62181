import { describe, expect, test } from 'vitest';
import type { AccountExport } from '../../api/export-account.ts';
import { KEEP_CREDIT_CHOICE, FORGET_CREDIT_CHOICE, READ_FINANCE } from '../../api/routes.ts';
import type { KeptFinance } from '../../api/kept-finance.ts';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import { eraseOutlived } from '../account/erase-outlived.ts';
import { NOW } from '../example-backend.fixture.ts';
import { A, B, openGarage } from '../garage/example-garage-backend.fixture.ts';
import type { Store } from '../store/store.ts';

const DAY = 86_400_000;
const FINANCE = {
  advertise: { credit_provider: 'Credit Pty Ltd', licence: '999000' },
  score_bands: [
    { name: 'Good', rate: 7.49 },
    { name: 'Fair', rate: 11.99 },
  ],
};
const CHOICE = { band: 'Good', term: 5 };
const car_id = exampleVehicle().id;

/** What finance pages show to the signed-in shopper must hold over every store; `open` gives one without leads. */
export function financeSuite(open: () => Promise<Store>): void {
  async function opened(tenant: object = {}) {
    const made = await openGarage(open, { finance: FINANCE, account: { credit_days: 30 }, ...tenant });
    const { ask, post, store, backend, clock } = made;
    const look = (cookie: string, host = A) =>
      ask(`${READ_FINANCE.path}?car_id=${car_id}`, { headers: { host, cookie } });
    const seen = async (cookie: string, host = A) => (await look(cookie, host)).json() as KeptFinance;
    const choose = (cookie: string, choice: object = CHOICE) =>
      post(KEEP_CREDIT_CHOICE.path, { ...choice, car_id }, { cookie });
    const left = async () =>
      (await store.db.selectFrom('credit_choice').select(['account_id', 'band']).execute()).length;
    const tidy = async () => eraseOutlived(store, await backend.sites.all(), clock.now);
    return { ...made, look, seen, choose, left, tidy };
  }

  describe('finance of a shopper', () => {
    test('C12 A10 is of a session alone, and of a dealer who offers finance', async () => {
      const { look, choose, signIn } = await opened();
      expect((await look('')).status).toBe(401);
      expect((await choose('')).status).toBe(401);
      expect((await look(await signIn())).status).toBe(200);
      const off = await opened({ switches: { finance: false } });
      expect((await off.look(await off.signIn())).status).toBe(404);
    });

    test('C12 C2 a choice is kept, and has its figure with comparison rate and warning', async () => {
      const { seen, choose, signIn } = await opened();
      const cookie = await signIn();
      const answer = (await choose(cookie)).json() as KeptFinance;
      expect(answer.choice).toEqual({ ...CHOICE, kept_until: new Date(NOW + 30 * DAY).toISOString() });
      expect(answer.offer).toMatchObject({ rate: '7.49% p.a.', term: '5 year term' });
      expect(answer.offer?.comparison).toMatch(/^\d+\.\d\d% p\.a\.$/);
      expect(answer.offer?.warning).toContain('WARNING: ');
      expect(await seen(cookie)).toEqual(answer);
      await choose(cookie, { band: 'Fair', term: 3 });
      expect((await seen(cookie)).choice).toMatchObject({ band: 'Fair', term: 3 });
    });

    test('C12 another shopper and another dealer see nothing of it', async () => {
      const { seen, choose, signIn } = await opened();
      await choose(await signIn());
      expect(await seen(await signIn(A, '0491 570 157'))).toEqual({ enquiries: [] });
      expect(await seen(await signIn(B), B)).toEqual({ enquiries: [] });
    });

    test.each([
      ['a band of nobody', { band: 'Perfect', term: 5 }],
      ['a term of no loan', { band: 'Good', term: 9 }],
      ['half a year', { band: 'Good', term: 2.5 }],
      ['more than was asked', { ...CHOICE, income: 90_000 }],
    ])('C12 %s is refused, and nothing is kept', async (_, choice) => {
      const { choose, signIn, left } = await opened();
      expect((await choose(await signIn(), choice)).status).toBe(422);
      expect(await left()).toBe(0);
    });

    test('C12 enquiries about credit are listed where they were sent after the sign-in, with their state', async () => {
      const { keep, seen, signIn, clock } = await opened();
      const at = (days: number) => new Date(NOW + days * DAY).toISOString();
      await keep({ id: 'before', category: 'Finance Enquiry', received_at: at(-1) });
      const cookie = await signIn();
      clock.now = NOW + DAY;
      const message = 'My salary is 90,000.';
      await keep({ id: 'after', category: 'Finance Enquiry', message, received_at: at(1) });
      await keep({ id: 'other', category: 'Vehicle Enquiry', received_at: at(1) });
      const { enquiries } = await seen(cookie);
      expect(enquiries).toMatchObject([{ id: 'after', kind: 'Finance Enquiry', sent_at: at(1) }]);
      expect(JSON.stringify(enquiries)).not.toContain('salary');
      // A later holder of the number signs in later.
      clock.now = NOW + 2 * DAY;
      expect((await seen(await signIn())).enquiries).toEqual([]);
    });

    test('C12 privacy: is exported, is taken away by a press, and erased with the account', async () => {
      const { choose, signIn, seen, left, ask, post } = await opened();
      const cookie = await signIn();
      await choose(cookie);
      const exported = (await ask('/api/account/export', { headers: { cookie } })).json() as AccountExport;
      expect(exported.credit_choice).toEqual({ ...CHOICE, kept_at: new Date(NOW).toISOString() });
      await post(FORGET_CREDIT_CHOICE.path, { confirm: 'forget' }, { cookie });
      expect([await left(), (await seen(cookie)).choice]).toEqual([0, undefined]);
      await choose(cookie);
      await post('/api/account/erase', { confirm: 'erase' }, { cookie });
      expect(await left()).toBe(0);
    });

    test('C12 privacy: is shown and kept no longer than the dealer says', async () => {
      const { choose, signIn, seen, left, tidy, clock } = await opened();
      const cookie = await signIn();
      await choose(cookie);
      clock.now = NOW + 29 * DAY;
      await tidy();
      expect([await left(), (await seen(cookie)).choice?.band]).toEqual([1, 'Good']);
      clock.now = NOW + 30 * DAY;
      expect((await seen(cookie)).choice).toBeUndefined();
      await tidy();
      expect(await left()).toBe(0);
    });
  });
}
