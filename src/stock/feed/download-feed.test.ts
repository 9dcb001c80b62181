import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { downloadFeed } from './download-feed.ts';
import { keptBody, saidOfBody } from './feed-cache.ts';

const NOW = new Date('2026-03-01T00:00:00Z');
let stateFolder = '';
let server: Server;
let answer: RequestListener;
let requests: IncomingMessage[];
let progress: string[];

beforeEach(async () => {
  stateFolder = await mkdtemp(path.join(tmpdir(), 'download-feed-'));
  requests = [];
  progress = [];
  server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await rm(stateFolder, { recursive: true, force: true });
});

const port = (): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Seconds that a busy machine never needs; tests of a silent server take a fraction of one. */
const PATIENT = 10;

const download = (
  source = `http://127.0.0.1:${port()}/feed.csv?key=secret`,
  retries = 2,
  timeout = PATIENT,
): Promise<string> =>
  downloadFeed({
    source,
    settings: { timeout_seconds: timeout, retries },
    stateFolder,
    now: NOW,
    onProgress: (message) => progress.push(message),
    firstPause: 1,
  });

test.each([
  ['</stock?page=2>; rel="next", </stock?page=9>; rel="last"', true],
  ['</stock>; rel=next', true],
  ['</next>; rel="last"', false],
])('S10 a server that names a next page sends a page of several: %s', async (link, isPage) => {
  answer = (_, response) => response.writeHead(200, { link }).end('a,b\n');
  const address = `http://127.0.0.1:${port()}/feed.csv`;
  await download(address);
  expect((await saidOfBody(stateFolder, address)).isPage).toBe(isPage);
});

test('a feed is kept in the state folder', async () => {
  answer = (_, response) => response.end('a,b\n');
  const file = await download();
  expect(file).toBe(keptBody(stateFolder));
  expect(await readFile(file, 'utf8')).toBe('a,b\n');
});

test('a feed that has not changed is not sent again', async () => {
  answer = (request, response) => {
    const isKnown = request.headers['if-none-match'] === '"1"';
    response.writeHead(isKnown ? 304 : 200, {
      etag: '"1"',
      'last-modified': 'Sun, 01 Mar 2026 00:00:00 GMT',
    });
    response.end(isKnown ? undefined : 'a,b\n');
  };
  await download();
  expect(await readFile(await download(), 'utf8')).toBe('a,b\n');
  expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);
  expect(requests[1]?.headers['if-modified-since']).toBe('Sun, 01 Mar 2026 00:00:00 GMT');
});

test('a kept body that is torn, or of another address, is asked for anew', async () => {
  answer = (_, response) => response.writeHead(200, { etag: '"1"' }).end('a,b\n');
  await download();
  await writeFile(keptBody(stateFolder), 'a,');
  expect(await readFile(await download(), 'utf8')).toBe('a,b\n');
  await download(`http://127.0.0.1:${port()}/other.csv`);
  expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined, undefined]);
});

test('a server that fails is asked again', async () => {
  answer = (_, response) => response.writeHead(requests.length < 3 ? 503 : 200).end('a,b\n');
  expect(await readFile(await download(), 'utf8')).toBe('a,b\n');
  expect(progress).toHaveLength(2);
});

test.each([
  [500, 'answered 500 Internal Server Error (tried 3 times).', 3],
  [404, 'answered 404 Not Found.', 1],
  [401, 'answered 401 Unauthorized.', 1],
])('a server that answers %i is given up', async (status, message, tries) => {
  answer = (_, response) => response.writeHead(status).end('Sorry');
  await expect(download()).rejects.toThrow(message);
  expect(requests).toHaveLength(tries);
});

test('a server that never answers is given up, and its secret is not told', async () => {
  answer = () => {};
  const error = await download(undefined, 2, 0.2).catch((cause: unknown) => cause);
  expect(error).toMatchObject({ rail: 'unreachable' });
  expect(String(error)).toContain('/feed.csv gave no answer within 0.2 s (tried 3 times). Open the address');
  expect(String(error)).not.toContain('secret');
});

