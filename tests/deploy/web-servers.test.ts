import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deployFile, deploySettings, deploySite } from '../../src/deploy/deploy-site.fixture.ts';
import { TARGETS } from '../../src/deploy/targets.ts';
import { ask } from './ask.ts';
import { BACKEND_POLICY, startEchoBackend } from './echo-backend.ts';
import { serverMissing, startWebServer, writeConfiguration, type RunningWebServer } from './web-server.ts';

const POLICY = "default-src 'none'; script-src 'self'";
const FRESH = 'public, max-age=0, must-revalidate';
const KEPT = 'public, max-age=31536000, immutable';
const PAGES = ['404', 'cars/new', 'cars/sold', 'checkout', 'index', 'our-location'];
const FILES = [
  ...PAGES.map((name) => `${name}.html`),
  '_astro/a.js',
  'favicon.svg',
  '_headers',
  'img/a.webp',
];

describe.each(['nginx', 'caddy'] as const)('%s with its generated configuration', (name) => {
  const missing = serverMissing(name);
  if (missing !== undefined) {
    test.skip(missing, () => undefined);
    return;
  }
  let folder = '';
  let server: RunningWebServer;
  let backend: Awaited<ReturnType<typeof startEchoBackend>>;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), `deploy-${name}-`));
    for (const root of ['current', 'previews/a-branch'])
      for (const file of FILES) {
        mkdirSync(path.dirname(path.join(folder, root, file)), { recursive: true });
        writeFileSync(path.join(folder, root, file), `This is ${root} ${file}.`);
      }
    backend = await startEchoBackend();
    const site = deploySite({
      files: FILES.map((file) => deployFile(file)),
      backend: { origin: backend.origin },
      settings: deploySettings({ server: { folder } }),
    });
    writeConfiguration(path.join(folder, 'host'), TARGETS[name].files(site));
    server = await startWebServer(name, site.slug, path.join(folder, 'host'));
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
    await backend?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ['/', 200, 'index.html', FRESH],
    ['/cars/new', 200, 'cars/new.html', FRESH],
    ['/cars/new?from=mail', 200, 'cars/new.html', FRESH],
    ['/cars/other/checkout', 200, 'checkout.html', FRESH],
    ['/favicon.svg', 200, 'favicon.svg', FRESH],
    ['/_astro/a.js', 200, '_astro/a.js', KEPT],
    ['/img/a.webp', 200, 'img/a.webp', KEPT],
    ['/cars/sold', 410, 'cars/sold.html', FRESH],
    ['/none', 404, '404.html', FRESH],
    ['/404', 404, '404.html', FRESH],
    ['/_headers', 404, '404.html', FRESH],
    ['/_astro/none.js', 404, '404.html', FRESH],
    ['/cars', 404, '404.html', FRESH],
  ])('%s is answered with %d, %s and its headers', async (target, status, file, kept) => {
    const { headers, text, ...answer } = await ask(server.port, target);
    expect([answer.status, text]).toEqual([status, `This is current ${file}.`]);
    expect(headers['cache-control']).toBe(kept);
    expect(headers['content-security-policy']).toBe(POLICY);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  test.each([
    ['/cars/new', 'text/html; charset=utf-8'],
    ['/_astro/a.js', 'text/javascript; charset=utf-8'],
    ['/img/a.webp', 'image/webp'],
    ['/favicon.svg', 'image/svg+xml'],
  ])('%s is %s', async (target, type) => {
    const { headers } = await ask(server.port, target);
    expect(headers['content-type']?.toLowerCase()).toContain(type);
  });

  test.each([
    ['/cars/new.html', 308, '/cars/new'],
    ['/cars/new/', 308, '/cars/new'],
    ['/index.html', 308, '/'],
    ['/index', 308, '/'],
    ['/cars/new.html?a=1', 308, '/cars/new?a=1'],
    ['/locations', 301, '/our-location'],
    ['/locations?a=1', 301, '/our-location?a=1'],
    ['/locations/a-yard', 301, '/our-location/a-yard'],
    ['/cars/old', 301, '/cars/new'],
    ['/favicon.ico', 302, '/favicon.svg'],
  ])('%s leads with %d to %s', async (target, status, location) => {
    const answer = await ask(server.port, target);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test.each([
    '//evil.example/',
    '//evil.example/a.html',
    '/\\evil.example/',
    '/locations/%0d%0aSet-Cookie:a=b',
  ])('%s leads to no other host and adds no header', async (target) => {
    const { headers } = await ask(server.port, target);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['POST', '/api/leads'],
    ['GET', '/_leads?period=week'],
    ['GET', '/cars/new/autogauge'],
  ])(
    '%s %s comes to the backend, with the host and nothing that the shopper made up',
    async (method, target) => {
      const answer = await ask(server.port, target, {
        method,
        body: method === 'POST' ? 'name=A' : '',
        headers: { 'x-forecourt-proxy': 'guessed', 'x-forwarded-host': 'other.example' },
      });
      const { headers, ...asked } = JSON.parse(answer.text) as { headers: Record<string, string> };
      expect(asked).toEqual({ method, target, body: method === 'POST' ? 'name=A' : '' });
      expect(headers['x-forwarded-host']).toBe('www.my-cars.example');
      expect(headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
      expect(headers['x-forecourt-proxy'] ?? '').toBe('');
      expect(answer.headers['content-security-policy']).toBe(BACKEND_POLICY);
    },
  );

  test('F2 a refusal of the backend itself goes through as it is', async () => {
    const answer = await ask(server.port, '/api/leads', { headers: { 'x-answer-with': '502' } });
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([502, { target: '/api/leads' }]);
    expect(answer.headers['content-security-policy']).toBe(BACKEND_POLICY);
  });

  test('a preview has a name of its own, is not indexed, and reaches no backend', async () => {
    const host = 'a-branch.preview.example.com';
    const page = await ask(server.port, '/cars/new', { host });
    expect([page.status, page.text]).toEqual([200, 'This is previews/a-branch cars/new.html.']);
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect((await ask(server.port, '/api/leads', { host, method: 'POST' })).text).not.toContain('"target"');
  });
});
