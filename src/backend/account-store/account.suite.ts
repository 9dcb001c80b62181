import { describe, expect, test } from 'vitest';
import { codeLimits } from '../../domain/account/code-limits.ts';
import { CODE_RULES } from '../../domain/account/sign-in-code.ts';
import { NO_DETAILS } from '../../domain/account/user.ts';
import type { SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import type { Store } from '../store/store.ts';
import { eraseAccount, findAccount, saveDetails } from './accounts.ts';
import { startCode } from './codes.ts';
import { closeAllSessions, closeShopperSession, findShopperSession } from './shopper-sessions.ts';
import { signIn, type SignedIn } from './sign-in.ts';
import { unwatchCar, watchCars, watchedCars } from './watchlist.ts';

const NOW = Date.UTC(2026, 10, 21);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const KEY = 'a key of the backend';
const LIMITS = { idleMs: 30 * DAY, mostMs: 90 * DAY };
const AT_ONCE = 32;

/** A number that no other test of the file has. */
let numbers = 0;
const newPhone = (): string => `+6149157${String(1000 + numbers++)}`;

const vehicle = (id: string): SavedVehicle => ({
  id,
  name: id,
  slug: id,
  make: '',
  model: '',
  primary_image_url: '',
});

type Who = { tenant: string; phone: string };

async function sent(store: Store, who: Who, now = NOW): Promise<{ challenge: string; code: string }> {
  const started = await startCode(store, who, KEY, now);
  if (started.kind !== 'sent') throw new Error(`no code for ${who.phone}: wait ${started.wait} ms`);
  return started;
}

const attempt = (store: Store, given: { challenge: string; code: string }, now = NOW, tenant = 'a') =>
  signIn(store, { tenant, ...given, key: KEY, limits: LIMITS, retentionMs: 730 * DAY, now });

async function signedIn(
  store: Store,
  who: Who,
  now = NOW,
): Promise<Extract<SignedIn, { kind: 'signed-in' }>> {
  const answer = await attempt(store, await sent(store, who, now), now, who.tenant);
  if (answer.kind !== 'signed-in') throw new Error('the code did not sign in');
  return answer;
}

const wrongOf = (code: string): string => (code === '000000' ? '000001' : '000000');

const accountOf = (store: Store, session: string, now = NOW, tenant = 'a') =>
  findShopperSession(store, session, { tenant, limits: LIMITS, now });

/** Codes, accounts and sessions of shoppers, on whichever database; `open` gives a store without any. */
export function accountSuite(open: () => Promise<Store>): void {
  describe('shoppers who sign in', () => {
    test('A5 a code signs in once, and neither it nor the session is kept as it is', async () => {
      const store = await open();
      const who = { tenant: 'a', phone: newPhone() };
      const code = await sent(store, who);
      const first = await attempt(store, code);
      if (first.kind !== 'signed-in') throw new Error('the code did not sign in');
      expect(await attempt(store, code)).toEqual({ kind: 'wrong', left: 0 });
      const { id, phone, details } = (await findAccount(store, first.account))!;
      expect({ id, phone, details }).toEqual({
        id: await accountOf(store, first.session),
        phone: who.phone,
        details: { ...NO_DETAILS, phone: who.phone },
      });
      const rows = [
        await store.db.selectFrom('sign_in_code').selectAll().execute(),
        await store.db.selectFrom('shopper_session').selectAll().execute(),
      ];
      for (const secret of [code.challenge, code.code, first.session])
        expect(JSON.stringify(rows)).not.toContain(`"${secret}"`);
      expect(Buffer.from(first.session, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    });

    test('A5 a code is for its challenge, its dealer and five minutes', async () => {
      const store = await open();
      const who = { tenant: 'a', phone: newPhone() };
      const mine = await sent(store, who);
      const other = await sent(store, who);
      const gone = { kind: 'wrong', left: 0 };
      if (mine.code !== other.code)
        expect(await attempt(store, { ...other, code: mine.code })).toEqual({ kind: 'wrong', left: 4 });
      expect(await attempt(store, { ...mine, challenge: `${mine.challenge}x` })).toEqual(gone);
      expect(await attempt(store, mine, NOW, 'b')).toEqual(gone);
      expect(await attempt(store, mine, NOW + CODE_RULES.lastsMs)).toEqual(gone);
      expect(await attempt(store, mine, NOW + CODE_RULES.lastsMs - 1)).toMatchObject({ kind: 'signed-in' });
    });

    test('A5 thirty-two right tries at once sign in once, and of wrong ones five are looked at', async () => {
      const store = await open();
      const right = await sent(store, { tenant: 'a', phone: newPhone() });
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => attempt(store, right)));
      expect(answers.filter(({ kind }) => kind === 'signed-in')).toHaveLength(1);
      const guessed = await sent(store, { tenant: 'a', phone: newPhone() });
      const guess = { ...guessed, code: wrongOf(guessed.code) };
      const guesses = await Promise.all(Array.from({ length: AT_ONCE }, () => attempt(store, guess)));
      const left = guesses.map((each) => (each.kind === 'wrong' ? each.left : -1));
      expect(left.filter((each) => each > 0).toSorted()).toEqual([1, 2, 3, 4]);
      expect(await attempt(store, guessed)).toEqual({ kind: 'wrong', left: 0 });
    });

    test('A5 of thirty-two codes that are asked for at once ten are sent', async () => {
      const store = await open();
      const who = { tenant: 'a', phone: newPhone() };
      const started = await Promise.all(
        Array.from({ length: AT_ONCE }, () => startCode(store, who, KEY, NOW)),
      );
      expect(started.filter(({ kind }) => kind === 'sent')).toHaveLength(CODE_RULES.codes);
      expect(await startCode(store, who, KEY, NOW + HOUR)).toEqual({
        kind: 'full',
        full: 'number',
        wait: DAY - HOUR,
      });
      expect(await startCode(store, { ...who, tenant: 'b' }, KEY, NOW)).toMatchObject({ kind: 'sent' });
      expect(await startCode(store, who, KEY, NOW + DAY)).toMatchObject({ kind: 'sent' });
    });

    test('A5 of forty codes to forty numbers that are asked for at once a site sends as many as it may', async () => {
      const store = await open();
      const CODES = { hour: 8, day: 12, unproven_share: 0.25 };
      const ask = (isProven: boolean, now: number, tenant = 'a') =>
        startCode(store, { tenant, phone: newPhone() }, KEY, now, {
          limits: codeLimits(CODES, isProven),
          isProven,
        });
      const sentOf = async (times: number, isProven: boolean, now: number): Promise<number> => {
        const started = await Promise.all(Array.from({ length: times }, () => ask(isProven, now)));
        return started.filter(({ kind }) => kind === 'sent').length;
      };
      expect(await sentOf(40, false, NOW)).toBe(2);
      expect(await ask(false, NOW)).toEqual({ kind: 'full', full: 'unproven', wait: HOUR });
      expect(await sentOf(40, true, NOW + 1)).toBe(6);
      expect(await ask(true, NOW + 2)).toEqual({ kind: 'full', full: 'site', wait: HOUR - 2 });
      expect((await ask(true, NOW, 'b')).kind).toBe('sent');
      // Four are left for the day, one of them without proof.
      expect(await sentOf(40, false, NOW + HOUR + 1)).toBe(1);
      expect(await sentOf(40, true, NOW + HOUR + 1)).toBe(3);
      expect(await ask(true, NOW + 5 * HOUR)).toEqual({ kind: 'full', full: 'site', wait: 19 * HOUR });
      expect((await ask(true, NOW + DAY + 1)).kind).toBe('sent');
    });

    test('A5 privacy: of an account that is erased no number stays, and it is no way to more codes', async () => {
      const store = await open();
      const who = { tenant: 'a', phone: newPhone() };
      for (let at = 0; at < CODE_RULES.codes; at++) {
        const { account } = await signedIn(store, who, NOW + at);
        await eraseAccount(store, (await findAccount(store, account))!, KEY);
      }
      expect(await startCode(store, who, KEY, NOW + HOUR)).toMatchObject({ kind: 'full', full: 'number' });
      expect(await startCode(store, { ...who, tenant: 'b' }, KEY, NOW)).toMatchObject({ kind: 'sent' });
      const rows = await store.db.selectFrom('sign_in_code').selectAll().where('tenant', '=', 'a').execute();
      expect(rows).toHaveLength(CODE_RULES.codes);
      expect(JSON.stringify(rows)).not.toContain(who.phone.slice(3));
      expect(await startCode(store, who, KEY, NOW + DAY + HOUR)).toMatchObject({ kind: 'sent' });
    });

    test('A5 a person who guesses for two days has fifty guesses a day', async () => {
      const store = await open();
      const who = { tenant: 'a', phone: newPhone() };
      const lookedAt: number[] = [];
      for (let now = NOW; now < NOW + 2 * DAY; now += 90 * 60_000) {
        const started = await startCode(store, who, KEY, now);
        if (started.kind !== 'sent') continue;
        for (let at = 0; at <= CODE_RULES.tries; at++) {
          // A right code among six would show that it was looked at: whether it counts is what is asked here.
          const isLast = at === CODE_RULES.tries;
          const code = isLast ? started.code : wrongOf(started.code);
          const answer = await attempt(store, { challenge: started.challenge, code }, now + at);
          if (isLast) expect(answer).toEqual({ kind: 'wrong', left: 0 });
          else lookedAt.push(now + at);
        }
      }
      const inADay = lookedAt.map((end) => lookedAt.filter((at) => at <= end && end - at < DAY).length);
      expect(Math.max(...inADay)).toBe(50);
      expect(lookedAt).toHaveLength(100);
    });

    test('A5 a session ends by idleness, by age, by signing out here and everywhere', async () => {
      const store = await open();
      const who = { tenant: 'a', phone: newPhone() };
      const [here, there] = [await signedIn(store, who), await signedIn(store, who)];
      expect(here.account).toBe(there.account);
      expect(here.session).not.toBe(there.session);
      expect(await accountOf(store, here.session, NOW, 'b')).toBeUndefined();
      expect(await accountOf(store, here.session, NOW + LIMITS.idleMs)).toBeUndefined();
      for (let day = 0; day < 90; day += 29)
        expect(await accountOf(store, here.session, NOW + day * DAY)).toBe(here.account);
      expect(await accountOf(store, here.session, NOW + LIMITS.mostMs)).toBeUndefined();
      expect(await accountOf(store, there.session, NOW + LIMITS.idleMs)).toBeUndefined();
      await closeShopperSession(store, here.session);
      expect(await accountOf(store, here.session)).toBeUndefined();
      expect(await accountOf(store, there.session)).toBe(here.account);
      await closeAllSessions(store, here.account);
      expect(await accountOf(store, there.session)).toBeUndefined();
    });

    test('A5 what a shopper told is kept until it is erased, with the sessions and no more codes for it', async () => {
      const store = await open();
      const who = { tenant: 'a', phone: newPhone() };
      const { account, session } = await signedIn(store, who);
      const details = { ...NO_DETAILS, name: 'Rosa', email: 'rosa@example.com' };
      await saveDetails(store, account, details);
      const found = (await findAccount(store, account))!;
      expect(found.details).toEqual(details);
      const open_code = await sent(store, who);
      await eraseAccount(store, found);
      expect(await findAccount(store, account)).toBeUndefined();
      expect(await accountOf(store, session)).toBeUndefined();
      expect(await attempt(store, open_code)).toEqual({ kind: 'wrong', left: 0 });
      expect((await signedIn(store, who)).account).not.toBe(account);
    });

    test('A1 thirty-two saves and removals at once leave each car saved once or not at all', async () => {
      const store = await open();
      const { account } = await signedIn(store, { tenant: 'a', phone: newPhone() });
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, at) =>
          watchCars(store, account, [vehicle(`v${at % 4}`)], NOW + at),
        ),
      );
      expect((await watchedCars(store, account)).map(({ id }) => id).toSorted()).toEqual([
        'v0',
        'v1',
        'v2',
        'v3',
      ]);
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, at) =>
          at % 2 === 0
            ? unwatchCar(store, account, 'v0')
            : watchCars(store, account, [vehicle('v1')], NOW + at),
        ),
      );
      expect((await watchedCars(store, account)).map(({ id }) => id).toSorted()).toEqual(['v1', 'v2', 'v3']);
    });

    test('A1 a watchlist holds two hundred cars, and the one saved longest ago falls', async () => {
      const store = await open();
      const { account } = await signedIn(store, { tenant: 'a', phone: newPhone() });
      await watchCars(
        store,
        account,
        Array.from({ length: 200 }, (_, at) => vehicle(`v${at}`)),
        NOW,
      );
      await watchCars(store, account, [vehicle('new')], NOW + 1);
      const ids = (await watchedCars(store, account)).map(({ id }) => id);
      expect([ids.length, ids[0], ids.includes('v199')]).toEqual([200, 'new', false]);
    });

    test('A5 an account that nobody used for two years is erased by the next sign-in of its dealer', async () => {
      const store = await open();
      const [old, recent] = [newPhone(), newPhone()];
      const { account } = await signedIn(store, { tenant: 'a', phone: old });
      const { account: other } = await signedIn(store, { tenant: 'b', phone: old });
      const later = NOW + 731 * DAY;
      await signedIn(store, { tenant: 'a', phone: recent }, later);
      expect(await findAccount(store, account)).toBeUndefined();
      expect(await findAccount(store, other)).toBeDefined();
      const sessions = await store.db.selectFrom('shopper_session').selectAll().execute();
      expect(sessions.filter(({ account_id: id }) => id === account)).toEqual([]);
    });
  });
}
