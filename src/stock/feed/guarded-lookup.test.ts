import { createServer, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchFeed } from './fetch-feed.ts';
import { guardedLookup, type Resolve } from './guarded-lookup.ts';
import { isPrivateAddress } from './private-address.ts';

const PUBLIC = { address: '203.0.113.9', family: 4 };
const HERE = { address: '127.0.0.1', family: 4 };

/** A resolver that answers another address each time it is asked for a name, and keeps to the last. */
function changing(names: Readonly<Record<string, (typeof PUBLIC)[]>>): { asked: string[]; resolve: Resolve } {
  const asked: string[] = [];
  const resolve: Resolve = (host) => {
    const answers = names[host] ?? [];
    const turn = asked.filter((name) => name === host).length;
    asked.push(host);
    return Promise.resolve([answers[Math.min(turn, answers.length - 1)]!]);
  };
  return { asked, resolve };
}

const look = (lookup: LookupFunction, host: string): Promise<string> =>
  new Promise((resolve) => {
    lookup(host, { all: false }, (error, address) => resolve(error ? error.message : String(address)));
  });

test('a name that leads elsewhere when it is asked again is asked once', async () => {
  const { asked, resolve } = changing({ 'evil.example': [PUBLIC, HERE] });
  const lookup = guardedLookup(resolve)('http://evil.example/', false);
  expect([await look(lookup, 'evil.example'), await look(lookup, 'evil.example')]).toEqual([
    PUBLIC.address,
    PUBLIC.address,
  ]);
  expect(asked).toEqual(['evil.example']);
});

test('of the server that the settings name, too, the first address counts', async () => {
  const { resolve } = changing({ 'feeds.example': [PUBLIC, HERE] });
  const lookup = guardedLookup(resolve)('http://feeds.example/', true);
  await look(lookup, 'feeds.example');
  expect(await look(lookup, 'feeds.example')).toBe(PUBLIC.address);
});

test('a name with a private address beside a public one is refused', async () => {
  const lookup = guardedLookup(() => Promise.resolve([PUBLIC, HERE]))('http://both.example/', false);
  expect(await look(lookup, 'both.example')).toContain('a machine of a private network');
});

test.each([
  ['8.8.8.8', false],
  ['2606:4700::1111', false],
  ['100.64.1.1', true],
  ['198.18.0.1', true],
  ['224.0.0.1', true],
  ['255.255.255.255', true],
  ['::1', true],
  ['::127.0.0.1', true],
  ['::ffff:169.254.169.254', true],
  ['64:ff9b::a9fe:a9fe', true],
  ['64:ff9b::808:808', false],
  ['fd00:ec2::254', true],
])('%s is private: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected);
});

let server: Server;
let requests: string[];

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(`${request.headers.host?.split(':')[0]}${request.url}`);
    if (request.url === '/feed')
      response.writeHead(302, { location: `http://evil.example:${port()}/secret` });
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => new Promise((done) => server.close(done)));

const port = (): number => (server.address() as AddressInfo).port;

const fetchWith = (names: Parameters<typeof changing>[0]): Promise<unknown> => {
  const { resolve } = changing(names);
  const patience = new AbortController();
  // The public address does not answer, so it is given up, but only after it was looked up.
  const watched: Resolve = (host) => {
    if (host === 'evil.example') setTimeout(() => patience.abort(), 400);
    return resolve(host);
  };
  const request = {
    source: new URL(`http://feeds.example:${port()}/feed`),
    settings: { timeout_seconds: 1, host_keys: [], private_key: '' },
    known: undefined,
    signal: patience.signal,
    alive: () => {},
    onProgress: () => {},
  };
  return fetchFeed(request, watched).catch((error: unknown) => error);
};

test('a redirect to a name that leads here is refused before anybody is asked', async () => {
  const error = await fetchWith({ 'feeds.example': [HERE], 'evil.example': [HERE] });
  expect(String(error)).toContain(
    `redirects to http://evil.example:${port()}/secret, a machine of a private`,
  );
  expect(requests).toEqual(['feeds.example/feed']);
});

test('a redirect to a name that leads here from the second question on never comes here', async () => {
  const error = await fetchWith({ 'feeds.example': [HERE], 'evil.example': [PUBLIC, HERE] });
  expect(error).toBeInstanceOf(Error);
  expect(requests).toEqual(['feeds.example/feed']);
});
