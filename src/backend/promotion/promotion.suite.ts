import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { describe, expect, test } from 'vitest';
import type { AccountExport } from '../../api/export-account.ts';
import { READ_DRAW, TAKE_PART } from '../../api/routes.ts';
import type { Standing } from '../../api/take-part.ts';
import { examplePromotion } from '../../domain/promotion/example-promotion.fixture.ts';
import { OF_DRAWS } from '../../domain/promotion/of-draws.ts';
import type { Prize } from '../../domain/promotion/promotion-settings.ts';
import { statedPromotion } from '../../domain/promotion/stated-promotion.ts';
import { ROSA } from '../account/example-shopper.fixture.ts';
import { NOW } from '../example-backend.fixture.ts';
import { A, B, openGarage } from '../garage/example-garage-backend.fixture.ts';
import { eraseWholePerson, wholePerson } from '../ledger/whole-person.ts';
import { createAccessToken } from '../store/access-tokens.ts';
import { leadFiles } from '../store/lead-files.ts';
import type { Store } from '../store/store.ts';
import { takeDraw, termsHash } from './draws.ts';
import { forgetDraws } from './draws-of-person.ts';
import { givenPrizes } from './list-draws.ts';

const DAY = 24 * 3_600_000;
const PHONE = '+61491570006';
const IVO = '0491 570 157';
const phoneOf = (at: number): string => `+614915${String(at).padStart(5, '0')}`;

