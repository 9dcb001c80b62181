import { describe, expect, test } from 'vitest';
import { exampleRequest } from '../checkout-store/payment-request.suite.ts';
import { exampleReservation, HOUR, TAKEN_AT } from '../checkout-store/example-reservation.fixture.ts';
import type { Reservation } from '../../domain/checkout/reservation.ts';
import { exampleOwned } from '../../domain/garage/example-vehicle.fixture.ts';
import { openGarage } from '../garage/example-garage-backend.fixture.ts';
import { remindOwners } from '../garage/remind-owners.ts';
import { car, searchBackend } from '../saved-searches/search-backend.fixture.ts';
import { acceptLead } from '../store/accept-lead.ts';
import type { Store } from '../store/store.ts';
import type { StoredEmail } from '../store/stored-email.ts';
import { temporarySqlite } from '../store/temporary-sqlite.fixture.ts';
import { exampleDealer, wholeLead } from './example-dealer.fixture.ts';
import { leadPageUrl } from './lead-email.ts';
import { emailMail, mailOf, type MailRequest } from './mail.ts';
import { noticeOf } from './operator-notice.ts';
import { paymentEmail } from './payment-emails.ts';
import { planDeliveries } from './plan-deliveries.ts';

type Ask = (path: string, init: RequestInit & { headers: Record<string, string> }) => Promise<unknown>;

/** Every row of every table, as text. */
async function rowsOf({ db }: Store): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = tables.map(async ({ name }) => [
    name,
    await db
      .selectFrom(name as 'lead')
      .selectAll()
      .execute(),
  ]);
  return JSON.stringify(await Promise.all(rows));
}

/** The addresses in a text, as programs find them that look through mail. */
const linksIn = (text: string): URL[] =>
  [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([address]) => new URL(address));

/** Opens links as mail scanners do, twice and with HEAD, and where each leads; says how many there were. */
async function crawl(ask: Ask, links: readonly URL[]): Promise<number> {
  for (const { host, pathname, search } of links)
    for (const method of ['GET', 'HEAD', 'GET']) {
      let path = `${pathname}${search}`;
      for (let step = 0; step < 5 && path !== ''; step += 1) {
        const { headers } = (await ask(path, { method, headers: { host } })) as { headers: Headers };
        const next = headers.get('location');
        const target = next === null ? undefined : new URL(next, `https://${host}${path}`);
        path = target ? `${target.pathname}${target.search}` : '';
      }
    }
  return links.length;
}

/** The links of an email that waits to be sent, with those of its headers. */
const linksOf = (email: StoredEmail): URL[] => {
  const { text, headers } = emailMail({
    id: 'l',
    email,
    dealer: exampleDealer(),
    dkimKey: undefined,
  });
  return linksIn(`${String(text)}\n${JSON.stringify(headers)}`);
};

const reservation: Reservation = {
  ...{ id: 'lead-1', tenant: 'example', ...exampleReservation(), state: 'held', end: null },
  until: TAKEN_AT + 48 * HOUR,
};

/** What each kind of email about a lead is written from; a kind that is not here does not compile. */
const LEAD_EMAILS: Record<MailRequest['email'], Partial<MailRequest>> = {
  mail: { left: [{ key: 'k1', name: 'front.jpg', type: 'image/jpeg', bytes: 7 }], isElsewhere: true },
  adf: {},
  auto_reply: {},
  reminder: {},
  hold: { held: { hold: reservation, payment: 'paid' } },
  receipt: { held: { hold: reservation, payment: 'paid' } },
  appointment: {},
};

