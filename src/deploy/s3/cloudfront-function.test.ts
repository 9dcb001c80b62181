import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { deploySite } from '../deploy-site.fixture.ts';
import { cloudfrontFunctions } from './cloudfront-function.ts';

type Headers = Record<string, { value: string }>;
type Answer = { uri?: string; statusCode?: number; headers: Headers };

const functions = cloudfrontFunctions(deploySite());

/** What a function makes of an event, in a context of its own as on the edge. */
const run = (code: string, event: object): Answer =>
  structuredClone(runInNewContext(`${code}\nhandler(event)`, { event })) as Answer;

const request = (uri: string, host = 'www.my-cars.example'): Answer =>
  run(functions.request, { request: { uri, headers: { host: { value: host } } } });

describe('each address gets the key of its object', () => {
  test.each([
    ['/', '/live/index.html'],
    ['/cars/new', '/live/cars/new.html'],
    ['/cars/1.6-turbo', '/live/cars/1.6-turbo.html'],
    ['/_astro/a.js', '/live/_astro/a.js'],
    ['/favicon.ico', '/live/favicon.ico'],
    ['/cars/new/checkout', '/live/checkout.html'],
    ['/404', '/live/none.html'],
  ])('%s: %s', (uri, key) => {
    expect(request(uri).uri).toBe(key);
  });

  test('a preview by the name of its branch, and no other name', () => {
    expect(request('/cars/new', 'a-branch.preview.example.com').uri).toBe('/previews/a-branch/cars/new.html');
    expect(request('/', 'a.b.preview.example.com').uri).toBe('/live/index.html');
  });

  test.each([
    ['/cars/new.html', 308, '/cars/new'],
    ['/cars/new/', 308, '/cars/new'],
    ['/index.html', 308, '/'],
    ['/locations/a-yard', 301, '/our-location/a-yard'],
  ])('%s leads with %d to %s', (uri, status, location) => {
    const { statusCode, headers } = request(uri);
    expect([statusCode, headers['location']?.value]).toEqual([status, location]);
  });

  test.each(['//evil.example/', '//evil.example/a.html', '/\\evil.example/'])(
    '%s leads to no other host',
    (uri) => {
      expect(request(uri).headers['location']?.value ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );
});

describe('what an object says becomes the answer', () => {
  const respond = (headers: Record<string, string>, host = 'www.my-cars.example'): Answer =>
    run(functions.response, {
      request: { headers: { host: { value: host } } },
      response: {
        statusCode: 200,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }])),
      },
    });

  test('a redirect', () => {
    const answer = respond({ 'x-amz-meta-status': '301', 'x-amz-meta-location': '/cars/new' });
    expect(answer).toMatchObject({ statusCode: 301, headers: { location: { value: '/cars/new' } } });
    expect(Object.keys(answer.headers)).toEqual(['location']);
  });

  test('a vehicle that is gone', () => {
    expect(respond({ 'x-amz-meta-status': '410' })).toEqual({
      statusCode: 410,
      statusDescription: 'Gone',
      headers: {},
    });
  });

  test('a preview is not to be indexed', () => {
    expect(respond({}, 'a-branch.preview.example.com').headers).toEqual({
      'x-robots-tag': { value: 'noindex' },
    });
  });

  test('nothing for any other file', () => {
    expect(respond({ etag: '"a"' })).toEqual({ statusCode: 200, headers: { etag: { value: '"a"' } } });
  });
});

test('the backend is told the host that was asked for, whatever the shopper wrote', () => {
  const headers = { host: { value: 'www.my-cars.example' }, 'x-forwarded-host': { value: 'other.example' } };
  expect(run(functions.backend, { request: { uri: '/api/leads', headers } }).headers).toMatchObject({
    'x-forwarded-host': { value: 'www.my-cars.example' },
    'x-forwarded-proto': { value: 'https' },
  });
});