/** What draws must do over every store; `open` gives one without leads. */
export function promotionSuite(open: () => Promise<Store>): void {
  async function opened(changes: Parameters<typeof examplePromotion>[0] = {}) {
    const promotion = examplePromotion(changes);
    const made = await openGarage(open, { spin_to_win: promotion });
    const { post, ask, store } = made;
    const entry = { stated: statedPromotion(promotion), state: 'NSW', agreed: true };
    const enter = (cookie: string, body: object = {}, host = A) =>
      post(TAKE_PART.path, { ...entry, ...body }, { cookie, host });
    const standing = (cookie: string, host = A) => ask(READ_DRAW.path, { headers: { cookie, host } });
    const rows = () => store.db.selectFrom('promotion_draw').selectAll().orderBy('drawn_at').execute();
    const draw = (phone: string, number: number) =>
      takeDraw(store, { tenant: 'example', promotion, phone, state: 'NSW', number }, NOW);
    async function dealer(tenant = 'example', host = A) {
      const { token } = await createAccessToken(store, { tenant, label: 'Test', now: NOW });
      const signedIn = await ask('/_leads/sign-in', {
        method: 'POST',
        headers: {
          host,
          origin: `https://${host}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: `token=${token}`,
      });
      const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
      return (path: string, at = host) => ask(path, { headers: { host: at, cookie } });
    }
    return { ...made, promotion, enter, standing, rows, draw, dealer };
  }

  describe('a promotion', () => {
    test('A6 A10 a number that is signed in draws once, and gets the same answer whenever it asks', async () => {
      const { enter, standing, signIn, rows, promotion } = await opened();
      expect((await standing('')).status).toBe(401);
      expect((await enter('')).status).toBe(401);
      const rosa = await signIn();
      expect((await standing(rosa)).json()).toEqual({ promotion: 'summer' });
      const answer = await enter(rosa);
      expect(answer.status).toBe(200);
      const { draw } = answer.json() as Standing;
      expect(draw).toMatchObject({ drawn_at: new Date(NOW).toISOString(), title: expect.any(String) });
      expect((await enter(rosa)).text).toBe(answer.text);
      expect((await enter(await signIn())).text).toBe(answer.text);
      expect((await standing(rosa)).json()).toEqual({ promotion: 'summer', draw });
      const [row, ...others] = await rows();
      expect(others).toEqual([]);
      // The record says when, who without saying which number, the odds, what was drawn, and which terms.
      expect(row).toMatchObject({
        tenant: 'example',
        promotion: 'summer',
        state: 'NSW',
        drawn_at: NOW,
        phone_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        terms_hash: termsHash(promotion),
      });
      expect(JSON.parse(row!.odds)).toEqual(promotion.prizes);
      expect(row!.number).toBeGreaterThanOrEqual(0);
      expect(row!.number).toBeLessThan(OF_DRAWS);
      expect(row!.prize === null).toBe(row!.phone === null);
    });

    test('A6 the numbers come from all of the 10,000, no matter who draws: none of them is the draw of before', async () => {
      const { enter, signIn, rows } = await opened();
      for (let at = 0; at < 6; at++) await enter(await signIn(undefined, `0491 570 15${at}`));
      expect(new Set((await rows()).map(({ number }) => number)).size).toBeGreaterThan(1);
    });

    test.each([
      [
        'other terms',
        { stated: statedPromotion(examplePromotion({ terms: 'Others.' })) },
        409,
        'have changed',
      ],
      ['other odds', { stated: statedPromotion(examplePromotion({ prizes: [] })) }, 409, 'have changed'],
      ['a state without a permit', { state: 'QLD' }, 422, "isn't open to residents"],
      ['no agreement', { agreed: false }, 422, 'agreed'],
      ['a number of its own', { number: 0 }, 422, 'number'],
    ])('A6 %s draws nothing', async (_, body, status, words) => {
      const { enter, signIn, rows } = await opened();
      const answer = await enter(await signIn(), body);
      expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(words)]);
      expect(await rows()).toEqual([]);
    });

    test.each([
      ['2026-11-30T12:59:00Z', 200],
      ['2026-11-30T13:01:00Z', 404],
    ])('A6 R3 the last day is that of the dealer’s clock: at %s it answers %i', async (at, status) => {
      const { enter, signIn, clock } = await opened();
      clock.now = Date.parse(at);
      expect((await enter(await signIn())).status).toBe(status);
    });

    test('A6 R3 the backend decides for itself: without terms, a permit or the setting nothing is drawn', async () => {
      for (const changes of [{ terms: '' }, { states: [{ state: 'NSW' as const }] }, { from: '' }]) {
        const { enter, standing, signIn, rows } = await opened(changes);
        const rosa = await signIn();
        expect([(await enter(rosa)).status, (await standing(rosa)).status]).toEqual([404, 404]);
        expect(await rows()).toEqual([]);
      }
      const { signIn, post } = await openGarage(open);
      expect((await post(TAKE_PART.path, {}, { cookie: await signIn() })).status).toBe(422);
    });

    test('A6 R7 32 at once for the last prize: one wins it, the others are told that it was gone', async () => {
      const { draw, store, rows } = await opened();
      const draws = await Promise.all(Array.from({ length: 32 }, (_, at) => draw(phoneOf(at), at)));
      expect(draws.filter(({ prize }) => prize === 'jack')).toHaveLength(1);
      expect(draws.filter(({ prize, drawn }) => prize === null && drawn === 'jack')).toHaveLength(31);
      expect((await givenPrizes(store, 'example', 'summer')).get('jack')).toBe(1);
      expect((await rows()).filter(({ phone }) => phone !== null)).toHaveLength(1);
    });

    test('A6 R7 32 tries of one number at once are one draw, and take one prize', async () => {
      const { draw, rows, store } = await opened();
      const draws = await Promise.all(Array.from({ length: 32 }, (_, at) => draw(PHONE, 100 + at)));
      expect(new Set(draws.map(({ id }) => id)).size).toBe(1);
      expect(await rows()).toHaveLength(1);
      expect((await givenPrizes(store, 'example', 'summer')).get('mug')).toBe(1);
    });

    test('A6 each dealer and each promotion has its own draws of a number', async () => {
      const { enter, signIn, rows } = await opened();
      await enter(await signIn());
      await enter(await signIn(B), {}, B);
      expect((await rows()).map(({ tenant }) => tenant).toSorted()).toEqual(['b', 'example']);
      expect(new Set((await rows()).map(({ phone_hash: hash }) => hash)).size).toBe(2);
    });

    test('A6 the dealer sees the draws, the latest first, and the numbers of winners alone', async () => {
      const { draw, dealer, ask } = await opened();
      await draw(PHONE, 0);
      await draw('+61491570157', 1);
      await draw('+61491570158', 9_999);
      const look = await dealer();
      const page = await look('/_leads/draws');
      const shown = selectAll('tbody tr', fromHtml(page.text)).map((row) => toText(row));
      expect(shown).toHaveLength(3);
      expect(shown.filter((text) => text.includes('0491 570 006'))).toHaveLength(1);
      expect(page.text).not.toMatch(/0491 570 15[78]|9157015[78]/);
      expect(shown.filter((text) => text.includes('none left'))).toHaveLength(1);
      expect(page.text).toContain('1 of 1 won, 1 in 100');
      expect(page.headers.get('cache-control')).toBe('no-store');
      const won = selectAll('tbody tr', fromHtml((await look('/_leads/draws?state=won')).text));
      expect(won).toHaveLength(1);
      expect((await look('/_leads/draws', B)).status).toBe(404);
      expect((await ask('/_leads/draws', { headers: { host: A } })).status).toBe(404);
      const ofB = await dealer('b', B);
      expect((await ofB('/_leads/draws')).text).not.toContain('0491 570 006');
    });

    test('A6 privacy: draws are in exports; an erased person is in none, and the record and the prizes stay', async () => {
      const { draw, signIn, ask, post, rows, store } = await opened();
      await draw(PHONE, 0);
      await draw('+61491570157', 5_000);
      const rosa = await signIn(undefined, ROSA);
      const exported = (
        await ask('/api/account/export', { headers: { cookie: rosa } })
      ).json() as AccountExport;
      expect(exported.draws).toEqual([
        { promotion: 'summer', state: 'NSW', prize: 'jack', drawn_at: new Date(NOW).toISOString() },
      ]);
      const ivo = await signIn(undefined, IVO);
      expect(
        ((await ask('/api/account/export', { headers: { cookie: ivo } })).json() as AccountExport).draws,
      ).toHaveLength(1);
      expect((await wholePerson(store, { phone: PHONE })).draws).toHaveLength(1);
      // To erase an account is no way to another try.
      await post('/api/account/erase', { confirm: 'erase' }, { cookie: rosa });
      expect((await draw(PHONE, 200)).number).toBe(0);
      expect((await eraseWholePerson(store, leadFiles('/nowhere'), { phone: PHONE }, NOW)).draws).toBe(1);
      const left = await rows();
      expect(left).toHaveLength(2);
      expect(left.filter(({ phone }) => phone !== null)).toEqual([]);
      expect((await wholePerson(store, { phone: PHONE })).draws).toEqual([]);
      expect((await givenPrizes(store, 'example', 'summer')).get('jack')).toBe(1);
      await forgetDraws(store, { tenant: 'example', days: 1 }, NOW + DAY);
      expect(await rows()).toHaveLength(2);
      await forgetDraws(store, { tenant: 'example', days: 1 }, NOW + DAY + 1);
      expect(await rows()).toEqual([]);
    });

    test('A6 a draw keeps the odds of its moment, whatever the settings say afterwards', async () => {
      const { draw, dealer, promotion } = await opened();
      const kept = await draw(PHONE, 0);
      const before = (JSON.parse(kept.odds) as Prize[])[0];
      expect(before).toEqual(promotion.prizes[0]);
      expect((await (await dealer())('/_leads/draws')).text).toContain('A jack (1 in 100)');
    });
  });
}
