import { describe, expect, test } from 'vitest';
import { emailMail } from '../destinations/mail.ts';
import { leadDealer } from '../destinations/lead-dealer.ts';
import { mailBytes } from '../destinations/mailers.ts';
import { NOW } from '../example-backend.fixture.ts';
import { alertSearches } from './alert-searches.ts';
import { car, DAY, HOUR, OFF, place, searchBackend, siteOf } from './search-backend.fixture.ts';

describe('A12 keeping a search', () => {
  test('the first email proves the address and carries no offer; the next ones tell what is new', async () => {
    const { keep, confirm, emails, night } = await searchBackend();
    expect(place(await keep())).toBe('/saved-search?make=Alder#sent');
    const [proof] = await emails();
    expect(proof?.to).toBe('rosa@example.com');
    expect(proof?.text).not.toMatch(/Alder|\$|\/cars\//);
    expect(proof?.text).toContain('within 48 hours');
    expect(await night([car('a'), car('b')])).toBe(0);
    expect(place(await confirm())).toBe('/saved-search/confirm#confirmed');
    expect(await night([car('a'), car('b', { price: 18_500 }), car('c', { make: 'Rowan' })])).toBe(1);
    const [, news] = await emails();
    expect(news?.subject).toContain('1 price down');
    expect(news?.text).toContain('$18,500');
    expect(news?.text).toContain('(was $20,000 last time we checked)');
    expect(news?.text).not.toContain('Rowan');
    for (const email of [proof, news]) {
      expect(email?.text).toContain('Motor dealer licence');
      expect(email?.text).toContain('Stop all search and reminder emails');
      expect(email?.text).toContain(email?.stopUrl);
    }
  });

  test('new, less, back and sold are told once each, in one email a day', async () => {
    const { keep, confirm, emails, night } = await searchBackend([
      car('a'),
      car('b'),
      car('c', { sold: true }),
    ]);
    await keep();
    await confirm();
    const stock = [car('a', { price: 19_000 }), car('b', { sold: true }), car('c'), car('d')];
    expect(await night(stock)).toBe(1);
    const text = (await emails())[1]?.text ?? '';
    expect(text).toMatch(/New\n- .*Price down\n- .*Sold or no longer for sale\n- /s);
    expect(await night(stock)).toBe(0);
    expect(await night([car('a', { price: 18_000 }), car('b'), car('c'), car('d')])).toBe(1);
    expect((await emails())[2]?.text).toMatch(/Price down\n- .*Back in stock\n- /s);
    // Within the day nothing more, and it is not lost.
    expect(await night([car('a', { price: 17_000 }), car('c'), car('d')], 2)).toBe(0);
    expect(await night([car('a', { price: 17_000 }), car('c'), car('d')], 23)).toBe(1);
    expect((await emails())[3]?.text).toContain('$17,000');
  });

  test('a release that is older than the one looked at is no news', async () => {
    const { keep, confirm, backend, clock } = await searchBackend();
    await keep();
    await confirm();
    expect(await alertSearches(backend.store, [siteOf([car('z')], NOW - 2 * DAY)], clock.now + DAY)).toBe(0);
  });

  test.each([
    ['no address', { email: '' }, '#no-email'],
    ['two addresses', { email: 'a@example.com,b@example.com' }, '#no-email'],
    ['no consent', { consent: '' }, '#no-consent'],
    ['a list that is not there', { search: 'list=nowhere' }, '#no-list'],
    ['a field that nobody sees', { website: 'x' }, '#sent'],
  ])('%s keeps nothing', async (_, fields, end) => {
    const { keep, emails } = await searchBackend();
    expect(place(await keep(fields)).endsWith(end)).toBe(true);
    expect(await emails()).toEqual([]);
  });

  test('is refused where there are too many of one address, and from another site', async () => {
    const { keep, emails } = await searchBackend();
    for (let at = 0; at < 6; at++) await keep({ email: `rosa${at}@example.com` });
    expect(place(await keep()).endsWith('#too-many')).toBe(true);
    expect(await emails()).toHaveLength(6);
    expect((await keep({}, { origin: 'https://evil.example' })).status).toBe(403);
  });

  test('an address that keeps searches already gets the same answer', async () => {
    const { keep, confirm } = await searchBackend();
    const first = await keep();
    await confirm();
    const again = await keep();
    expect([again.status, place(again)]).toEqual([first.status, place(first)]);
  });

  test('a proof that is wrong or too old is told', async () => {
    const { keep, confirm, send, clock } = await searchBackend();
    await keep();
    expect(place(await send('/api/saved-searches/confirm', { search: 'x', proof: 'y' }))).toMatch(
      /#expired$/,
    );
    clock.now += 48 * HOUR;
    expect(place(await confirm())).toMatch(/#expired$/);
  });

  test('is off without its setting: no form, no feed, no email', async () => {
    const { keep, ask, night } = await searchBackend([car('a')], OFF);
    expect((await keep()).status).toBe(404);
    expect((await ask('/api/search.rss')).status).toBe(404);
    expect(await night([car('b')])).toBe(0);
  });
});

describe('A12 stopping', () => {
  /** The link of an email, and the press of its page's button or of a mail program's. */
  const stopping = async () => {
    const example = await searchBackend();
    await example.keep();
    await example.confirm();
    const { pathname, search } = new URL((await example.emails())[0]?.stopUrl ?? '');
    const link = `${pathname}${search}`;
    const oneClick = () =>
      example.ask(link, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const press = (query = search) =>
      example.send(pathname, {}, { referer: `https://www.example.com.au/saved-search/stop${query}` });
    return { ...example, link, search, oneClick, press };
  };

  test.each(['GET', 'HEAD'])(
    '%s of the link leads to a page with a button and stops nothing',
    async (method) => {
      const { ask, link, search, emails, night } = await stopping();
      const answer = await ask(link, { method });
      expect([answer.status, place(answer)]).toEqual([303, `/saved-search/stop${search}`]);
      expect(await emails()).toHaveLength(1);
      expect(await night([car('a'), car('b')])).toBe(1);
    },
  );

  test('the button of that page stops at once, however often it is pressed', async () => {
    const { press, emails, night } = await stopping();
    expect(place(await press())).toBe('/saved-search/stopped');
    expect(await emails()).toEqual([]);
    expect(await night([car('a'), car('b')])).toBe(0);
    // 30 days later the link is no fault.
    expect(place(await press())).toBe('/saved-search/stopped');
  });

  test('the button of a mail program stops at once (RFC 8058)', async () => {
    const { oneClick, emails, night } = await stopping();
    expect((await oneClick()).status).toBe(200);
    expect(await emails()).toEqual([]);
    expect(await night([car('a'), car('b')])).toBe(0);
    expect((await oneClick()).status).toBe(200);
  });

  test('a link that is cut or of nobody says so and stops nothing', async () => {
    const { press, search, night } = await stopping();
    for (const query of ['', search.slice(0, -1), '?who=x&token=y'])
      expect(place(await press(query))).toBe('/saved-search/stop#unknown');
    expect(await night([car('a'), car('b')])).toBe(1);
  });

  test('mail carries the headers of RFC 8058, the sender and the same id on every attempt', async () => {
    const { keep, emails } = await searchBackend();
    await keep();
    const [email] = await emails();
    const dealer = leadDealer(siteOf([car('a')], NOW).tenant);
    const mail = emailMail({ id: 'one', email: email!, dealer: dealer!, dkimKey: undefined });
    const source = (await mailBytes(mail)).toString('utf8').replaceAll(/\n\s+/g, ' ');
    expect(source).toContain(`List-Unsubscribe: <${email?.stopUrl}>`);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(source).toMatch(/Message-ID: <one@/i);
  });
});

describe('A12 feeds', () => {
  test.each(['rss', 'atom'])(
    '%s has the cars of a search, with names, prices and links of the release',
    async (format) => {
      const cars = [
        car('a', { created_at: '2026-11-01T00:00:00Z', slug: 'car-a', path: '/cars/car-a' }),
        car('b', {
          created_at: '2026-11-20T00:00:00Z',
          slug: 'car-b',
          path: '/cars/car-b',
          name: '2021 <Alder> & "Brook"\u0001',
        }),
        car('c', { make: 'Rowan', slug: 'car-c', path: '/cars/car-c' }),
        car('d', { sold: true, slug: 'car-d', path: '/cars/car-d' }),
      ];
      const { ask } = await searchBackend(cars);
      const { text, headers, status } = await ask(`/api/search.${format}?make=alder&price=:20000`);
      expect([status, headers.get('content-type')]).toEqual([
        200,
        `application/${format}+xml; charset=utf-8`,
      ]);
      const links = [...text.matchAll(/https:\/\/www\.example\.com\.au(\/cars\/[\w-]+)["<]/g)].map(
        ([, path]) => path,
      );
      expect(links).toEqual(['/cars/car-b', '/cars/car-a']);
      expect(text).toContain('$20,000');
      expect(text).toContain('2021 &lt;Alder&gt; &amp; &quot;Brook&quot;');
      expect(text).not.toContain('\u0001');
      expect((await ask(`/api/search.${format}?list=nowhere`)).status).toBe(404);
    },
  );
});
