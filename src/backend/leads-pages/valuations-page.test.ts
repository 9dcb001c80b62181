import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { expect, test } from 'vitest';
import { NOW } from '../example-backend.fixture.ts';
import { acceptLead } from '../store/accept-lead.ts';
import { exampleLead } from '../store/example-lead.fixture.ts';
import { keepValuation } from '../trade-in/valuations.ts';
import { HOSTS, openPages } from './open-pages.fixture.ts';

const DAY = 24 * 3_600_000;

/** The dealer's pages with figures: accepted, sent, seen only, a month old, and one of another dealer. */
async function openValuations() {
  const pages = await openPages();
  const { store } = pages;
  const value = (id: string, tenant: string, ago: number, offer?: number) =>
    keepValuation(store, {
      id,
      tenant,
      valuedAt: NOW - ago,
      question: {
        make: 'Aldera',
        model: 'Brook',
        year: 2022,
        km: 60_000,
        condition: 'Good',
        adjustments: [],
      },
      vehicle: `2022 Aldera <b>Brook</b> of ${id}`,
      source: 'Demonstration',
      estimate: {
        low: 18_800,
        high: 21_200,
        ...(offer !== undefined && { offer }),
        valued_on: '2026-11-21',
        valid_until: '2026-11-28',
        rests_on: [],
        changes: [],
      },
    });
  const send = (id: string, tenant: string, valuation: string, more: object = {}) =>
    acceptLead(store, {
      lead: exampleLead({ id, tenant, form: 'trade-in', received_at: new Date(NOW).toISOString() }),
      bodyHash: id,
      destinations: [{ destination: 'yard', kind: 'lead' }],
      valuation,
      ...more,
    });
  await value('figure-1', 'example', 3 * 3_600_000, 20_000);
  await send('form-1', 'example', 'figure-1');
  await acceptLead(store, {
    lead: exampleLead({ id: 'accepting-1', tenant: 'example', received_at: new Date(NOW).toISOString() }),
    bodyHash: 'a',
    destinations: [{ destination: 'yard', kind: 'lead' }],
    acceptance: { leadId: 'form-1', valuationId: 'figure-1', offer: 20_000 },
  });
  await value('figure-2', 'example', 2 * DAY);
  await send('form-2', 'example', 'figure-2');
  await value('figure-3', 'example', 60_000, 19_000);
  await value('figure-4', 'example', 40 * DAY, 18_000);
  await send('form-4', 'example', 'figure-4');
  await value('figure-b', 'b', 0, 20_000);
  await send('form-b', 'b', 'figure-b');
  const rowsOf = (text: string) =>
    selectAll('tbody tr', fromHtml(text)).map((row) => ({
      text: toText(row).replaceAll(/\s+/g, ' ').trim(),
      links: selectAll('a', row).map(({ properties }) => properties['href']),
    }));
  return { ...pages, rowsOf, value };
}

test('F8 figures are listed with who, car, range, offer, and when it was accepted', async () => {
  const { signIn, rowsOf } = await openValuations();
  const { look } = await signIn('example');
  const answer = await look('/_leads/valuations');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.text).not.toContain('<b>Brook');
  const [accepted, sent, ...others] = rowsOf(answer.text);
  expect(accepted).toEqual({
    text: expect.stringMatching(
      /^Rosa Quill 2022 Aldera <b>Brook<\/b> of figure-1 \$18,800 to \$21,200 on 21\/11\/2026 \$20,000 accepted 21 Nov 2026, .* 0491 570 006 3 h$/,
    ),
    links: ['/_leads/lead/form-1', '/_leads/lead/accepting-1', 'tel:+61491570006'],
  });
  expect(sent?.text).toMatch(/of figure-2 .* no offer 0491 570 006 2 days$/);
  expect(others).toEqual([]);
});

test.each([
  ['state=accepted', ['figure-1']],
  ['state=open', ['figure-2']],
  ['state=nobody', ['figure-3']],
  ['period=all', ['figure-1', 'figure-2', 'figure-4']],
  ['period=today', ['figure-1']],
  ['period=none&state=none', ['figure-1', 'figure-2']],
])('F8 the list by %s', async (query, shown) => {
  const { signIn, rowsOf } = await openValuations();
  const { look } = await signIn('example');
  const { text } = await look(`/_leads/valuations?${query}`);
  expect(rowsOf(text).map((row) => /figure-\w/.exec(row.text)?.[0])).toEqual(shown);
});

test('F8 a long list goes on over its pages, each figure once', async () => {
  const { signIn, rowsOf, value } = await openValuations();
  for (let at = 0; at < 51; at++) await value(`many-${String(at).padStart(2, '0')}`, 'example', 5_000);
  const { look } = await signIn('example');
  const first = await look('/_leads/valuations?state=nobody');
  expect(rowsOf(first.text)).toHaveLength(50);
  const older = select('.pages a', fromHtml(first.text))?.properties['href'];
  const rest = rowsOf((await look(String(older))).text).map(({ text }) => /of (\S+)/.exec(text)?.[1]);
  expect(rest).toEqual(['many-00', 'figure-3']);
});

test('S3 F8 a dealer sees no figure of another, a visitor none; the operator all', async () => {
  const { signIn, ask, rowsOf } = await openValuations();
  const { look } = await signIn('example');
  expect((await look('/_leads/valuations')).text).not.toContain('form-b');
  expect((await look('/_leads/valuations', HOSTS.b)).status).toBe(404);
  expect((await ask('/_leads/valuations', { headers: { host: HOSTS.example } })).status).toBe(404);
  const operator = await signIn(null);
  expect(rowsOf((await operator.look('/_leads/valuations')).text)).toHaveLength(3);
});
