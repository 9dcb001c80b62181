import { mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, openSearchTrial } from './search-trial.fixture.ts';

let trial: Awaited<ReturnType<typeof openSearchTrial>>;
beforeAll(async () => {
  trial = await openSearchTrial();
});
beforeEach(() => trial.reset());
afterAll(() => trial.close());

describe('S16 called wrongly, the command sends nothing, ends with 2 and repeats no key', () => {
  test.each<[string, string[], Record<string, string | undefined>, RegExp]>([
    ['no server', ['push', 'plain'], { MEILI_ADMIN_KEY: ADMIN }, /MEILI_HOST is not set/],
    ['no key', ['push', 'plain'], { MEILI_HOST: 'http://127.0.0.1:9' }, /MEILI_ADMIN_KEY is not set/],
    ['the key for the server', ['push', 'plain'], { MEILI_HOST: ADMIN }, /MEILI_HOST is no address/],
    [
      'a password in the address',
      ['push', 'plain'],
      { MEILI_HOST: `http://me:${ADMIN}@127.0.0.1` },
      /more than an origin/,
    ],
    ['a path in the address', ['push', 'plain'], { MEILI_HOST: 'http://127.0.0.1/x' }, /more than an origin/],
    [
      'a line end in the key',
      ['push', 'plain'],
      { MEILI_HOST: 'http://127.0.0.1:9', MEILI_ADMIN_KEY: `${ADMIN}\n` },
      /a line end/,
    ],
    ['a key as an option', ['push', 'plain', '--key', ADMIN], {}, /history of the shell/],
    ['a key with its option', ['push', 'plain', `--admin-key=${ADMIN}`], {}, /history of the shell/],
    ['a key as a word', ['push', 'plain', ADMIN], {}, /history of the shell/],
    ['a key to a status', ['status', 'plain', `--master-key=${ADMIN}`], {}, /history of the shell/],
  ])('%s', async (_, words, env, message) => {
    const { code, stdout, stderr } = await trial.run(words, env);
    expect(stderr).toMatch(message);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).not.toContain(ADMIN);
  });

  test('S16 --help has examples and codes, and no way to give a key', async () => {
    for (const words of [['push'], ['status'], ['verify'], []]) {
      const { code, stdout } = await trial.run([...words, '--help']);
      expect(code).toBe(0);
      expect(stdout).toMatch(/Examples?:\n[\s\S]*Exit codes:\n {2}0 /);
      expect(stdout).not.toMatch(/--(admin-|api-|master-)?key/);
    }
  });
});

test('S16 a tenant that was not built says so', async () => {
  await rm(trial.state, { recursive: true });
  const { code, stderr } = await trial.run(['push', 'plain']);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(
      /^plain has not been built here yet\. Build it first: npm run build -- plain --tenants \S+ --out \S+\n$/,
    ) as string,
  });
});

test('S16 the stock of a preview goes to no server', async () => {
  const previews = path.join(trial.out, '.previews', 'plain', '000001-0123456789ab');
  const link = path.join(trial.out, 'plain');
  await mkdir(previews, { recursive: true });
  await symlink(path.join('.previews', 'plain', '000001-0123456789ab'), link);
  const { code, stderr } = await trial.run(['push', 'plain']);
  expect(stderr).toContain('holds a preview of plain, whose stock goes to no search server');
  expect(code).toBe(1);
  expect(trial.server.requests).toEqual([]);
  await rm(link);
});

