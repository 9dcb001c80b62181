import { describe, expect, test } from 'vitest';
import { createAccessToken, findAccessToken, listAccessTokens, revokeAccessToken } from './access-tokens.ts';
import { countView, recordReveal } from './count-view.ts';
import { closeSession, findSession, openSession } from './sessions.ts';
import type { Store } from './store.ts';

const NOW = Date.UTC(2026, 10, 21);
const HOUR = 3_600_000;

/** Tokens, sessions and counters, on whichever database; `open` gives a store without leads. */
export function accessSuite(open: () => Promise<Store>): void {
  describe('tokens and sessions', () => {
    test('a token opens what it was made for until it is revoked, and is kept as a hash alone', async () => {
      const store = await open();
      const { id, token } = await createAccessToken(store, { tenant: 'a', label: 'Front desk', now: NOW });
      expect(await findAccessToken(store, token)).toMatchObject({ id, tenant: 'a', label: 'Front desk' });
      expect(await findAccessToken(store, `${token}x`)).toBeUndefined();
      const rows = await store.db.selectFrom('access_token').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(await revokeAccessToken(store, id, NOW + 1)).toBe(true);
      expect(await revokeAccessToken(store, id, NOW + 2)).toBe(true);
      expect(await findAccessToken(store, token)).toBeUndefined();
      expect((await listAccessTokens(store)).find((each) => each.id === id)?.revoked_at).toBe(NOW + 1);
      expect(await revokeAccessToken(store, 'nobody', NOW)).toBe(false);
    });

    test('a session ends after its time, when it is closed, and with its token', async () => {
      const store = await open();
      const { id, token } = await createAccessToken(store, { tenant: null, label: 'Operator', now: NOW });
      const first = await openSession(store, id, NOW);
      const second = await openSession(store, id, NOW);
      expect(await findSession(store, first, NOW)).toMatchObject({ tenant: null });
      expect((await findSession(store, first, NOW))?.csrf).not.toBe(
        (await findSession(store, second, NOW))?.csrf,
      );
      expect(await findSession(store, first, NOW + 12 * HOUR)).toBeUndefined();
      await closeSession(store, first);
      expect(await findSession(store, first, NOW)).toBeUndefined();
      expect(await findSession(store, token, NOW)).toBeUndefined();
      await revokeAccessToken(store, id, NOW);
      expect(await findSession(store, second, NOW)).toBeUndefined();
    });

    test('K10 looks at a vehicle are counted for each tenant, many at once', async () => {
      const store = await open();
      const vehicle = `v${process.hrtime.bigint()}`;
      const counts = await Promise.all(Array.from({ length: 20 }, () => countView(store, 'a', vehicle)));
      expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
      expect(await countView(store, 'b', vehicle)).toBe(1);
    });

    test('K6 a phone reveal is recorded with what is known of it', async () => {
      const store = await open();
      const tenant = `t${process.hrtime.bigint()}`;
      await recordReveal(store, tenant, { car_id: 'v1' }, NOW);
      const rows = await store.db
        .selectFrom('phone_reveal')
        .selectAll()
        .where('tenant', '=', tenant)
        .execute();
      expect(rows).toEqual([{ tenant, at: NOW, car_id: 'v1', dealership_id: null, website_id: null }]);
    });
  });
}
