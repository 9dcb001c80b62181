import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { expect, test } from 'vitest';
import { exampleReservation, HOUR, MINUTE } from '../checkout-store/example-reservation.fixture.ts';
import { findReservation } from '../checkout-store/find-reservations.ts';
import { settlePayment } from '../checkout-store/settle-payment.ts';
import type { NewReservation } from '../checkout-store/take-reservation.ts';
import { NOW } from '../example-backend.fixture.ts';
import { acceptLead } from '../store/accept-lead.ts';
import { exampleLead } from '../store/example-lead.fixture.ts';
import { HOSTS, openPages } from './open-pages.fixture.ts';

/** The dealer's pages with a reservation that was paid now; `changes` say what is other. */
async function openReservations(changes: Partial<NewReservation> = {}) {
  const pages = await openPages();
  const { store } = pages;
  const reserve = async (id: string, tenant: string, vehicle: string): Promise<void> => {
    const lead = exampleLead({ id, tenant, form: 'reserve', category: 'Reservation' });
    const until = NOW + 40 * MINUTE;
    const reservation = exampleReservation({ vehicle, taken_at: NOW, until, ...changes });
    await acceptLead(store, {
      lead,
      bodyHash: id,
      destinations: [{ destination: 'yard', kind: 'lead' }],
      hold: reservation,
    });
  };
  const pay = (id: string, state: 'paid' | 'authorised' = 'paid') =>
    settlePayment(
      store,
      { id, tenant: 'example', state, charge: `charge of ${id}` },
      { now: NOW, isForSale: true },
    );
  await reserve('h1', 'example', 'v1');
  await reserve('h2', 'b', 'v1');
  const browser = await pages.signIn('example');
  const cards = async () =>
    selectAll('section.card', fromHtml((await browser.look('/_leads/holds')).text)).map((card) => ({
      text: toText(card).replaceAll(/\s+/g, ' ').trim(),
      buttons: selectAll('button', card).map((button) => toText(button).trim()),
    }));
  const act = (id: string, action: string, csrf = browser.csrf) =>
    pages.submit(`/_leads/holds/${id}/${action}`, { csrf }, browser.cookie);
  const stateOf = async (id: string) => (await findReservation(store, ['example', 'b'], id))?.hold;
  return { ...pages, ...browser, reserve, pay, cards, act, stateOf };
}

test('F9 the page lists the dealer’s own reservations, with who, until when and what was paid', async () => {
  const { pay, cards } = await openReservations();
  expect(await cards()).toEqual([
    {
      text: expect.stringMatching(/being paid until .* Rosa Quill.* Price \$28,490, fee \$200 not paid/),
      buttons: ['Yes, Release and Refund'],
    },
  ]);
  await pay('h1');
  const [card] = await cards();
  expect(card?.text).toMatch(/held until .* Sydney time.* fee \$200 paid/);
  expect(card?.text).toMatch(/Release this vehicle\? .* You can't undo this\./);
  expect(card?.buttons).toEqual(['Extend', 'Yes, Mark as Sold', 'Yes, Release and Refund']);
});

test('F9 an authorised fee can be taken, and only once', async () => {
  const { pay, cards, act, store } = await openReservations();
  await pay('h1', 'authorised');
  expect((await cards())[0]?.buttons).toContain('Yes, Charge the Fee');
  expect((await act('h1', 'capture')).headers.get('location')).toBe('/_leads/holds');
  await act('h1', 'capture');
  const tasks = await store.db.selectFrom('payment_task').select(['payment_id', 'kind']).execute();
  expect(tasks).toEqual([{ payment_id: 'h1', kind: 'capture' }]);
});

test('F9 extend, release and sold: each is done, and in the history of its lead', async () => {
  const { pay, act, stateOf, cards, look } = await openReservations();
  await pay('h1');
  const before = (await stateOf('h1'))?.until ?? 0;
  expect((await act('h1', 'extend')).status).toBe(303);
  expect((await stateOf('h1'))?.until).toBe(before + 48 * HOUR);
  expect((await act('h1', 'release')).status).toBe(303);
  expect(await stateOf('h1')).toMatchObject({ state: 'ended', end: 'released' });
  expect((await cards())[0]?.text).toContain('released by the dealer');
  const history = toText(select('main', fromHtml((await look('/_leads/lead/h1')).text))!);
  for (const words of [/extended/i, /released|ended/i]) expect(history).toMatch(words);
  // Its time is over for every other button.
  expect((await act('h1', 'buy')).status).toBe(409);
});

test('S3 F9 nobody else can see or change a reservation, and no other site can press the buttons', async () => {
  const { act, ask, submit, cookie, stateOf, look } = await openReservations();
  expect((await act('h2', 'release')).status).toBe(404);
  expect((await act('h1', 'steal')).status).toBe(404);
  expect((await act('h1', 'release', 'guess')).status).toBe(403);
  expect((await submit('/_leads/holds/h1/release', { csrf: '' }, '')).status).toBe(404);
  expect((await ask('/_leads/holds', { headers: { host: HOSTS.example } })).status).toBe(404);
  const elsewhere = await ask('/_leads/holds/h1/release', {
    method: 'POST',
    headers: {
      host: HOSTS.example,
      cookie,
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'csrf=x',
  });
  expect(elsewhere.status).toBe(403);
  for (const id of ['h1', 'h2']) expect(await stateOf(id)).toMatchObject({ state: 'paying' });
  expect((await look('/_leads/holds')).headers.get('cache-control')).toBe('no-store');
});

test('F9 without a fee there is nothing to give back, and without reservations the page says so', async () => {
  const free = await openReservations({ state: 'held', fee: 0 });
  expect((await free.cards())[0]?.buttons).toEqual(['Extend', 'Yes, Mark as Sold', 'Yes, Release']);
  const { signIn } = await openPages();
  const { look } = await signIn('example');
  expect((await look('/_leads/holds')).text).toContain('No reservations');
});
