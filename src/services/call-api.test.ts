import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CANCEL_RESERVATION,
  GAUGE_VEHICLE,
  LIST_APPOINTMENTS,
  LOOK_UP_PLATE,
  READ_ACCOUNT,
  READ_RESERVATION,
  SIGN_IN,
} from '../api/routes.ts';
import type { RefusedCall } from './call-api.ts';
import { askApi, askPlatform, callApi } from './call-api.ts';

type Answer = (address: string, init: RequestInit) => Response | Promise<Response>;

/** Has calls answered so; gives what was called. */
function answerWith(answer: Answer): { address: string; init: RequestInit }[] {
  const called: { address: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    called.push({ address, init });
    return answer(address, init);
  });
  return called;
}

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => void (warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)));
afterEach(() => vi.unstubAllGlobals());

const json = (status: number, body: unknown): Answer => {
  return () => Response.json(body, { status });
};

describe('K a call of a route', () => {
  test('fills in the path and the query, and leaves out what is not given', async () => {
    const called = answerWith(json(200, {}));
    await callApi(READ_RESERVATION, { parts: { id: 'a/b' } });
    await callApi(LIST_APPOINTMENTS, { query: { location: 'north & east', car_id: undefined } });
    expect(called.map(({ address }) => address)).toEqual([
      '/api/checkout/holds/a%2Fb',
      '/api/appointments?location=north+%26+east',
    ]);
    expect(called[0]?.init).toMatchObject({ method: 'GET', headers: { accept: 'application/json' } });
    expect(called[0]?.init).not.toHaveProperty('body');
    expect(called[0]?.init.headers).not.toHaveProperty('content-type');
  });

  test('sends its body as JSON by the method of the route', async () => {
    const called = answerWith(json(200, {}));
    await callApi(SIGN_IN, { body: { challenge: 'c', code: '123456' } });
    expect(called[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"challenge":"c","code":"123456"}',
    });
  });

  test('takes no question that its schema refuses', () => {
    answerWith(json(200, {}));
    // @ts-expect-error -- No body.
    void callApi(SIGN_IN);
    // @ts-expect-error -- Half a body.
    void callApi(SIGN_IN, { body: { code: '123456' } });
    // @ts-expect-error -- Another name than the path has.
    void callApi(READ_RESERVATION, { parts: { number: '7' } });
    // @ts-expect-error -- Another word than the schema has.
    void callApi(CANCEL_RESERVATION, { parts: { id: '7' }, body: { confirm: 'yes' } });
    // @ts-expect-error -- A route that needs nothing.
    void callApi(READ_ACCOUNT, { parts: {} });
    expect(READ_ACCOUNT.method).toBe('GET');
  });

  test.each<[string, Answer, object]>([
    ['an answer', json(200, { user: { id: '7' } }), { kind: 'answered', answer: { user: { id: '7' } } }],
    ['an answer that is nothing', json(200, null), { kind: 'answered', answer: null }],
    [
      'a refusal in words',
      json(401, { error: 'Sign in' }),
      { kind: 'refused', status: 401, error: 'Sign in' },
    ],
    ['a refusal without words', json(429, [7]), { kind: 'refused', status: 429, error: '' }],
    ['a backend that failed', json(503, { error: 'no' }), { kind: 'unanswered' }],
    ['a page in place of an answer', () => new Response('<html>'), { kind: 'unanswered' }],
    ['a page for a lost address', () => new Response('<html>', { status: 404 }), { kind: 'unanswered' }],
    ['no network', () => Promise.reject(new TypeError('fetch failed')), { kind: 'unanswered' }],
  ])('tells %s', async (_, answer, expected) => {
    answerWith(answer);
    expect(await callApi(READ_ACCOUNT)).toEqual(expected);
  });

  test('logs where no answer came, with the address', async () => {
    answerWith(() => Promise.reject(new TypeError('fetch failed')));
    await callApi(READ_ACCOUNT);
    expect(warn).toHaveBeenCalledExactlyOnceWith('/api/account did not answer:', expect.any(TypeError));
  });
});

describe('K a call that throws', () => {
  test('gives the answer alone', async () => {
    answerWith(json(200, { days: [] }));
    expect(await askApi(LIST_APPOINTMENTS, { query: {} })).toEqual({ days: [] });
  });

  test.each<[string, Answer, Partial<RefusedCall>]>([
    ['a refusal', json(404, { error: 'unknown' }), { status: 404, isAnswer: true }],
    ["a host's own page", () => new Response('<html>', { status: 404 }), { status: 404, isAnswer: false }],
    ['a page in place of an answer', () => new Response('<html>'), { status: 200, isAnswer: false }],
    ['a backend that failed', json(500, {}), { status: 500, isAnswer: true }],
  ])('throws RefusedCall for %s', async (_, answer, expected) => {
    answerWith(answer);
    const failed = askApi(LOOK_UP_PLATE, { body: { rego: 'ABC123', state: 'NSW' } });
    await expect(failed).rejects.toMatchObject({ name: 'RefusedCall', ...expected });
    expect(warn).not.toHaveBeenCalled();
  });

  test('asks the platform that the page names, or the site', async () => {
    const root = { getAttribute: vi.fn<(name: string) => string | null>(() => 'https://platform.example') };
    vi.stubGlobal('document', { documentElement: root });
    const called = answerWith(json(200, {}));
    await askPlatform(GAUGE_VEHICLE, { parts: { slug: 'blue-one' } });
    root.getAttribute.mockReturnValue('');
    await askPlatform(GAUGE_VEHICLE, { parts: { slug: 'blue-one' } });
    expect(called.map(({ address }) => address)).toEqual([
      'https://platform.example/cars/blue-one/autogauge',
      '/cars/blue-one/autogauge',
    ]);
  });

  test('gives up after 8 seconds what a page does without, after 15 what was pressed', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answerWith(json(200, {}));
    await askApi(LIST_APPOINTMENTS, { query: {} });
    await callApi(READ_ACCOUNT);
    expect(timeout.mock.calls).toEqual([[8_000], [15_000]]);
  });
});
