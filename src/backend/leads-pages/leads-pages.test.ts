import { createHash } from 'node:crypto';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { describe, expect, test } from 'vitest';
import { NOW } from '../example-backend.fixture.ts';
import { changeBooking } from '../store/change-booking.ts';
import { leadFiles } from '../store/lead-files.ts';
import { leadWithHistory } from '../store/lead-history.ts';
import { temporaryFolder } from '../store/temporary-sqlite.fixture.ts';
import { ageText } from './lead-words.ts';
import { keep, openPages } from './open-pages.fixture.ts';

const textOf = (html: string): string => toText(select('main', fromHtml(html))!);

describe('the leads page', () => {
  test('asks for a token, and gives a session for it that only this host and no script can have', async () => {
    const { ask, signIn, submit } = await openPages();
    const door = await ask('/_leads');
    expect(door.status).toBe(200);
    expect(textOf(door.text)).toContain('Access token');
    expect(door.text).not.toContain('Rosa');
    expect((await submit('/_leads/sign-in', { token: 'guess' })).status).toBe(401);
    const { answer } = await signIn('example');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/_leads');
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-leads=[\w-]{43};/);
    for (const part of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Strict']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Domain');
  });

  test('lists the leads of its tenant, with state, age and delivery', async () => {
    const { signIn } = await openPages();
    const { list } = await signIn('example');
    const rows = selectAll('tbody tr', fromHtml(list.text)).map((row) =>
      selectAll('td', row).map((cell) => toText(cell).trim()),
    );
    expect(rows).toEqual([
      ['Rosa Quill', 'Used Vehicle Enquiry', '', '0491 570 006', '1 h', 'new', 'on its way'],
    ]);
    expect(list.headers.get('cache-control')).toBe('no-store');
  });

  test('F1 begins with a lead that no destination has, whatever it is narrowed to, until it was opened', async () => {
    const { signIn, store, submit } = await openPages();
    await keep(store, {
      id: 'a0',
      tenant: 'example',
      received_at: '2026-11-10T01:00:00Z',
      person: { first_name: 'Lost' },
    });
    await store.db.updateTable('delivery').set({ state: 'dead' }).where('lead_id', '=', 'a0').execute();
    const { look, list, cookie, csrf } = await signIn('example');
    const names = (html: string): string[] =>
      selectAll('tbody .name', fromHtml(html)).map((cell) => toText(cell).trim());
    expect(names(list.text)).toEqual(['Lost', 'Rosa Quill']);
    expect(textOf(list.text)).toContain('This lead has not reached your inbox.');
    expect(names((await look('/_leads?period=all')).text)).toEqual(['Lost', 'Rosa Quill']);
    expect(names((await look('/_leads?category=Careers')).text)).toEqual(['Lost']);
    await submit('/_leads/lead/a0/opened', { csrf }, cookie);
    const after = (await look('/_leads')).text;
    expect(names(after)).toEqual(['Rosa Quill']);
    expect(textOf(after)).not.toContain('not reached');
  });

  test('F10 finds a lead of any age by the reference that its shopper reads out, and by its whole id', async () => {
    const { signIn, store } = await openPages();
    const id = '0198f2f0-5a7e-7b6c-9f5e-2f8f0c1d2e3f';
    const old = { received_at: '2025-11-10T01:00:00Z', person: { first_name: 'Old' } };
    await keep(store, { ...old, id, tenant: 'example' });
    await keep(store, { ...old, id: id.replace('0198', '0298'), tenant: 'b' });
    const { look } = await signIn('example');
    const found = async (reference: string): Promise<string[]> =>
      selectAll('tbody .name', fromHtml((await look(`/_leads?reference=${reference}`)).text)).map((cell) =>
        toText(cell).trim(),
      );
    for (const typed of ['KW83-UDKZ', 'kw83udkz', '%20KW83%20UDKZ', id])
      expect(await found(typed)).toEqual(['Old']);
    expect(await found('KW83-UDKY')).toEqual([]);
    expect((await look('/_leads?reference=<b>%25')).text).toContain('No lead has the reference &lt;b&gt;%.');
    expect((await look(`/_leads/lead/${id}`)).text).toContain('KW83-UDKZ');
  });

  test('is narrowed by day, delivery and category', async () => {
    const { signIn, wait } = await openPages();
    const { look } = await signIn('example');
    const count = async (query: string) =>
      selectAll('tbody tr', fromHtml((await look(`/_leads${query}`)).text)).length;
    expect(await count('?state=queued')).toBe(1);
    expect(await count('?state=dead')).toBe(0);
    expect(await count('?category=Careers')).toBe(0);
    wait(11 * 3_600_000);
    expect([await count(''), await count('?period=today')]).toEqual([1, 1]);
    expect(await count('?state=%27&period=nonsense')).toBe(1);
  });

  test('of another day is in the week and not in today', async () => {
    const { signIn, store } = await openPages();
    await keep(store, { id: 'a0', tenant: 'example', received_at: '2026-11-19T01:00:00Z' });
    const { look } = await signIn('example');
    const count = async (query: string) =>
      selectAll('tbody tr', fromHtml((await look(`/_leads${query}`)).text)).length;
    expect([await count(''), await count('?period=week')]).toEqual([1, 2]);
  });

  test('shows one lead with its history, and what was typed as text', async () => {
    const { signIn } = await openPages();
    const { look } = await signIn('example');
    const page = await look('/_leads/lead/a1');
    expect(selectAll('script', fromHtml(page.text))).toEqual([]);
    const values = selectAll('dd, .message', fromHtml(page.text)).map((each) =>
      toText(each, { whitespace: 'pre' }),
    );
    expect(values).toContain('<script>alert(1)</script>');
    expect(textOf(page.text)).toMatch(/21 Nov 2026, 11:00 am\s+Received/);
    expect(page.text).toMatch(/href="mailto:[^"?]+\?subject=Re%3A%20[^"]+">Email</);
  });

  test('L1 names the place that a lead asks as shoppers know it; one that is gone by what the lead says', async () => {
    const { signIn, store } = await openPages();
    await keep(store, { id: 'a2', tenant: 'example', location: 'parramatta' });
    const { look } = await signIn('example');
    const placeOf = async (id: string): Promise<string | undefined> => {
      const page = fromHtml((await look(`/_leads/lead/${id}`)).text);
      const titles = selectAll('dt', page).map((each) => toText(each));
      return selectAll('dd', page).map((each) => toText(each))[titles.indexOf('Location')];
    };
    expect(await placeOf('a2')).toBe('Example Cars Parramatta');
    expect(await placeOf('a1')).toBe('main-yard');
  });

  test('its style is the one that its policy lets through, and no script is', async () => {
    const { ask } = await openPages();
    const { text, headers } = await ask('/_leads');
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? [];
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
  });

  test('names who asks, and each number can be called, in the list and on the page', async () => {
    const { signIn } = await openPages();
    const { look, list } = await signIn('example');
    expect(select('td.phone a', fromHtml(list.text))?.properties['href']).toBe('tel:+61491570006');
    const page = fromHtml((await look('/_leads/lead/a1')).text);
    expect(select('a.first', page)?.properties['href']).toBe('tel:+61491570006');
    expect(toText(select('a.first', page)!)).toBe('Call 0491 570 006');
  });

  test('shows fifty at a time, none missed or twice, and keeps what the list is narrowed to', async () => {
    const { signIn, store } = await openPages();
    for (let at = 0; at < 120; at++)
      await keep(store, {
        id: `many-${at}`,
        tenant: 'example',
        category: 'Careers',
        // Three at a time arrive in the same moment.
        received_at: new Date(NOW - Math.floor(at / 3) * 60_000).toISOString(),
      });
    const { look } = await signIn('example');
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let address = '/_leads?category=Careers&state=queued&period=week'; address !== '';) {
      const page = fromHtml((await look(address)).text);
      const links = selectAll('td.name a', page).map((a) => String(a.properties['href']));
      seen.push(...links);
      sizes.push(links.length);
      expect(select('select[name=category] option[selected]', page)?.properties['value']).toBe('Careers');
      const older = selectAll('.pages a', page).find((a) => toText(a) === 'Older leads');
      address = String(older?.properties['href'] ?? '');
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
  });

  test.each(['%27', '1', '1.', 'x.y', `${'9'.repeat(30)}.z`])(
    'a place in the list that is none begins it: %s',
    async (before) => {
      const { signIn } = await openPages();
      const { look } = await signIn('example');
      expect(selectAll('tbody tr', fromHtml((await look(`/_leads?before=${before}`)).text))).toHaveLength(1);
    },
  );

  test('a list without leads says so, and shows the way to all', async () => {
    const { signIn } = await openPages();
    const { look } = await signIn('example');
    const page = fromHtml((await look('/_leads?category=Careers')).text);
    expect(selectAll('table', page)).toEqual([]);
    expect(select('.empty a', page)?.properties['href']).toBe('/_leads?period=all');
  });

  test('gives the files of a lead to be kept, and never shows them', async () => {
    const folder = temporaryFolder();
    const files = leadFiles(folder);
    const { signIn, ask, store } = await openPages({ files });
    const key = await files.save(Buffer.from('<script>alert(1)</script>'));
    const name = 'Zeugnis "ä" (1).pdf';
    const file = { key, name, type: 'application/pdf', bytes: 25 };
    await keep(store, { id: 'cv', tenant: 'example', form: 'careers', files: [file] });
    const { look } = await signIn('example');
    const page = fromHtml((await look('/_leads/lead/cv')).text);
    const address = String(selectAll('dd a', page).find((a) => toText(a) === name)?.properties['href']);
    const answer = await look(address);
    expect([answer.status, answer.text]).toEqual([200, '<script>alert(1)</script>']);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Zeugnis ___ _1_.pdf"; filename*=UTF-8''Zeugnis%20%22%C3%A4%22%20%281%29.pdf`,
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    // Without a session, of another lead, and of a file that is gone.
    expect((await ask(address)).status).toBe(404);
    expect((await look(address.replace('/cv/', '/a1/'))).status).toBe(404);
    await files.remove(key);
    expect((await look(address)).status).toBe(404);
  });

  test('marks a lead as opened and answered, and sends it again', async () => {
    const { signIn, submit, store } = await openPages();
    const { cookie, csrf } = await signIn('example');
    for (const action of ['opened', 'answered', 'resend']) {
      const done = await submit(`/_leads/lead/a1/${action}`, { csrf }, cookie);
      expect([done.status, done.headers.get('location')]).toEqual([303, '/_leads/lead/a1']);
    }
    const found = await leadWithHistory(store, ['example'], 'a1');
    expect(found).toMatchObject({ opened_at: NOW, answered_at: NOW });
  });

  test('F5 A6 lists appointments by day, whenever they were booked, with what shoppers did about them', async () => {
    const { signIn, store } = await openPages();
    const at = { received_at: '2026-09-01T01:00:00Z', tenant: 'example' };
    const drive = { ...at, form: 'test-drive', category: 'Test Drive' };
    for (const [id, time] of [
      ['a2', '2026-11-24T10:00'],
      ['a3', '2026-11-23T09:00'],
      ['a4', '2026-11-20T09:00'],
      ['moves', '2026-11-23T11:00'],
      ['cancels', '2026-11-23T12:00'],
    ] as const)
      await keep(
        store,
        { ...drive, id, values: { appointment: time }, person: { first_name: id, phone: '+61491570006' } },
        { location: 'parramatta', time, capacity: 1 },
      );
    await keep(
      store,
      { ...at, id: 'a5', category: 'Trade-In', values: { appointment: '2026-11-24T12:00' } },
      { location: 'parramatta', time: '2026-11-24T12:00', capacity: 1 },
    );
    const own = { tenant: 'example', phone: '+61491570006' };
    const to = { location: 'parramatta', time: '2026-11-24T15:30', capacity: 1 };
    await changeBooking(store, { ...own, lead: 'moves' }, to, NOW);
    await changeBooking(store, { ...own, lead: 'cancels' }, undefined, NOW);
    const { look } = await signIn('example');
    const page = fromHtml((await look('/_leads/appointments')).text);
    expect(selectAll('main h2', page).map((each) => toText(each))).toEqual([
      'Monday 23 November',
      'Tuesday 24 November',
    ]);
    expect(selectAll('main li', page).map((each) => toText(each).replace(/\s+/g, ' '))).toEqual([
      expect.stringContaining('9am a3 Test Drive'),
      expect.stringMatching(/^ ?12pm cancels .*Cancelled by customer/),
      expect.stringContaining('10am a2'),
      expect.stringMatching(/12pm .*Trade-In/),
      expect.stringMatching(/3:30pm moves .*Moved by customer before: Monday 23 November, 11am/),
    ]);
  });
});

test.each([
  [-5, '0 min'],
  [59 * 60_000, '59 min'],
  [60 * 60_000, '1 h'],
  [47 * 3_600_000, '47 h'],
  [48 * 3_600_000, '2 days'],
])('an age of %i ms is %s', (milliseconds, text) => {
  expect(ageText(milliseconds)).toBe(text);
});