describe('A12 a program that opens every link of an email changes nothing', () => {
  test.each(Object.entries(LEAD_EMAILS) as [MailRequest['email'], Partial<MailRequest>][])(
    'A12 of an email of the kind %s',
    async (email, given) => {
      const { ask, backend } = await searchBackend();
      const dealer = exampleDealer();
      const values = { appointment: '2026-11-24T09:00', appointment_before: '2026-11-23T10:30' };
      const lead = wholeLead({ tenant: 'example', ...(email === 'appointment' && { values }) });
      await acceptLead(backend.store, { lead, bodyHash: 'aa', destinations: planDeliveries(dealer, lead) });
      const to = ['a@example.com'];
      const mail = mailOf({
        id: 'm1',
        lead,
        dealer,
        email,
        to,
        files: [],
        dkimKey: undefined,
        ...given,
      });
      const before = await rowsOf(backend.store);
      const links = linksIn(`${String(mail.text)}\n${JSON.stringify(mail.headers)}`);
      expect(await crawl(ask, links)).toBeGreaterThan(0);
      expect(await rowsOf(backend.store)).toBe(before);
    },
  );

  test.each(['payment_ask', 'payment_receipt', 'payment_news'] as const)(
    'A12 of an email of the kind %s, and of the notice to the operator',
    async (kind) => {
      const { ask, backend } = await searchBackend();
      const dealer = exampleDealer();
      const lead = wholeLead({ tenant: 'example' });
      await acceptLead(backend.store, { lead, bodyHash: 'aa', destinations: planDeliveries(dealer, lead) });
      const request = { ...exampleRequest(), cancelled_at: null, paid_at: null, returned_at: null };
      const payment = kind === 'payment_ask' ? ('open' as const) : ('paid' as const);
      const { text } = paymentEmail({ kind, request, payment }, dealer, TAKEN_AT);
      const late = {
        tenant: 'example',
        destination: 'desk',
        kind: 'lead' as const,
        trouble: 'dead' as const,
      };
      const notice = noticeOf([{ ...late, lead_id: lead.id, reason: 'SMTP 550', instead: undefined }], () =>
        leadPageUrl(lead, dealer),
      );
      const before = await rowsOf(backend.store);
      expect(await crawl(ask, linksIn(`${text}\n${notice.text}`))).toBeGreaterThan(1);
      expect(await rowsOf(backend.store)).toBe(before);
    },
  );

  test('A12 of the first letter of a search, and of its news', async () => {
    const { ask, backend, keep, confirm, emails, night } = await searchBackend();
    await keep();
    const first = linksOf((await emails())[0]!);
    let before = await rowsOf(backend.store);
    expect(await crawl(ask, first)).toBeGreaterThan(2);
    expect(await rowsOf(backend.store)).toBe(before);
    // It can still be confirmed, and news follow.
    await confirm();
    expect(await night([car('a'), car('b')])).toBe(1);
    before = await rowsOf(backend.store);
    expect(await crawl(ask, linksOf((await emails())[1]!))).toBeGreaterThan(2);
    expect(await rowsOf(backend.store)).toBe(before);
  });

  test('A12 of the first letter of reminders, and of a reminder', async () => {
    const { ask, store, backend, clock, signIn, post } = await openGarage(temporarySqlite);
    const emails = async (): Promise<StoredEmail[]> => {
      const rows = await store.db.selectFrom('letter').select('body').orderBy('created_at').execute();
      return rows.map(({ body }) => JSON.parse(body) as StoredEmail);
    };
    const cookie = await signIn();
    const vehicles = [exampleOwned({ service_on: '2026-12-05', remind: 'rosa@example.com' })];
    await post('/api/garage/vehicles', { vehicles }, { cookie });
    const [proof] = await emails();
    let before = await rowsOf(store);
    expect(await crawl(ask, linksOf(proof!))).toBeGreaterThan(1);
    expect(await rowsOf(store)).toBe(before);
    const link = linksOf(proof!).find(({ pathname }) => pathname.endsWith('/confirm'));
    await ask('/api/saved-searches/confirm', {
      method: 'POST',
      headers: { host: link!.host, 'content-type': 'application/x-www-form-urlencoded' },
      body: link!.search.slice(1),
    });
    expect(await remindOwners(store, await backend.sites.all(), clock.now)).toBe(1);
    before = await rowsOf(store);
    expect(await crawl(ask, linksOf((await emails()).at(-1)!))).toBeGreaterThan(1);
    expect(await rowsOf(store)).toBe(before);
  });
});
