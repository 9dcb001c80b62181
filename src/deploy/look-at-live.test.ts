import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deployFile, deploySettings, deploySite } from './deploy-site.fixture.ts';
import { policyOf } from './site-headers.ts';
import { lookAtLive } from './look-at-live.ts';

type Answer = { text: string; type?: string; policy?: string; status?: number };

const POLICY = policyOf(deploySite().headers);
const STYLES = '_astro/theme.abc.css';
const PAGE = `<link rel="stylesheet" href="/${STYLES}"><p>`;

let server: Server;
let origin = '';
let answers: Record<string, Answer> = {};
/** What the server says from its second look on. */
let later: Record<string, Answer> | undefined;
let asked: string[] = [];

beforeEach(async () => {
  asked = [];
  later = undefined;
  answers = {
    '/': { text: `${PAGE}home`, policy: POLICY },
    '/cars/new': { text: `${PAGE}new`, policy: POLICY },
    [`/${STYLES}`]: { text: 'p{}', type: 'text/css; charset=utf-8' },
  };
  server = createServer((request, response) => {
    const address = request.url ?? '';
    if (later && asked.includes(address)) answers = later;
    asked.push(address);
    const { text, type = 'text/html', policy, status = 200 } = answers[address] ?? { text: '', status: 404 };
    response.writeHead(status, {
      'content-type': type,
      ...(policy !== undefined && { 'content-security-policy': policy }),
    });
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const look = (waits: number[] = [], liveAt: string | false = origin) =>
  lookAtLive(
    deploySite({
      files: [
        deployFile('index.html', `${PAGE}home`),
        deployFile('404.html', 'none'),
        deployFile('cars/new.html', `${PAGE}new`),
        deployFile('cars/other.html', `${PAGE}other`),
        deployFile('cars/sold.html', 'gone'),
        deployFile(STYLES, 'p{}'),
      ],
      settings: deploySettings({ live_at: liveAt }),
    }),
    { added: ['cars/sold.html', 'cars/new.html'], changed: ['404.html'] },
    waits,
  );

test('R3 a host that shows the release in its colours under its policy is as it should be', async () => {
  expect(await look()).toEqual([]);
  expect([...new Set(asked)].sort()).toEqual(['/', `/${STYLES}`, '/cars/new']);
  expect(await look([], false)).toEqual([]);
});

test.each<[string, string, Answer, RegExp]>([
  [
    'an old page',
    '/cars/new',
    { text: 'old', policy: POLICY },
    /\/cars\/new is not as release 000001-.* has it/,
  ],
  ['no page', '/cars/new', { text: '', status: 503 }, /\/cars\/new answers 503/],
  ['a redirect', '/', { text: '', status: 302 }, /\/ answers 302/],
  [
    'an old policy',
    '/',
    { text: `${PAGE}home`, policy: "default-src 'none'" },
    /\/ comes without the policy/,
  ],
  ['no policy', '/', { text: `${PAGE}home` }, /\/ comes without the policy/],
  [
    'a second policy',
    '/',
    { text: `${PAGE}home`, policy: `${POLICY}, script-src 'none'` },
    /without the policy/,
  ],
  ['no stylesheet', `/${STYLES}`, { text: '', status: 404 }, /A stylesheet is missing: .* answers 404/],
  [
    'another stylesheet',
    `/${STYLES}`,
    { text: 'a{}', type: 'text/css' },
    /A stylesheet is missing: .* another release/,
  ],
  [
    'a stylesheet of no type',
    `/${STYLES}`,
    { text: 'p{}', type: 'text/plain' },
    /A stylesheet is no text\/css/,
  ],
])('R3 a host that answers with %s is not', async (_what, address, answer, words) => {
  answers[address] = answer;
  expect((await look()).join('\n')).toMatch(words);
});

test('R3 a host is looked at again while the release is on its way, and named when it gives no answer', async () => {
  later = answers;
  answers = { ...answers, '/': { text: 'old', policy: POLICY } };
  expect(await look([1])).toEqual([]);
  expect((await look([], 'http://127.0.0.1:9')).join()).toMatch(/\/ gave no answer: /);
});
