import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RECORD_EVENTS_EXAMPLE } from '../../api/record-events.ts';
import { sendEvents } from './send-events.ts';

const { events } = RECORD_EVENTS_EXAMPLE.request;
const ELSEWHERE = 'https://events.example.org/collect';

/** A page at example.com whose storage keeps nothing, and what it sends. */
function page(answer: () => Promise<Partial<Response>>): RequestInit[] {
  const sent: RequestInit[] = [];
  vi.stubGlobal('location', new URL('https://www.example.com/'));
  vi.stubGlobal('document', { documentElement: { dataset: { site: 'example' } } });
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent.push(init);
    return answer();
  });
  return sent;
}

const warn = vi.fn();
beforeEach(() => {
  warn.mockClear();
  vi.stubGlobal('console', { ...console, warn });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['is away', () => Promise.reject(new TypeError('away'))],
  ['refuses', () => Promise.resolve({ ok: false, type: 'basic', status: 500 } as const)],
])('F11 a sink that %s is a warning only', async (_, answer) => {
  page(answer);
  expect(() => sendEvents('/api/events', events)).not.toThrow();
  await expect.poll(() => warn.mock.calls.length).toBe(1);
});

test('F11 a page that is left still sends, without cookies; to its own backend as JSON', async () => {
  const sent = page(() => Promise.resolve({ ok: true, type: 'basic' }));
  sendEvents('/api/events', events);
  expect(sent).toMatchObject([
    { method: 'POST', keepalive: true, credentials: 'omit', headers: { 'content-type': 'application/json' } },
  ]);
  expect(JSON.parse(String(sent[0]?.body))).toEqual({ visit: expect.any(String), events });
});

test('F11 a collector elsewhere gets no referrer, and its answer that no page may read is no failure', async () => {
  const sent = page(() => Promise.resolve({ ok: false, type: 'opaque', status: 0 }));
  sendEvents(ELSEWHERE, events);
  expect(sent).toMatchObject([{ mode: 'no-cors', referrerPolicy: 'no-referrer', credentials: 'omit' }]);
  await Promise.resolve();
  expect(warn).not.toHaveBeenCalled();
});
