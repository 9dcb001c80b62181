import { expect, test } from 'vitest';
import { REQUEST_CODE } from '../../api/routes.ts';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import { accountBackend } from '../account/example-shopper.fixture.ts';
import { CHECKOUT_SETTINGS, reserveForm } from '../checkout/example-checkout.fixture.ts';
import { exampleBackend, exampleHandover, NOW, type Asked } from '../example-backend.fixture.ts';
import { solvedProof } from '../guard/solve-proof.fixture.ts';
import { ANSWERS, exampleForm, leadSite } from '../leads/example-form.fixture.ts';
import { claimDelivery } from '../outbox/claim-delivery.ts';
import { settleDelivery } from '../outbox/settle-delivery.ts';
import type { Store } from '../store/store.ts';
import { toSiteRelease } from '../tenants/site-release.ts';
import { atMoment } from '../outbox/at-moment.fixture.ts';

const MINUTE = 60_000;
const LEADS = '/api/leads';

type Ask = Awaited<ReturnType<typeof exampleBackend>>['ask'];

const addressOf = (number: number): string => `198.51.100.${number + 1}`;
const phoneOf = (number: number): string => `04917${String(number).padStart(5, '0')}`;

const posting =
  (ask: Ask) =>
  async (path: string, body: object, peer: string): Promise<Asked> =>
    ask(path, {
      method: 'POST',
      peer,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

const countOf = (answers: readonly Asked[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

/** How many leads each email to the dealer tells of, when all that waits is sent ten minutes later. */
async function emailsOf(store: Store): Promise<number[]> {
  const emails: number[] = [];
  const place = { tenant: 'example', destination: 'dealer' };
  for (let now = NOW + 10 * MINUTE; ; now += 1000) {
    const message = await claimDelivery(atMoment(store, now), place, 100);
    if (!message) return emails;
    emails.push(message.kind === 'digest' ? message.leads.length : 1);
    await settleDelivery(atMoment(store, now), message, { kind: 'delivered' }, 0);
  }
}

test('K11 S7 720 leads without a proof from 36 addresses leave a site to people and fill no mailbox', async () => {
  const clock = { now: NOW };
  const { ask, backend } = await exampleBackend([leadSite()], { clock: () => clock.now });
  const post = posting(ask);
  const flood: Asked[] = [];
  for (let at = 0; at < 720; at++) {
    const values = { ...ANSWERS, phone: phoneOf(at), message: `flood ${at}` };
    flood.push(await post(LEADS, exampleForm({ values }), addressOf(at % 36)));
    clock.now += 20;
  }
  // A tenth of 600, and one more in ten seconds.
  expect([countOf(flood, 200), countOf(flood, 429)]).toEqual([61, 659]);
  expect(await emailsOf(backend.store)).toEqual([...Array<number>(10).fill(1), 51]);
  const people: Asked[] = [];
  for (let at = 0; at < 100; at++) {
    const values = { ...ANSWERS, phone: phoneOf(1000 + at), message: `person ${at}` };
    people.push(await post(LEADS, exampleForm({ values, proof: await solvedProof(ask) }), `203.0.113.${at}`));
  }
  expect(countOf(people, 200)).toBe(100);
});

test('F9 48 tries from 6 addresses to reserve a yard of 240 without paying hold 6 for ten minutes', async () => {
  const clock = { now: NOW };
  const vehicles = Array.from({ length: 240 }, (_, at) =>
    exampleVehicle({ id: `v${at}`, slug: `car-${at}`, price: 28_490, price_type: 'drive_away' }),
  );
  const handover = exampleHandover({
    tenant: { leads: { forms: ['enquiry'] }, ...CHECKOUT_SETTINGS },
    stock: { ...exampleHandover().stock, vehicles },
  });
  const { ask, backend } = await exampleBackend([toSiteRelease(handover)], { clock: () => clock.now });
  const post = posting(ask);
  const reserve = (at: number, peer: string, proof?: string): Promise<Asked> => {
    const form = reserveForm(28_490, { phone: phoneOf(at) });
    return post(LEADS, { ...form, car_id: `v${at}`, ...(proof !== undefined && { proof }) }, peer);
  };
  const heldAt = async (now: number): Promise<number> =>
    (await backend.store.db.selectFrom('hold').select('id').where('until', '>', now).execute()).length;
  const tries: Asked[] = [];
  for (let at = 0; at < 48; at++) tries.push(await reserve(at, addressOf(at % 6)));
  expect([countOf(tries, 200), countOf(tries, 429)]).toEqual([6, 42]);
  expect(await heldAt(NOW + 10 * MINUTE - 1)).toBe(6);
  expect(await heldAt(NOW + 10 * MINUTE)).toBe(0);
  // Shoppers with scripts go on; and a program that solves every proof gets no further than a tenth of the yard.
  const proven: Asked[] = [];
  for (let at = 100; at < 124; at++)
    proven.push(await reserve(at, `203.0.113.${at}`, await solvedProof(ask)));
  expect([countOf(proven, 200), countOf(proven, 429)]).toEqual([18, 6]);
  // Without scripts a shopper reserves again as soon as those have ended.
  clock.now += 10 * MINUTE;
  expect((await reserve(200, '192.0.2.1')).status).toBe(200);
});

test('A5 180 codes that are asked for from 6 addresses send 10 texts, and shoppers still sign in', async () => {
  const { ask, backend, sentCodes } = await accountBackend();
  const post = posting(ask);
  const asked: Asked[] = [];
  for (let at = 0; at < 180; at++)
    asked.push(await post(REQUEST_CODE.path, { phone: phoneOf(at) }, addressOf(at % 6)));
  expect([countOf(asked, 200), countOf(asked, 429), sentCodes.length]).toEqual([10, 170, 10]);
  expect(backend.metrics.text()).toMatch(
    /forecourt_codes_total\{tenant="example",result="full_unproven"\} \d+/,
  );
  const phone = phoneOf(1000);
  expect(
    (await post(REQUEST_CODE.path, { phone, proof: await solvedProof(ask) }, '203.0.113.1')).status,
  ).toBe(200);
  // A program that solves every proof stops at the hour's limit.
  for (let at = 0; at < 100; at++)
    await post(
      REQUEST_CODE.path,
      { phone: phoneOf(2000 + at), proof: await solvedProof(ask) },
      `192.0.2.${at}`,
    );
  expect(sentCodes).toHaveLength(100);
});

test('A5 one address without a proof leaves codes to others without scripts', async () => {
  const { ask } = await accountBackend();
  const post = posting(ask);
  const asked: Asked[] = [];
  for (let at = 0; at < 30; at++)
    asked.push(await post(REQUEST_CODE.path, { phone: phoneOf(at) }, '198.51.100.1'));
  expect([countOf(asked, 200), countOf(asked, 429)]).toEqual([3, 27]);
  expect((await post(REQUEST_CODE.path, { phone: phoneOf(50) }, '203.0.113.1')).status).toBe(200);
});