test('S16 a push prints the lines for the settings; with them it is quiet, and the key that writes is nowhere', async () => {
  const first = await trial.run(['push', 'plain']);
  expect(first.code).toBe(0);
  expect(first.stdout).toContain(`3 cars of Plain Cars are live in plain at ${trial.server.host}.`);
  const { key } = trial.server.keys.at(-1)!;
  expect(first.stdout).toContain(
    `  search: {\n    meilisearch: {\n      host: '${trial.server.host}',\n      index: 'plain',\n      search_key: '${key}',\n    },\n  },`,
  );
  await trial.setSearch({ meilisearch: { host: trial.server.host, index: 'plain', search_key: key } });
  const second = await trial.run(['push', 'plain']);
  expect(second.code).toBe(0);
  expect(second.stdout).toBe(`3 cars of Plain Cars are live in plain at ${trial.server.host}.\n`);
  expect(second.stderr).not.toContain('Warning');
  const json = await trial.run(['push', 'plain', '--json']);
  expect(JSON.parse(json.stdout)).toEqual({
    tenant: 'plain',
    host: trial.server.host,
    index: 'plain',
    documents: 3,
    searchKey: key,
  });
  for (const { stdout, stderr } of [first, second, json]) expect(stdout + stderr).not.toContain(ADMIN);
});

test('S16 settings that name another key or another server are told', async () => {
  await trial.setSearch({
    meilisearch: { host: 'https://other.example', index: 'cars', search_key: 'elsewhere' },
  });
  const { code, stdout, stderr } = await trial.run(['push', 'plain']);
  expect(code).toBe(0);
  expect(stdout).toContain("index: 'cars',");
  expect(stderr).toMatch(/Warning: .*tenant\.ts: the search_key there is no key of this server\./);
  expect(stderr).toMatch(/shoppers are sent to https:\/\/other\.example, and this push went to http:/);
});

test('S16 settings that hold the key that writes are refused before anything is sent', async () => {
  await trial.setSearch({ meilisearch: { host: trial.server.host, index: 'plain', search_key: ADMIN } });
  const { code, stderr } = await trial.run(['push', 'plain']);
  expect(code).toBe(1);
  expect(stderr).toContain('it would be sent to every shopper');
  expect(stderr).not.toContain(ADMIN);
  expect(trial.server.requests).toEqual([]);
});

test('S16 --new-key prints another key, the one of the settings stays', async () => {
  trial.server.keys.push({ key: 'named', actions: ['search'], indexes: ['plain'], expiresAt: null });
  await trial.setSearch({ meilisearch: { host: trial.server.host, index: 'plain', search_key: 'named' } });
  const { stdout } = await trial.run(['push', 'plain', '--new-key']);
  expect(stdout).toContain(`search_key: '${trial.server.keys.at(-1)!.key}'`);
  expect(trial.server.keys).toHaveLength(3);
});

test('S16 a push killed between the upload and the swap changes nothing; the next one tidies', async () => {
  await trial.run(['push', 'plain']);
  await trial.setStock(7);
  const { child, ended } = trial.start(['push', 'plain'], trial.access());
  trial.server.fault = ({ path: address }) => {
    if (address !== '/swap-indexes') return undefined;
    child.kill('SIGKILL');
    return 'hang';
  };
  expect((await ended).signal).toBe('SIGKILL');
  trial.server.fault = () => undefined;
  expect(trial.server.stored.names()).toEqual(['plain', expect.stringMatching(/^plain__push_\d+$/)]);
  expect(trial.server.stored.all.get('plain')?.documents.size).toBe(3);
  const { code, stderr } = await trial.run(['push', 'plain']);
  expect(code).toBe(0);
  expect(stderr).toContain('left by a push that was stopped');
  expect(trial.server.stored.names()).toEqual(['plain']);
  expect(trial.server.stored.all.get('plain')?.documents.size).toBe(7);
});

test('S16 two pushes of a tenant at once: the second is refused at once', async () => {
  const { ended } = trial.start(['push', 'plain'], trial.access());
  await new Promise<void>((reached) => {
    trial.server.fault = ({ path: address }) => {
      if (address !== '/swap-indexes') return undefined;
      reached();
      return 'hang';
    };
  });
  const second = await trial.run(['push', 'plain']);
  expect(second.stderr).toContain('Another push of plain is running here.');
  expect(second.code).toBe(1);
  await trial.server.stop();
  expect((await ended).stderr).toContain('whether it was done is not known');
});
