import { describe, expect, test } from 'vitest';
import { ERASE_ACCOUNT, EXPORT_ACCOUNT, READ_ACCOUNT, SAVE_DETAILS } from '../../api/routes.ts';
import type { AccountExport } from '../../api/export-account.ts';
import { SAVE_DETAILS_EXAMPLE } from '../../api/save-details.ts';
import { accountBackend, ROSA } from './example-shopper.fixture.ts';

const KEPT = { ...SAVE_DETAILS_EXAMPLE, phone: '+61491570006' };

describe('A5 what a user told', () => {
  test('A5 is corrected, the phone in its international form, and there the next time', async () => {
    const { signIn, post, ask } = await accountBackend();
    const headers = { cookie: await signIn() };
    const saved = await post(SAVE_DETAILS.path, SAVE_DETAILS_EXAMPLE, headers);
    expect(saved.json()).toMatchObject({ details: KEPT });
    expect((await ask(READ_ACCOUNT.path, { headers })).json()).toEqual(saved.json());
  });

  test.each([
    ['email', 'robin', 'Please enter an email address such as name@example.com.'],
    ['postcode', '21500', 'Invalid postcode. Please enter a 4-digit number.'],
  ])('A5 with a wrong %s nothing is changed', async (field, value, words) => {
    const { signIn, post, ask } = await accountBackend();
    const headers = { cookie: await signIn() };
    const before = (await ask(READ_ACCOUNT.path, { headers })).text;
    const refused = await post(SAVE_DETAILS.path, { ...SAVE_DETAILS_EXAMPLE, [field]: value }, headers);
    expect([refused.status, (refused.json() as { error: string }).error]).toEqual([422, words]);
    expect((await ask(READ_ACCOUNT.path, { headers })).text).toBe(before);
  });

  test('privacy: is exported as a file, with all that is kept, and for the user alone', async () => {
    const { signIn, post, ask } = await accountBackend();
    const rosa = await signIn(ROSA);
    await post(SAVE_DETAILS.path, SAVE_DETAILS_EXAMPLE, { cookie: rosa });
    const other = await signIn('0491 570 156');
    const answer = await ask(EXPORT_ACCOUNT.path, { headers: { cookie: rosa } });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-account.json"');
    const at = '2026-11-21T01:00:00.000Z';
    expect(answer.json()).toMatchObject({
      user: { phone: '+61491570006' },
      since: at,
      details: KEPT,
      sessions: [{ opened_at: at, used_at: at }],
    });
    const others = (await ask(EXPORT_ACCOUNT.path, { headers: { cookie: other } })).json() as AccountExport;
    expect(others.user.phone).toBe('+61491570156');
    expect(JSON.stringify(others)).not.toContain('Robin');
  });

  test('privacy: erased, nothing of it is in the store, and no session is open', async () => {
    const { signIn, post, ask, backend } = await accountBackend();
    const headers = { cookie: await signIn() };
    await post(SAVE_DETAILS.path, SAVE_DETAILS_EXAMPLE, headers);
    expect((await post(ERASE_ACCOUNT.path, {}, headers)).status).toBe(422);
    const erased = await post(ERASE_ACCOUNT.path, { confirm: 'erase' }, headers);
    expect(erased.json()).toEqual({ erased: true });
    expect(erased.headers.getSetCookie()[0]).toContain('__Host-account=; Max-Age=0');
    expect((await ask(READ_ACCOUNT.path, { headers })).json()).toEqual({});
    const accounts = await backend.store.db.selectFrom('account').selectAll().execute();
    expect(accounts).toEqual([]);
  });

  test('A5 a visitor who is not signed in gets none of it', async () => {
    const { post, ask } = await accountBackend();
    const answers = [
      await post(SAVE_DETAILS.path, SAVE_DETAILS_EXAMPLE),
      await ask(EXPORT_ACCOUNT.path),
      await post(ERASE_ACCOUNT.path, { confirm: 'erase' }),
      await post(SAVE_DETAILS.path, SAVE_DETAILS_EXAMPLE, { cookie: '__Host-account=guessed' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});
