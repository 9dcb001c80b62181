import { describe, expect, test } from 'vitest';
import { exampleBackend, exampleHandover } from '../example-backend.fixture.ts';
import { exampleProvider } from '../payments/example-provider.fixture.ts';
import { listLeads } from '../store/list-leads.ts';
import type { Store } from '../store/store.ts';
import { toSiteRelease } from '../tenants/site-release.ts';
import { shortReference } from '../../domain/lead/short-reference.ts';
import { leadPayload } from '../../domain/lead/lead-payload.ts';
import { openCheckout, reserveForm } from './example-checkout.fixture.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Accepted = { lead_id: string; category: string; event: number; next: string };
type Refusal = { error: string; errors: { field: string; message: string }[] };

/** All that is known of reservations. */
const rowsOf = async ({ db }: Store) => ({
  holds: await db.selectFrom('hold').selectAll().execute(),
  payments: await db.selectFrom('payment').selectAll().execute(),
  events: await db.selectFrom('lead_event').selectAll().execute(),
  tasks: await db.selectFrom('payment_task').selectAll().execute(),
});

/** What the calls of a checkout must do over every store; `open` gives one without leads. */
export function checkoutSuite(open: () => Promise<Store>): void {
  const opened = (changes?: Parameters<typeof exampleBackend>[1]) => openCheckout(open, changes);

  describe('the calls of a checkout', () => {
    test('F9 a vehicle is reserved, paid on the page of the provider, and shown as reserved at once', async () => {
      const {
        reserve,
        offer,
        reservation: hold,
        ask,
        demo,
        reservedOnPage,
        backend,
        pressPay,
      } = await opened();
      expect(await offer()).toMatchObject({
        is_free: true,
        vehicle: { price: 28_490, price_words: '$28,490 Drive away' },
      });
      const answer = await reserve();
      const { lead_id: id, ...accepted } = answer.json() as Accepted;
      expect(accepted).toEqual({ category: 'Reservation', event: 15, next: `/api/payments/${id}/pay` });
      const [stored] = await listLeads(backend.store, {});
      expect(leadPayload(stored!.lead)).toMatchObject({
        form: 'reserve',
        category: 'Reservation',
        car_id: 'v1',
        event_id: 15,
        answers: { seen_price: '28490' },
      });
      expect(await hold(id)).toMatchObject({
        state: 'paying',
        fee: '$200',
        price: '$28,490 Drive away',
        can_cancel: true,
      });
      expect(await reservedOnPage()).toBe(true);
      const way = await pressPay(accepted.next);
      expect([way.status, way.headers.get('location')]).toEqual([303, `/api/payments/${id}/demo`]);
      const page = await ask(`/api/payments/${id}/demo`);
      expect(page.text).toContain('This is a demonstration');
      const back = await demo(id, 'pay');
      expect(back.headers.get('location')).toBe(`/api/payments/${id}/return`);
      const home = await ask(back.headers.get('location')!);
      expect(home.headers.get('location')).toBe(`/cars/2021-alder-brook-v1/checkout?hold=${id}`);
      expect(await hold(id)).toMatchObject({
        state: 'held',
        title: 'The vehicle is held for you',
        until: 'Monday 23 November at 12:00 pm Sydney time',
        money: "You've paid $200.",
      });
      expect(JSON.stringify(await hold(id))).not.toMatch(/rosa|quill|0491/i);
      expect((await offer()).words).toBe(
        "Someone else has reserved this vehicle until Monday 23 November at 12:00 pm Sydney time. You haven't paid anything.",
      );
    });

    test('F9 of a hundred shoppers at once one gets the vehicle, and 99 a clear answer', async () => {
      const { reserve, reservation: hold } = await opened();
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, at) => reserve(28_490, `key ${at}`, `198.51.${at}.7`)),
      );
      const statuses = answers.map(({ status }) => status).toSorted();
      // One number sends five at once (leads.quotas); those beyond it are told to wait.
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(new Set(statuses)).toEqual(
        new Set([200, 409, 429].filter((status) => statuses.includes(status))),
      );
      for (const { status, json } of answers)
        if (status === 409)
          expect((json() as Refusal).error).toMatch(/^Someone else is reserving this vehicle right now\./);
      const { lead_id: id } = answers.find(({ status }) => status === 200)!.json() as Accepted;
      expect(await hold(id)).toMatchObject({ state: 'paying' });
    });

    test('F9 another price than the page showed is told, and nothing is reserved before it is agreed to', async () => {
      const { reserve, offer, reprice } = await opened();
      reprice(29_990);
      const answer = await reserve();
      expect(answer.status).toBe(422);
      expect((answer.json() as Refusal).errors).toEqual([
        {
          field: 'seen_price',
          message:
            'The price of this vehicle is now $29,990 Drive away. Please check it. By continuing, you agree to this price.',
        },
      ]);
      expect(await offer()).toMatchObject({ is_free: true, vehicle: { price: 29_990 } });
      expect((await reserve(29_990, 'k2')).status).toBe(200);
    });

    test('F9 a price that changes before the payment is agreed to first', async () => {
      const { reserve, reservation: hold, post, reprice, pressPay } = await opened();
      const { lead_id: id, next } = (await reserve()).json() as Accepted;
      reprice(29_990);
      const way = await pressPay(next);
      expect(way.headers.get('location')).toBe(`/cars/2021-alder-brook-v1/checkout?hold=${id}`);
      expect(await hold(id)).toMatchObject({
        price: '$28,490 Drive away',
        price_now: { price: 29_990, words: '$29,990 Drive away' },
      });
      expect((await hold(id)).pay).toBeUndefined();
      expect((await post(`/api/checkout/holds/${id}/price`, { price: 27_000 })).status).toBe(422);
      expect((await post(`/api/checkout/holds/${id}/price`, { price: 29_990 })).json()).toMatchObject({
        price: '$29,990 Drive away',
        pay: next,
      });
      expect((await pressPay(next)).headers.get('location')).toBe(`/api/payments/${id}/demo`);
    });

    test('F9 a link to the payment changes nothing: it shows what there is to pay, and a button', async () => {
      const { reserve, reservation: hold, ask, pressPay, backend, sell } = await opened();
      const { lead_id: id, next } = (await reserve()).json() as Accepted;
      const before = await rowsOf(backend.store);
      for (const method of ['GET', 'HEAD', 'GET']) expect((await ask(next, { method })).status).toBe(200);
      const page = await ask(next);
      expect(page.text).toContain('Reservation of 2021 Alder Brook Touring at Example Cars');
      expect(page.text).toContain(`<form method="post" action="${next}"`);
      expect(page.text).toContain('Pay $200');
      expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https:");
      expect(await rowsOf(backend.store)).toEqual(before);
      expect((await pressPay(next)).headers.get('location')).toBe(`/api/payments/${id}/demo`);
      // Its page is open now, and the link leads there.
      expect((await ask(next)).headers.get('location')).toBe(`/api/payments/${id}/demo`);
      sell();
      const sold = await rowsOf(backend.store);
      await ask(next);
      expect(await rowsOf(backend.store)).toEqual(sold);
      expect(await hold(id)).toMatchObject({ state: 'paying' });
    });

    test('F9 a script that leads on is given the address', async () => {
      const { reserve, ask } = await opened();
      const { lead_id: id, next } = (await reserve()).json() as Accepted;
      const press = (headers = {}) =>
        ask(next, { method: 'POST', headers: { accept: 'application/json', ...headers } });
      expect((await press()).json()).toEqual({ address: `/api/payments/${id}/demo` });
      expect((await press({ origin: 'https://evil.example' })).status).toBe(403);
    });

    test('F9 a vehicle is kept ten minutes until the page of the payment is opened, then for pay_minutes, once', async () => {
      const { reserve, reservation: hold, pressPay, wait, reservedOnPage } = await opened();
      const first = (await reserve()).json() as Accepted;
      expect(await hold(first.lead_id)).toMatchObject({
        until: 'Saturday 21 November at 12:10 pm Sydney time',
      });
      wait(10 * MINUTE - 1);
      expect(await reservedOnPage()).toBe(true);
      wait(1);
      expect(await reservedOnPage()).toBe(false);
      const late = await pressPay(first.next);
      expect(late.headers.get('location')).toBe(`/cars/2021-alder-brook-v1/checkout?hold=${first.lead_id}`);
      expect(await reservedOnPage()).toBe(false);
      const second = (await reserve(28_490, 'k2')).json() as Accepted;
      wait(4 * MINUTE);
      await pressPay(second.next);
      const until = 'Saturday 21 November at 12:54 pm Sydney time';
      expect(await hold(second.lead_id)).toMatchObject({ state: 'paying', until });
      wait(20 * MINUTE);
      await pressPay(second.next);
      expect(await hold(second.lead_id)).toMatchObject({ state: 'paying', until });
      wait(20 * MINUTE);
      expect(await reservedOnPage()).toBe(false);
    });

    test('F9 a vehicle that is sold while it is paid for is let go before anything is taken', async () => {
      const { reserve, reservation: hold, sell, pressPay } = await opened();
      const { lead_id: id, next } = (await reserve()).json() as Accepted;
      sell();
      expect((await pressPay(next)).headers.get('location')).toBe(
        `/cars/2021-alder-brook-v1/checkout?hold=${id}`,
      );
      expect(await hold(id)).toMatchObject({ state: 'ended', title: 'The dealer has released the vehicle' });
      expect((await reserve(28_490, 'k2')).json()).toMatchObject({
        errors: [{ field: 'car_id', message: 'This vehicle can no longer be reserved online.' }],
      });
    });

    test('F9 cancelling frees the vehicle, before the payment and after it', async () => {
      const { reserve, reservation: hold, cancel, demo, offer, reservedOnPage } = await opened();
      const first = (await reserve()).json() as Accepted;
      expect((await cancel(first.lead_id)).json()).toMatchObject({ state: 'ended', can_cancel: false });
      expect(await reservedOnPage()).toBe(false);
      const second = (await reserve(28_490, 'k2')).json() as Accepted;
      await demo(second.lead_id, 'cancel');
      expect(await hold(second.lead_id)).toMatchObject({ state: 'paying' });
      await demo(second.lead_id, 'pay');
      expect((await cancel(second.lead_id)).json()).toMatchObject({
        title: "You've cancelled your reservation",
        money: 'You paid $200. Your refund is on its way.',
      });
      expect((await offer()).is_free).toBe(true);
      // Once more changes nothing.
      expect((await cancel(second.lead_id)).status).toBe(200);
    });

    test('F9 a reservation is over at its moment, though nobody has looked', async () => {
      const { reserve, reservation: hold, demo, offer, wait, reservedOnPage } = await opened();
      const { lead_id: id } = (await reserve()).json() as Accepted;
      await demo(id, 'pay');
      wait(48 * HOUR - 1);
      expect(await reservedOnPage()).toBe(true);
      wait(1);
      expect(await reservedOnPage()).toBe(false);
      expect(await hold(id)).toMatchObject({
        state: 'ended',
        title: 'The hold has ended',
        can_cancel: false,
      });
      expect((await offer()).is_free).toBe(true);
      expect((await reserve(28_490, 'k2')).status).toBe(200);
    });

    test('F9 the same attempt gets the same answer, whatever the price and the vehicle are by then', async () => {
      const { reserve, reprice, sell } = await opened();
      const first = await reserve();
      for (const change of [() => reprice(30_000), sell]) {
        change();
        expect((await reserve()).json()).toEqual(first.json());
      }
    });

    test('F9 a page of the provider that ran out is followed by another, and the first stays until then', async () => {
      const provider = exampleProvider({});
      const { reserve, backend, pressPay } = await opened({
        payments: { providerOf: () => provider, wake: () => undefined },
      });
      const { lead_id: id, next } = (await reserve()).json() as Accepted;
      for (const _ of [1, 2])
        expect((await pressPay(next)).headers.get('location')).toBe(`https://pay.example/${id}/1`);
      await backend.store.db.updateTable('payment').set({ state: 'closed' }).execute();
      expect((await pressPay(next)).headers.get('location')).toBe(`https://pay.example/${id}/2`);
    });

    test('F9 a browser without scripts is shown the price first, and then the page of the provider', async () => {
      const { reservePlain: send } = await opened();
      const asked = await send('');
      expect(asked.status).toBe(422);
      expect(asked.text).toContain('The price of this vehicle is now $28,490 Drive away.');
      const taken = await send('28490');
      expect([taken.status, taken.headers.get('location')]).toEqual([
        303,
        expect.stringMatching(/^\/api\/payments\/[0-9a-f-]{36}\/pay$/),
      ]);
    });

    test('F9 without scripts the page of the reservation shows it paid, and asks before it cancels', async () => {
      const { reservePlain, pressPay, ask, demo, reservation: hold, post, postPlain } = await opened();
      const next = (await reservePlain('28490')).headers.get('location')!;
      const id = next.split('/')[3]!;
      const page = `/api/checkout/holds/${id}/page`;
      const unpaid = await ask(page);
      expect(unpaid.status).toBe(200);
      expect(unpaid.headers.get('cache-control')).toBe('no-store');
      expect(unpaid.text).toContain('<h1>Not paid yet</h1>');
      expect(unpaid.text).toContain(`<a href="${next}" class="button first">Pay $200</a>`);
      expect(unpaid.text).not.toMatch(/rosa|quill|0491/i);
      expect((await ask(next)).text).toContain(`<a href="${page}" class="button">Not Now</a>`);

      await pressPay(next);
      await demo(id, 'pay');
      const home = await ask(`/api/payments/${id}/return`);
      expect([home.status, home.headers.get('location')]).toEqual([303, page]);
      const held = (await ask(page)).text;
      for (const words of [
        '<h1>The vehicle is held for you</h1>',
        'Monday 23 November at 12:00 pm',
        'You&#39;ve paid $200.',
        'href="/cars/2021-alder-brook-v1"',
        'MD012345',
        shortReference(id),
        '$28,490 Drive away',
      ])
        expect(held).toContain(words);
      expect(held).not.toContain('Pay $200</a>');
      expect(held).not.toContain('<button');

      // What is opened changes nothing, and another site cannot send the form.
      const asked = await ask(`${page}?ask=cancel`);
      expect(asked.text).toContain('Cancel this reservation?');
      expect(asked.text).toContain('<button class="button first" name="action" value="cancel">');
      expect((await hold(id)).state).toBe('held');
      expect((await postPlain(page, 'action=cancel', 'https://evil.example')).status).toBe(403);
      expect((await postPlain(page, 'action=look')).status).toBe(303);
      expect((await hold(id)).state).toBe('held');

      const cancelled = await postPlain(page, 'action=cancel');
      expect([cancelled.status, cancelled.headers.get('location')]).toEqual([303, page]);
      const ended = (await ask(page)).text;
      expect(ended).toContain('<h1>You&#39;ve cancelled your reservation</h1>');
      expect(ended).toContain('You paid $200. Your refund is on its way.');
      expect(ended).not.toContain('ask=cancel');
      expect((await ask(`${page}?ask=cancel`)).text).not.toContain('<button');
      expect((await post(page, { action: 'cancel' })).status).toBe(303);
    });

    test('F9 without scripts another price is agreed to on the page of the reservation, once it is shown', async () => {
      const { reservePlain, ask, reservation: hold, postPlain, reprice } = await opened();
      const id = (await reservePlain('28490')).headers.get('location')!.split('/')[3]!;
      const page = `/api/checkout/holds/${id}/page`;
      reprice(29_990);
      const dearer = (await ask(page)).text;
      expect(dearer).toMatch(/The price has changed from \$28,490 Drive away to\s+\$29,990 Drive away\./);
      expect(dearer).not.toContain('Pay $200</a>');
      reprice(30_990);
      await postPlain(page, 'action=price&price=29990');
      expect(await hold(id)).toMatchObject({ price: '$28,490 Drive away', price_now: { price: 30_990 } });
      await postPlain(page, 'action=price&price=30990');
      expect((await hold(id)).price_now).toBeUndefined();
      expect((await ask(page)).text).toContain('Pay $200</a>');
    });

    test('F9 the checkout leads to the page of the reservation in its address, and to none where there is none', async () => {
      const { reservePlain, ask } = await opened();
      const id = (await reservePlain('28490')).headers.get('location')!.split('/')[3]!;
      const from = (query: string) =>
        ask('/api/checkout/reservation', {
          headers: { referer: `https://www.example.com.au/cars/v1/checkout${query}` },
        });
      const led = await from(`?hold=${id}`);
      expect([led.status, led.headers.get('location')]).toEqual([303, `/api/checkout/holds/${id}/page`]);
      expect((await from('')).status).toBe(404);
      const strange = await from('?hold=../../x');
      expect(strange.headers.get('location')).toBe('/api/checkout/holds/..%2F..%2Fx/page');
      const none = await ask('/api/checkout/holds/00000000-0000-4000-8000-000000000000/page');
      expect([none.status, none.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
      expect(none.text).toContain('We can&#39;t find that reservation');
    });

    test('F9 one address reserves six vehicles, and the next a quarter of an hour later', async () => {
      const { reserve, cancel, wait } = await opened();
      const statuses: number[] = [];
      for (let at = 0; at < 7; at++) {
        const answer = await reserve(28_490, `k${at}`);
        statuses.push(answer.status);
        if (answer.status === 200) await cancel((answer.json() as Accepted).lead_id);
        // The number may send again.
        wait(2 * MINUTE);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    });

    test('R3 F9 a site that reserves nothing online answers none of it', async () => {
      const off = toSiteRelease(exampleHandover());
      const { ask, post } = await exampleBackend([off], { store: await open() });
      expect((await ask('/api/checkout/offer?car_id=v1')).status).toBe(404);
      expect((await post('/api/leads', reserveForm())).status).toBe(404);
      expect((await post('/api/payments/stripe', {})).status).toBe(404);
      const nobody = '00000000-0000-4000-8000-000000000000';
      for (const path of [
        `/api/checkout/holds/${nobody}`,
        `/api/payments/${nobody}/pay`,
        `/api/payments/${nobody}/demo`,
      ])
        expect((await ask(path)).status, path).toBe(404);
    });
  });
}
