import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test } from 'vitest';
import type { LeadChallenge } from '../../api/challenge-lead.ts';
import { encodeProof } from '../../services/solve-proof.ts';
import type { Backend } from '../backend.ts';
import { exampleBackend } from '../example-backend.fixture.ts';
import { createProofOfWork } from '../guard/proof-of-work.ts';
import { QUOTAS } from '../guard/quotas.ts';
import { ANSWERS, exampleForm, leadSite } from '../leads/example-form.fixture.ts';
import { solvedProof } from '../guard/solve-proof.fixture.ts';
import { listLeads } from '../store/list-leads.ts';

const LEADS = '/api/leads';
const openBackend = (changes: Partial<Backend> = {}, site = leadSite()) => exampleBackend([site], changes);
const stored = async ({ store }: Backend) => (await listLeads(store, {})).map(({ lead }) => lead);

describe('S7 spam', () => {
  test('a solved challenge leaves no mark', async () => {
    const { ask, post, backend } = await openBackend();
    const challenge = (await ask('/api/leads/challenge')).json() as LeadChallenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const proof = encodeProof({ challenge, solution: solution! });
    await post(LEADS, exampleForm({ proof }));
    expect((await stored(backend))[0]?.suspicions).toEqual([]);
  });

  test('S7 a form that was begun an hour before is like any other, and one of last week is marked', async () => {
    let now = Date.UTC(2026, 10, 22);
    const proofOfWork = createProofOfWork('secret', () => now, { rounds: 1, from: 1, to: 4 });
    const { ask, post, backend } = await openBackend({ proofOfWork });
    const solved = async (): Promise<string> => {
      const challenge = (await ask('/api/leads/challenge')).json() as LeadChallenge;
      const solution = await solveChallenge({ challenge, deriveKey });
      return encodeProof({ challenge, solution: solution! });
    };
    const [first, second] = [await solved(), await solved()];
    now += 61 * 60_000;
    await post(LEADS, exampleForm({ proof: first, values: { ...ANSWERS, message: 'first' } }));
    now += 7 * 24 * 60 * 60_000;
    await post(LEADS, exampleForm({ proof: second, values: { ...ANSWERS, message: 'second' } }));
    const marks = (await stored(backend)).map(({ message, suspicions }) => [message, ...suspicions]);
    expect(marks.toSorted()).toEqual([['first'], ['second', 'expired proof of work']]);
  });

  test('is kept and marked, never dropped', async () => {
    const { post, backend } = await openBackend();
    const values = { ...ANSWERS, website: 'https://spam.example' };
    expect((await post(LEADS, exampleForm({ values, filled_in: 10 }))).status).toBe(200);
    expect((await stored(backend))[0]?.suspicions).toEqual([
      'hidden field filled in',
      'filled in too fast',
      'no proof of work',
    ]);
    expect(backend.metrics.text()).toContain('reason="hidden field filled in"');
  });

  test('S7 is marked when many leads with a solved challenge come at once, from wherever', async () => {
    const quotas = { ...QUOTAS, unmarkedOfSite: { burst: 2, refill_seconds: 60 } };
    const { ask, backend } = await openBackend({ quotas });
    for (const number of [1, 2, 3]) {
      const challenge = (await ask('/api/leads/challenge')).json() as LeadChallenge;
      const solution = await solveChallenge({ challenge, deriveKey });
      const proof = encodeProof({ challenge, solution: solution! });
      const values = { ...ANSWERS, message: String(number) };
      const sent = await ask(LEADS, {
        method: 'POST',
        peer: `203.0.113.${number}`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(exampleForm({ proof, values })),
      });
      expect(sent.status).toBe(200);
    }
    const marks = (await stored(backend)).map(({ message, suspicions }) => [message, ...suspicions]);
    expect(marks.toSorted()).toEqual([['1'], ['2'], ['3', 'one of many at once']]);
  });

  test('over the quota of an address waits, with the seconds, and other addresses do not', async () => {
    const quotas = { address: { burst: 2, refill_seconds: 60 } };
    const { ask, backend } = await openBackend({}, leadSite({ leads: { quotas } }));
    const send = (message: string, peer = '203.0.113.9') =>
      ask(LEADS, {
        method: 'POST',
        peer,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(exampleForm({ values: { ...ANSWERS, message } })),
      });
    expect([(await send('a')).status, (await send('b')).status]).toEqual([200, 200]);
    const full = await send('c');
    expect(full.status).toBe(429);
    expect(full.headers.get('retry-after')).toBe('60');
    expect(full.json()).toEqual({
      error: expect.stringMatching(
        /^You've sent a few messages from here already\..*call us on \(02\) 5550 0100\.$/,
      ),
      errors: [],
      full: 'address',
    });
    expect((await send('d', '203.0.113.10')).status).toBe(200);
    expect(await stored(backend)).toHaveLength(3);
  });

  test('a flood without proofs is told so and leaves the site to people, whose emails go on', async () => {
    const quotas = { site: { burst: 40, refill_seconds: 60 } };
    const { ask, backend } = await openBackend({}, leadSite({ leads: { quotas } }));
    const send = (at: number, changes: object = {}) =>
      ask(LEADS, {
        method: 'POST',
        peer: `198.51.100.${at}`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(
          exampleForm({
            values: { ...ANSWERS, phone: `0491 570 1${50 + at}`, message: `${at}` },
            ...changes,
          }),
        ),
      });
    const statuses = [];
    for (let at = 0; at < 30; at++) statuses.push((await send(at)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    const full = await send(30);
    expect(full.json()).toMatchObject({
      error: expect.stringMatching(/don't show a person sent them.*turn it on.*in 10 minutes, or call us/),
      full: 'unproven',
    });
    expect(full.headers.get('retry-after')).toBe('600');
    expect(backend.metrics.text()).toContain('full="unproven"');
    for (let at = 31; at < 35; at++)
      expect((await send(at, { proof: await solvedProof(ask) })).status).toBe(200);
    const marks = (await stored(backend)).map(({ suspicions }) => suspicions.length);
    expect(marks.filter((count) => count === 0)).toHaveLength(4);
  });

  test('a site that is full says so, and not that it was from here', async () => {
    const quotas = { site: { burst: 1, refill_seconds: 60 } };
    const { ask } = await openBackend({}, leadSite({ leads: { quotas } }));
    const send = async (peer: string, phone: string) =>
      ask(LEADS, {
        method: 'POST',
        peer,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(exampleForm({ values: { ...ANSWERS, phone }, proof: await solvedProof(ask) })),
      });
    expect((await send('203.0.113.1', '0491 570 006')).status).toBe(200);
    expect((await send('203.0.113.2', '0491 570 156')).json()).toMatchObject({
      error: expect.stringMatching(/^We're getting too many messages at the moment\./),
      full: 'site',
    });
  });

  test('a proof is used up by a lead that was stored alone: what was full goes again with it', async () => {
    let now = Date.UTC(2026, 10, 21);
    const quotas = { phone: { burst: 1, refill_seconds: 60 } };
    const { ask, backend } = await openBackend({ clock: () => now }, leadSite({ leads: { quotas } }));
    const send = (key: string, changes: object) =>
      ask(LEADS, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(exampleForm(changes)),
      });
    const proof = await solvedProof(ask);
    expect((await send('a', { values: { ...ANSWERS, name: '' }, proof })).status).toBe(422);
    expect((await send('b', { proof: await solvedProof(ask) })).status).toBe(200);
    expect((await send('c', { proof, car_id: 'v2' })).status).toBe(429);
    now += 60_000;
    expect((await send('c', { proof, car_id: 'v2' })).status).toBe(200);
    now += 60_000;
    expect((await send('d', { proof, car_id: 'v3' })).status).toBe(200);
    expect((await stored(backend)).map(({ suspicions }) => suspicions)).toEqual([
      ['used proof of work'],
      [],
      [],
    ]);
  });

  test('over the quota of a phone number waits, from wherever it comes', async () => {
    const quotas = { phone: { burst: 1, refill_seconds: 60 } };
    const { ask } = await openBackend({}, leadSite({ leads: { quotas } }));
    const send = (phone: string, peer: string) =>
      ask(LEADS, {
        method: 'POST',
        peer,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(exampleForm({ values: { ...ANSWERS, phone } })),
      });
    expect((await send('0491 570 006', '203.0.113.1')).status).toBe(200);
    expect((await send('+61 491 570 006', '203.0.113.2')).status).toBe(429);
    expect((await send('0491 570 156', '203.0.113.3')).status).toBe(200);
  });
});

test('S7 forms that are wrong are answered as often as other calls, and not for ever', async () => {
  const quotas = { ...QUOTAS, callsOfAddress: { burst: 3, refill_seconds: 20 } };
  const { post, backend } = await openBackend({ quotas });
  const wrong = exampleForm({ values: { ...ANSWERS, name: '' } });
  const statuses = [];
  for (let at = 0; at < 4; at++) statuses.push((await post(LEADS, wrong)).status);
  expect(statuses).toEqual([422, 422, 422, 429]);
  expect((await post(LEADS, exampleForm())).headers.get('retry-after')).toBe('20');
  expect(await stored(backend)).toEqual([]);
});

describe('bad input', () => {
  test('a store that cannot be written is told with the phone number, and the log names nobody', async () => {
    const { post, backend, logged } = await openBackend();
    const failing = new Error('disk full while writing rosa@example.com');
    backend.store.write = () => Promise.reject(failing);
    const answer = await post(LEADS, exampleForm());
    expect(answer.status).toBe(503);
    expect(answer.json()).toEqual({
      error: expect.stringMatching(/^We couldn't save your message.*call us on \(02\) 5550 0100\.$/),
      errors: [],
    });
    expect(logged.join('')).toContain('disk full');
    expect(logged.join('')).not.toContain('rosa');
  });

  test.each([
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a formula', '=HYPERLINK("https://evil.example")'],
    ['a NUL and half a pair', 'a\u0000b\uD800'],
  ])('%s in a message arrives as text', async (_, message) => {
    const { post, backend } = await openBackend();
    expect((await post(LEADS, exampleForm({ values: { ...ANSWERS, message } }))).status).toBe(200);
    const [lead] = await stored(backend);
    expect(lead?.message).toBe(message.replace('\u0000', '').replace('\uD800', '\uFFFD'));
  });

  test('S10 nothing of the person is in the log or the metrics', async () => {
    const { post, backend, logged } = await openBackend();
    await post(
      `${LEADS}?email=canary-rosa@example.com`,
      exampleForm({ values: { ...ANSWERS, name: 'Canarya' } }),
    );
    await post(LEADS, exampleForm({ values: { ...ANSWERS, name: 'Canarya', phone: '1' } }));
    const all = logged.join('') + backend.metrics.text();
    expect(logged.length).toBeGreaterThan(1);
    expect(all).not.toMatch(/canary|Quill|491 ?570 ?006|example\.com"|203\.0\.113\.9/i);
  });
});
