import * as z from 'zod';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { meilisearchApi } from './meilisearch-api.ts';
import { MeilisearchError } from './meilisearch-error.ts';
import { startMeilisearch } from './meilisearch-server.fixture.ts';
import { startTask, waitForTask } from './run-task.ts';

const KEY = 'admin/secret+0123456789';
const Answer = z.object({ results: z.array(z.unknown()) });

let server: Awaited<ReturnType<typeof startMeilisearch>>;
beforeEach(async () => {
  server = await startMeilisearch(KEY);
});
afterEach(() => server.stop());

async function failureOf(work: Promise<unknown>): Promise<MeilisearchError> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof MeilisearchError) return error;
  throw new Error('expected a MeilisearchError', { cause: error });
}
const ask = (key = KEY, patience?: number) =>
  meilisearchApi(server.host, key, 'MEILI_ADMIN_KEY', patience).ask(Answer, 'GET', '/indexes?limit=1');
const json = (status: number, body: unknown) => () => ({ status, body });

test('S16 an answer comes in the shape asked for', async () => {
  expect(await ask()).toEqual({ results: [] });
});

test.each([
  ['a key it does not know', () => undefined, 'wrong-key', 403, /invalid\. Check MEILI_ADMIN_KEY\.$/],
  ['an error of its own', json(400, { message: 'Nope', code: 'bad_request' }), KEY, 400, /: 400, Nope$/],
  ['an error without words', json(500, []), KEY, 500, /: 500, \[\]$/],
  [
    'a page',
    () => ({ html: '<h1>Sign\nin</h1>' }),
    KEY,
    200,
    /'<h1>Sign in<\/h1>'\. Is it a Meilisearch server/,
  ],
  ['another service', json(200, { ok: true }), KEY, 200, /a shape that Meilisearch does not answer/],
  ['a redirect', () => ({ location: 'https://x.example/' }), KEY, 301, /sends on to https:\/\/x\.example\//],
  ['nothing', () => 'drop' as const, KEY, undefined, /no answer \(.+\)\. .*is the server up\?$/],
])('S16 a server that answers with %s is told', async (_, fault, key, status, words) => {
  server.fault = fault;
  const error = await failureOf(ask(key));
  expect(error.message).toMatch(words);
  expect(error.message).toContain('GET http://127.0.0.1:');
  expect(error.status).toBe(status);
});

test('S16 a server that is down, and one that is slow', async () => {
  const down = meilisearchApi('http://127.0.0.1:9', KEY, 'MEILI_ADMIN_KEY').ask(Answer, 'GET', '/indexes');
  expect((await failureOf(down)).message).toContain('is the server up?');
  server.fault = () => 'hang';
  expect((await failureOf(ask(KEY, 50))).message).toContain('timeout');
});

test.each([
  ['whole', KEY],
  ['in an address', encodeURIComponent(KEY)],
  ['across the cut', `${'x'.repeat(190)}${KEY}`],
  ['across the cut of a page', `${'x'.repeat(50)}${KEY}`],
])('S16 no message holds the key, or half of it: %s', async (_, echoed) => {
  const half = /admin.{1,3}secret|secret.{1,3}0123/;
  const faults = [
    json(400, { message: echoed }),
    json(500, echoed),
    () => ({ html: echoed }),
    () => ({ location: `https://x.example/${echoed}` }),
  ];
  for (const fault of faults) {
    server.fault = fault;
    const { message } = await failureOf(ask());
    expect(message).not.toMatch(half);
    expect(message).not.toMatch(/admin/);
  }
});

test('S16 a task that does not end is given up', async () => {
  const api = meilisearchApi(server.host, KEY, 'MEILI_ADMIN_KEY');
  const task = await startTask(api, 'POST', '/indexes', { uid: 'cars', primaryKey: null });
  server.fault = json(200, { status: 'enqueued', error: null });
  const patience = { firstPause: 1, longestPause: 5, most: 60 };
  const error = await failureOf(waitForTask(api, task, 'indexing', patience));
  expect(error.message).toMatch(/^indexing: task 0 has not ended/);
});
