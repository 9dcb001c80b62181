import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headerRules, headersFile } from '../build/publish/headers-file.ts';
import { startServer, type RunningServer } from './start-server.ts';

const HOME = `<h1>Home</h1><img src="/img/hero.0123-640.webp">${'a long page '.repeat(500)}`;

let folder = '';
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  const out = path.join(folder, 'out');
  const site = path.join(out, '.releases', 'one', '000001-0123456789ab');
  await mkdir(path.join(site, 'cars'), { recursive: true });
  await mkdir(path.join(site, '_astro'), { recursive: true });
  await mkdir(path.join(site, 'img'), { recursive: true });
  const files = {
    'index.html': HOME,
    '404.html': 'this page has moved on',
    'cars/a.html': 'car a',
    'cars.html': 'all cars',
    '_astro/app.abc.js': '/* app */',
    'img/hero.0123-640.webp': 'a picture',
    _headers: headersFile(headerRules("default-src 'none'", { https_subdomains: true })),
    _redirects: '/locations/* /our-location/:splat 301\n/search /search/all 302\n',
  };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(site, file), text);
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await symlink(path.join(folder, 'secret.txt'), path.join(site, 'secret.txt'));
  await symlink(site, path.join(out, 'one'));
  await symlink(folder, path.join(out, 'leads-out'));
  await writeFile(path.join(out, 'one.report.json'), '{"half":');
  server = await startServer({ outFolder: out, port: 0, awaited: () => ['two', 'one'] });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

type Reply = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

/** Sends the target as it is written: fetch would tidy it up first. */
function ask(target: string, host = 'one.localhost', headers = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port: server.port,
      path: target,
      method,
      headers: { host, ...headers },
    });
    sent.on('error', reject).on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text: bytes.toString(),
        });
      });
    });
    sent.end();
  });
}

test.each([
  ['/', 200, HOME],
  ['/cars/a', 200, 'car a'],
  ['/cars', 200, 'all cars'],
  ['/cars/a?x=1', 200, 'car a'],
  ['/_astro/app.abc.js', 200, '/* app */'],
  ['/nothing', 404, 'this page has moved on'],
  ['/_astro', 404, 'this page has moved on'],
  ['/_headers', 404, 'this page has moved on'],
  ['/404', 404, 'this page has moved on'],
  ['/404.html', 404, 'this page has moved on'],
  ['/Nothing', 404, 'this page has moved on'],
])('%s answers %i', async (target, status, text) => {
  expect(await ask(target)).toMatchObject({ status, text });
});

test.each([
  ['/cars/a.html?x=1', 308, '/cars/a?x=1'],
  ['/index.html', 308, '/'],
  ['/index', 308, '/'],
  ['/search/?make=a', 308, '/search?make=a'],
  ['/search?make=a', 302, '/search/all?make=a'],
  ['/cars/a/', 308, '/cars/a'],
  ['/locations/penrith', 301, '/our-location/penrith'],
  ['/Cars/A?x=Y', 308, '/cars/a?x=Y'],
  ['/SEARCH?make=A', 308, '/search?make=A'],
  ['/CARS/A/', 308, '/cars/a/'],
])('%s moves to the one address of the page', async (target, status, location) => {
  const reply = await ask(target);
  expect(reply).toMatchObject({ status });
  expect(reply.headers.location).toBe(location);
});

test.each([
  '/../../../secret.txt',
  '/%2e%2e/%2e%2e/%2e%2e/secret.txt',
  '/..%2f..%2f..%2fsecret.txt',
  '/%5c..%5c..%5csecret.txt',
  '/cars/..%00/secret.txt',
  '/secret.txt',
  '/../one.report.json',
  '/%252e%252e/secret.txt',
])('%s does not lead out of the site', async (target) => {
  const reply = await ask(target);
  expect(reply.status).toBe(404);
  expect(reply.text).toBe('this page has moved on');
});

test.each(['..', '.releases', '%2e%2e', 'one.localhost:80', 'a/b'])(
  'the host %s.localhost is no way into a folder',
  async (name) => {
    expect((await ask('/secret.txt', `${name}.localhost`)).status).toBe(404);
  },
);

