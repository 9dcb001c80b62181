import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { normalizeRoutes, type Route } from '@vercel/routing-utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BACKEND_PATHS } from '../domain/platform/backend-paths.ts';
import { deploySite } from './deploy-site.fixture.ts';
import { netlifyFiles } from './netlify/netlify-files.ts';
import { vercelFiles } from './vercel/vercel-files.ts';

const site = deploySite();

describe("Netlify's own parsers", () => {
  let folder = '';
  const at = (name: string): string => path.join(folder, name);
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'netlify-'));
    for (const file of netlifyFiles(site).bundle) await writeFile(at(file.path), file.text);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('read every header of every rule', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [at('_headers')],
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(headers).toEqual(site.headers.map(({ pattern, set }) => ({ for: pattern, values: set })));
  });

  test('read every redirect, then the routes to the backend with the headers that it believes', async () => {
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [at('_redirects')],
      netlifyConfigPath: at('netlify.toml'),
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const read = redirects as {
      from: string;
      to: string;
      status: number;
      headers?: object;
      force?: boolean;
    }[];
    expect(read.slice(0, 5).map(({ from, to, status }) => ({ from, to, status }))).toEqual(
      expect.arrayContaining(site.redirects.map((redirect) => ({ ...redirect }))),
    );
    const routes = read.filter(({ to }) => to.startsWith('https://leads.example.com/'));
    expect(routes.map(({ from }) => from)).toEqual(BACKEND_PATHS);
    for (const route of routes) {
      expect(route).toMatchObject({ status: 200, force: true });
      expect(route.headers).toEqual({
        'X-Forwarded-Host': 'www.my-cars.example',
        'X-Forwarded-Proto': 'https',
        'X-Forecourt-Proxy': 'a-secret-of-the-proxy',
      });
    }
    expect(routes[0]?.to).toBe('https://leads.example.com/api/:splat');
    expect(read.find(({ from }) => from === '/netlify.toml')).toMatchObject({ status: 404, force: true });
  });
});

describe("Vercel's own rules", () => {
  const [file] = vercelFiles(site).bundle;
  const { routes } = JSON.parse(file?.text ?? '{}') as { routes: Route[] };
  const normal = normalizeRoutes(routes);
  const known = normal.routes ?? [];

  /** What a path is answered with before the files are looked at: the first route that does not continue. */
  function answerTo(pathname: string): {
    status?: number;
    location?: string;
    dest?: string;
    headers: object;
  } {
    const headers: Record<string, string> = {};
    for (const route of known) {
      if ('handle' in route) break;
      const found = new RegExp(route.src).exec(pathname);
      if (!found) continue;
      const filled = (text: string): string =>
        text.replace(/\$(\d)/g, (_, at: string) => found[Number(at)] ?? '');
      const location = route.headers?.['Location'];
      if (location !== undefined) return { status: route.status ?? 0, location: filled(location), headers };
      Object.assign(headers, route.headers);
      if (!route.continue) return { ...(route.dest ? { dest: filled(route.dest) } : {}), headers };
    }
    return { headers };
  }

  test('take the routes', () => {
    expect(normal.error).toBeNull();
    expect(known).toHaveLength(routes.length);
  });

  test.each([
    ['/cars/new.html', 308, '/cars/new'],
    ['/cars/new/', 308, '/cars/new'],
    ['/index.html', 308, '/'],
    ['/locations/a-yard', 301, '/our-location/a-yard'],
    ['/cars/old', 301, '/cars/new'],
  ])('%s leads with %d to %s', (pathname, status, location) => {
    expect(answerTo(pathname)).toMatchObject({ status, location });
  });

  test.each([
    ['/api/leads', 'https://leads.example.com/api/leads'],
    ['/_leads', 'https://leads.example.com/_leads'],
    ['/cars/new/autogauge', 'https://leads.example.com/cars/new/autogauge'],
    ['/cars/new/checkout', '/checkout.html'],
  ])('%s is answered by %s', (pathname, dest) => {
    expect(answerTo(pathname).dest).toBe(dest);
  });

  test('pages are asked for each time, hashed files are kept, and both are safe', () => {
    const policy = "default-src 'none'; script-src 'self'";
    expect(answerTo('/cars/new').headers).toMatchObject({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': policy,
    });
    expect(answerTo('/_astro/a.js').headers).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': policy,
    });
  });

  test('the files come next, then pages without their ending, then 404.html', () => {
    const at = known.findIndex((route) => 'handle' in route && route.handle === 'filesystem');
    expect(known.slice(at).map((route) => ('handle' in route ? route.handle : route.dest))).toEqual([
      'filesystem',
      '$1.html',
      'error',
      '/404.html',
    ]);
  });
});
