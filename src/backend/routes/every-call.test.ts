import { describe, expect, test } from 'vitest';
import type { TenantInput } from '../../tenant/schema.ts';
import { exampleBackend, exampleHandover } from '../example-backend.fixture.ts';
import { QUOTAS } from '../guard/quotas.ts';
import { toSiteRelease, type SiteRelease } from '../tenants/site-release.ts';

const site = (tenant: Partial<TenantInput> = {}): SiteRelease => toSiteRelease(exampleHandover({ tenant }));

describe('every call', () => {
  test('is of the site of its host, and of no other', async () => {
    const { ask } = await exampleBackend([site()]);
    const answers = await Promise.all(
      ['www.example.com.au', 'example.localhost:4321', 'EXAMPLE.localhost', 'other.example', 'localhost'].map(
        (host) => ask('/api/geocode?postal_code=2150', { headers: { host } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404]);
  });

  test('a forged X-Forwarded-Host does not lead to another dealer', async () => {
    const delivery = [{ name: 'B', price: 1, postcodes: [{ from: '0800', to: '9999' }] }];
    const b = site({
      slug: 'b',
      site: { name: 'B', url: 'https://b.example', licence: { number: '1' } },
      costs: { delivery },
    });
    const forged = { 'x-forwarded-host': 'b.example', 'x-forwarded-for': '198.51.100.1' };
    const stranger = await exampleBackend([site(), b]);
    expect((await stranger.ask('/api/delivery-price?postcode=4000', { headers: forged })).status).toBe(404);
    const proxied = await exampleBackend([site(), b], { trust: { isProxy: (peer) => peer === '10.0.0.1' } });
    expect(
      (await proxied.ask('/api/delivery-price?postcode=4000', { headers: forged, peer: '10.0.0.1' })).json(),
    ).toMatchObject({ name: 'B', price: 1 });
  });

  test('carries headers that keep its answer where it belongs, and no CORS', async () => {
    const { ask } = await exampleBackend([site()]);
    const { headers } = await ask('/api/geocode?postal_code=2150', {
      headers: { origin: 'https://evil.example' },
    });
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test.each([
    [true, 'max-age=31536000; includeSubDomains'],
    [false, 'max-age=31536000'],
  ])('over https says what the pages of the site say of https: subdomains %s', async (below, said) => {
    const name = { name: 'Example Cars', url: 'https://www.example.com.au', licence: { number: '1' } };
    const { ask } = await exampleBackend([site({ site: { ...name, https_subdomains: below } })], {
      trust: { isProxy: (peer) => peer === '10.0.0.1' },
    });
    const proxied = { peer: '10.0.0.1', headers: { 'x-forwarded-proto': 'https' } };
    for (const path of ['/api/geocode?postal_code=2150', '/_leads', '/api/nothing', '/api/geocode']) {
      const { headers } = await ask(path, proxied);
      expect([path, headers.get('strict-transport-security')]).toEqual([path, said]);
    }
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['another site, said by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['text/plain', { 'content-type': 'text/plain' }, 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['its own site', { origin: 'https://www.example.com.au' }, 200],
  ])('a post from %s is %s', async (_, headers, status) => {
    const { post } = await exampleBackend([site()]);
    expect((await post('/api/phone-reveals', {}, headers)).status).toBe(status);
  });

  test.each([
    ['JSON that was cut off', '{"car_id":"v', 400, 'The request is not JSON'],
    ['no JSON', 'car_id=v1', 400, 'The request is not JSON'],
    ['100,000 brackets', '['.repeat(100_000), 400, 'The request is not JSON'],
    ['20 MB', `{"car_id":"${'x'.repeat(20 * 1024 * 1024)}"}`, 413, 'The request is too large.'],
    ['an array', '[]', 422, 'expected object'],
    ['null', 'null', 422, 'expected object'],
    ['an unknown key', '{"admin":true}', 422, 'admin'],
    ['__proto__', '{"__proto__":{"admin":true}}', 422, '__proto__'],
  ])('%s gets a clear refusal', async (_, body, status, words) => {
    const { post, logged } = await exampleBackend([site()]);
    const answer = await post('/api/phone-reveals', body);
    expect(answer.status).toBe(status);
    expect((answer.json() as { error: string }).error).toContain(words);
    expect(logged.join('')).not.toContain('"level":"error"');
  });

  test('is limited for each address, with the seconds to wait', async () => {
    const { ask, backend } = await exampleBackend([site()], {
      quotas: { ...QUOTAS, callsOfAddress: { burst: 2, refill_seconds: 30 } },
    });
    const get = (peer: string) => ask('/api/geocode?postal_code=2150', { peer });
    expect([await get('192.0.2.1'), await get('192.0.2.1')].map(({ status }) => status)).toEqual([200, 200]);
    const refused = await get('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect((await get('192.0.2.2')).status).toBe(200);
    expect(backend.metrics.text()).toContain('status="429"');
  });

  test('a fault is told without its reason, which the log has', async () => {
    const { ask, backend, logged } = await exampleBackend([site()]);
    await backend.store.db.schema.dropTable('page_view').execute();
    const answer = await ask(`/api/cars/2021-alder-brook-v1/view.json`);
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('page_view');
    const { request_id } = answer.json() as { request_id: string };
    expect(logged.find((line) => line.includes('"level":"error"'))).toContain(request_id);
  });

  test('an address that there is not is a 404 in the shape of every refusal', async () => {
    const { ask } = await exampleBackend([site()]);
    const answer = await ask('/api/nothing');
    expect(answer.status).toBe(404);
    expect(answer.json()).toEqual({ error: "We can't find that address.", request_id: expect.any(String) });
  });
});
