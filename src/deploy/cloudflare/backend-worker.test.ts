import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { backendWorker } from './backend-worker.ts';

type Worker = {
  fetch: (
    request: Request,
    env: { ASSETS: { fetch: (request: Request) => Response } } & object,
  ) => Promise<Response>;
};
let worker: Worker;
const asked = vi.fn<(url: URL, init: RequestInit & { headers: Headers }) => Promise<Response>>(() =>
  Promise.resolve(new Response('of the backend')),
);
const env = { ASSETS: { fetch: () => new Response('a file') }, FORECOURT_PROXY_SECRET: 'secret' };

beforeAll(async () => {
  const code = encodeURIComponent(backendWorker({ origin: 'https://leads.example.com' }));
  worker = ((await import(/* @vite-ignore */ `data:text/javascript,${code}`)) as { default: Worker }).default;
  vi.stubGlobal('fetch', asked);
  return () => vi.unstubAllGlobals();
});
afterEach(() => asked.mockClear());

describe('the Worker in front of a site', () => {
  test.each(['/', '/cars/new', '/apiary', '/cars/new/autogauge/more'])(
    'leaves %s to the files',
    async (path) => {
      const answer = await worker.fetch(new Request(`https://www.my-cars.example${path}`), env);
      expect(await answer.text()).toBe('a file');
      expect(asked).not.toHaveBeenCalled();
    },
  );

  test('hands a form on with its body, and says itself who asks and for which host', async () => {
    const request = new Request('https://www.my-cars.example/api/leads?a=1', {
      method: 'POST',
      body: 'name=A',
      headers: {
        'cf-connecting-ip': '192.0.2.1',
        'x-forwarded-for': '198.51.100.9',
        'x-forwarded-host': 'other.example',
        'x-forecourt-proxy': 'guessed',
      },
    });
    expect(await (await worker.fetch(request, env)).text()).toBe('of the backend');
    const [url, init] = asked.mock.calls[0] ?? [];
    expect(String(url)).toBe('https://leads.example.com/api/leads?a=1');
    expect([init?.method, init?.redirect]).toEqual(['POST', 'manual']);
    expect(await new Response(init?.body).text()).toBe('name=A');
    expect(Object.fromEntries(init?.headers ?? [])).toMatchObject({
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-host': 'www.my-cars.example',
      'x-forwarded-proto': 'https',
      'x-forecourt-proxy': 'secret',
    });
  });

  test.each(['//evil.example/api/leads', '/_leads/..//evil'])('%s reaches no other host', async (path) => {
    await worker.fetch(new Request(`https://www.my-cars.example${path}`), env);
    for (const [url] of asked.mock.calls) expect(url.host).toBe('leads.example.com');
  });

  test('without a secret of its own it lets none of the shopper through', async () => {
    const headers = { 'x-forecourt-proxy': 'guessed' };
    await worker.fetch(new Request('https://www.my-cars.example/_leads', { headers }), {
      ASSETS: env.ASSETS,
    });
    expect(asked.mock.calls[0]?.[1].headers.get('x-forecourt-proxy')).toBe('');
  });
});