test('a server that stops half way is given up, and the last body stays', async () => {
  answer = (_, response) => response.end('a,b\n');
  await download();
  answer = (_, response) => void response.writeHead(200, { 'content-length': '100' }).write('a,');
  await expect(download(undefined, 2, 0.2)).rejects.toThrow('gave no answer within 0.2 s');
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('a,');
    setTimeout(() => response.destroy(), 20);
  };
  await expect(download()).rejects.toThrow('failed: ');
  expect(await readFile(keptBody(stateFolder), 'utf8')).toBe('a,b\n');
});

test('name and password go in a header', async () => {
  answer = (_, response) => response.end('a,b\n');
  await download(`http://dealer:p%40ss@127.0.0.1:${port()}/feed.csv`);
  const sent = requests[0]?.headers.authorization?.replace('Basic ', '') ?? '';
  expect(Buffer.from(sent, 'base64').toString()).toBe('dealer:p@ss');
});

test('a packed answer is unpacked', async () => {
  answer = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('a,b\n'));
  expect(await readFile(await download(), 'utf8')).toBe('a,b\n');
});

test.each(['gopher://feeds.example/cars.csv', 'file:///etc/passwd', 'http://'])(
  '%s is refused',
  async (source) => {
    await expect(download(source)).rejects.toThrow(
      'feed.source must be a file or an http(s), sftp, ftp or ftps address',
    );
  },
);

test('a server that is not there is unreachable', async () => {
  await expect(download('http://127.0.0.1:1/feed.csv', 0)).rejects.toThrow(
    /failed: .*(ECONNREFUSED|bad port)/,
  );
});

const redirect = (target: string): RequestListener => {
  return (request, response) => {
    const isMoved = request.url?.startsWith('/moved');
    response.writeHead(isMoved ? 200 : 302, isMoved ? {} : { location: target }).end('a,b\n');
  };
};

test('a redirect within the server of the feed is followed', async () => {
  answer = redirect('/moved.csv');
  expect(await readFile(await download(), 'utf8')).toBe('a,b\n');
});

test('five redirects are followed', async () => {
  let left = 5;
  answer = (_, response) => {
    if (left === 0) response.end('a,b\n');
    else response.writeHead(302, { location: `/feed-${left--}.csv` }).end();
  };
  expect(await readFile(await download(), 'utf8')).toBe('a,b\n');
});

test.each([
  [
    'http://127.0.0.1:9/feed.csv?key=1',
    'redirects to http://127.0.0.1:9/feed.csv, a machine of a private network',
  ],
  ['http://localhost:9/', 'redirects to http://localhost:9/, a machine of a private network'],
  [
    'http://169.254.169.254/latest/meta-data',
    'redirects to http://169.254.169.254/latest/meta-data, a machine',
  ],
  ['http://192.168.1.1/', 'a machine of a private network, which only feed.source itself may name'],
  ['http://[::1]:9/', 'a machine of a private network'],
  ['http://[::ffff:10.0.0.1]/', 'a machine of a private network'],
  ['file:///etc/passwd', 'which is no http(s) address'],
  ['/round', 'redirects more than 5 times, last to http://127.0.0.1:'],
])('a redirect to %s is refused at once', async (target, message) => {
  answer = redirect(target);
  const error = String(await download().catch((cause: unknown) => cause));
  expect(error).toContain(message);
  expect(error).not.toContain('tried');
  expect(error).not.toContain('key=');
});

test('a part of a feed is refused', async () => {
  answer = (_, response) => response.writeHead(206, { 'content-range': 'bytes 0-3/9' }).end('a,b\n');
  await expect(download()).rejects.toThrow('answered 206 Partial Content: a part of the feed is no feed');
});

test('a server that trickles is given up after ten times the timeout, once', async () => {
  answer = (_, response) => {
    response.writeHead(200);
    const drip = setInterval(() => response.write('a'), 50);
    response.on('close', () => clearInterval(drip));
  };
  await expect(download(undefined, 2, 1)).rejects.toThrow(
    'sends too slowly: it was not whole after 10 s. Open',
  );
  expect(requests).toHaveLength(1);
});

test('what is kept of a feed does not hold its address, which may hold a password', async () => {
  answer = (_, response) => response.writeHead(200, { etag: '"1"' }).end('a,b\n');
  await download(`http://dealer:hush@127.0.0.1:${port()}/feed.csv?key=secret`);
  const kept = await readFile(path.join(stateFolder, 'feed', 'validators.json'), 'utf8');
  expect(kept).not.toMatch(/hush|secret|dealer/);
});
