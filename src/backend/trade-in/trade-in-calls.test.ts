import { expect, test } from 'vitest';
import { LOOK_UP_PLATE, VALUE_TRADE_IN } from '../../api/routes.ts';
import { exampleBackend } from '../example-backend.fixture.ts';
import { leadSite } from '../leads/example-form.fixture.ts';
import { valuingSite } from './trade-in.suite.ts';

const OWN = { make: 'Aldera', model: 'Larkspur', year: 2022, km: 60_000, condition: 'Good', adjustments: [] };
const HTTP = {
  provider: {
    type: 'http',
    name: 'Example Valuations',
    value: { url: 'https://values.example/', answer: { low: 'low', high: 'high' } },
  },
};

test.each([
  ['demo 11', 'NSW', 200],
  ['DEMO11', 'VIC', 404],
  ['OTHER', 'NSW', 404],
  ['DEMO11', 'Bavaria', 422],
])('K12 the plate %s of %s: %i', async (rego, state, status) => {
  const { post } = await exampleBackend([valuingSite()]);
  const answer = await post(LOOK_UP_PLATE.path, { rego, state });
  expect(answer.status).toBe(status);
  if (status === 200) expect(answer.json()).toEqual({ make: 'Aldera', model: 'Larkspur', year: 2022 });
});

test.each([
  ['7 years', { year: 2019 }, { kind: 'estimate' }],
  ['100,000 km', { km: 100_000 }, { kind: 'estimate' }],
  ['over 7 years', { year: 2018 }, { kind: 'visit', words: expect.stringContaining('over 7 years old') }],
  ['over 100,000 km', { km: 100_001 }, { kind: 'visit', words: expect.stringContaining('over 100,000 km') }],
  [
    'nothing like it',
    { model: 'Lumen' },
    { kind: 'visit', words: expect.stringContaining('enough similar sales') },
  ],
  [
    'an adjustment',
    { adjustments: ['worn_tyres', 'of_nobody'] },
    { kind: 'estimate', changes: [{ label: 'Needs new tyres', dollars: -600 }] },
  ],
])('F8 K12 %s', async (_, changes, valuation) => {
  const { post } = await exampleBackend([valuingSite()]);
  const answer = await post(VALUE_TRADE_IN.path, { ...OWN, ...changes });
  expect(answer.status).toBe(200);
  expect(answer.json()).toMatchObject(valuation);
});

test('F8 a year to come is refused, but for the next', async () => {
  const { post } = await exampleBackend([valuingSite()]);
  expect((await post(VALUE_TRADE_IN.path, { ...OWN, year: 2027 })).status).toBe(200);
  expect((await post(VALUE_TRADE_IN.path, { ...OWN, year: 2028 })).text).toContain('year: expected 2027');
});

test('F8 no figure is kept or named where the provider fails; the log names no vehicle', async () => {
  const { post, backend, logged } = await exampleBackend([valuingSite(HTTP)], {
    fetch: () => Promise.reject(new Error('connect ECONNREFUSED')),
  });
  const answer = await post(VALUE_TRADE_IN.path, { ...OWN, rego: 'SECRET1' });
  expect(answer.status).toBe(503);
  expect(answer.json()).toMatchObject({ error: 'There is no figure at the moment.' });
  expect(logged.join('')).toContain('ECONNREFUSED');
  expect(logged.join('')).not.toContain('SECRET1');
  expect(await backend.store.db.selectFrom('trade_in_valuation').selectAll().execute()).toEqual([]);
});

test('F8 over the limits no provider is asked', async () => {
  let asked = 0;
  const fetch = () => Promise.resolve(Response.json({ low: 1000 + asked++, high: 2000 }));
  const { post } = await exampleBackend([valuingSite(HTTP)], { fetch });
  await post(VALUE_TRADE_IN.path, { ...OWN, year: 2010 });
  expect(asked).toBe(0);
  await post(VALUE_TRADE_IN.path, OWN);
  expect(asked).toBe(1);
});

test.each([
  ['gives no figures', leadSite({ leads: { forms: ['trade-in'] } })],
  [
    'has no page for them',
    leadSite({
      leads: { forms: ['trade-in'] },
      trade_in: { pages: [], valuation: { provider: { type: 'demo' } } },
    }),
  ],
  ['takes no vehicle in', leadSite({ trade_in: { valuation: { provider: { type: 'demo' } } } })],
])('F8 a dealer who %s answers 404', async (_, site) => {
  const { post } = await exampleBackend([site]);
  expect((await post(VALUE_TRADE_IN.path, OWN)).status).toBe(404);
  expect((await post(LOOK_UP_PLATE.path, { rego: 'DEMO11', state: 'NSW' })).status).toBe(404);
  expect(
    (
      await post('/api/miscellaneous', {
        column_name: 'valuation',
        valuation: { valuation_id: 'a', low: 1, high: 2, valued_on: '2026-11-21' },
      })
    ).status,
  ).toBe(404);
});

test('S7 one address has 30 figures, and then one each 20 seconds; another address has its own', async () => {
  const { post, ask } = await exampleBackend([valuingSite()]);
  const statuses: number[] = [];
  for (let at = 0; at < 31; at++) statuses.push((await post(VALUE_TRADE_IN.path, OWN)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  const refused = await post(VALUE_TRADE_IN.path, OWN);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20']);
  const other = await ask(VALUE_TRADE_IN.path, {
    method: 'POST',
    peer: '203.0.113.77',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWN),
  });
  expect(other.status).toBe(200);
});