test('answers carry the headers of the bundle, but never pin localhost to https', async () => {
  const { headers } = await ask('/');
  expect(headers['content-security-policy']).toBe("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect((await ask('/_astro/app.abc.js')).headers['cache-control']).toContain('immutable');
  const missing = await ask('/_astro/gone.js');
  expect(missing.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test.each([
  ['br', (bytes: Buffer) => brotliDecompressSync(bytes).toString()],
  ['gzip', (bytes: Buffer) => gunzipSync(bytes).toString()],
] as const)('a page is sent as %s when the browser takes it', async (encoding, unpack) => {
  const reply = await ask('/', 'one.localhost', { 'accept-encoding': encoding });
  expect(reply.headers['content-encoding']).toBe(encoding);
  expect(reply.headers.vary).toBe('Accept-Encoding');
  expect(reply.bytes.length).toBeLessThan(HOME.length / 10);
  expect(unpack(reply.bytes)).toBe(HOME);
});

test('an encoding that the browser refuses is not sent', async () => {
  const reply = await ask('/', 'one.localhost', { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
  expect(reply.headers['content-encoding']).toBe('gzip');
  expect((await ask('/')).headers['content-encoding']).toBeUndefined();
});

test('a browser that has the page is told so in a few bytes', async () => {
  const { headers } = await ask('/');
  const again = await ask('/', 'one.localhost', { 'if-none-match': headers.etag });
  expect(again).toMatchObject({ status: 304, text: '' });
  expect((await ask('/', 'one.localhost', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('HEAD answers as GET does, without the body; other methods are refused', async () => {
  const reply = await ask('/', 'one.localhost', {}, 'HEAD');
  expect(reply).toMatchObject({ status: 200, text: '' });
  expect(reply.headers['content-length']).toBe(String(HOME.length));
  expect((await ask('/', 'one.localhost', {}, 'POST')).status).toBe(405);
});

test('a link in the folder that leads out of it is no site', async () => {
  expect((await ask('/secret.txt', 'leads-out.localhost')).status).toBe(404);
  const list = await ask('/', 'localhost');
  expect(list.text).not.toContain('leads-out');
});

test('a part of a file is answered as a part', async () => {
  const part = await ask('/cars/a', 'one.localhost', { range: 'bytes=4-' });
  expect(part).toMatchObject({ status: 206, text: 'a' });
  expect(part.headers).toMatchObject({ 'content-range': 'bytes 4-4/5', 'content-length': '1' });
  const behind = await ask('/cars/a', 'one.localhost', { range: 'bytes=5-' });
  expect(behind).toMatchObject({ status: 416, text: '' });
  expect(behind.headers['content-range']).toBe('bytes */5');
  const whole = await ask('/cars/a', 'one.localhost', { range: 'bytes=4-', 'if-range': '"another"' });
  expect(whole).toMatchObject({ status: 200, text: 'car a' });
  expect(whole.headers['accept-ranges']).toBe('bytes');
  const missing = await ask('/nothing', 'one.localhost', { range: 'bytes=0-1' });
  expect(missing).toMatchObject({ status: 404, text: 'this page has moved on' });
});

test('localhost lists the sites, and another host says that it does not exist', async () => {
  const list = await ask('/', `localhost:${server.port}`);
  expect(list.status).toBe(200);
  expect(list.text).toContain(`href="http://one.localhost:${server.port}/"`);
  expect(list.headers['content-security-policy']).toContain("default-src 'none'");
  const unknown = await ask('/', '<b>two</b>.localhost');
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('one.localhost');
  expect(unknown.text).not.toContain('<b>');
});

test('the list shows pictures of the sites and nothing else of theirs', async () => {
  const list = await ask('/', 'localhost');
  expect(list.text).toContain('src="/sites/one/img/hero.0123-640.webp"');
  const picture = await ask('/sites/one/img/hero.0123-640.webp', 'localhost');
  expect(picture).toMatchObject({ status: 200, text: 'a picture' });
  expect(picture.headers['content-type']).toBe('image/webp');
  for (const target of [
    '/sites/one/index.html',
    '/sites/one/img/../../../../secret.txt',
    '/sites/../img/a.webp',
  ])
    expect((await ask(target, 'localhost')).status).toBe(404);
});

test('a taken port is named, with the way out', async () => {
  const second = startServer({ outFolder: folder, port: server.port });
  await expect(second).rejects.toThrow(new RegExp(`Port ${server.port} is taken.*--port`));
});

test('a site that is being built for the first time says so, and is asked for again by itself', async () => {
  const { status, headers, text } = await ask('/cars', 'two.localhost');
  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' });
  expect(text).toContain('This site is being built');
  expect(text).toContain('<meta http-equiv="refresh" content="3">');
  expect((await ask('/', 'one.localhost')).status).toBe(200);
  expect((await ask('/', 'three.localhost')).status).toBe(404);
  expect((await ask('/', 'localhost')).text).toContain('Being built: two, one.');
});
