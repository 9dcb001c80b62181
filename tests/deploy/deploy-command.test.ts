import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';

let out = '';
beforeAll(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'deploy-command-'));
});
afterAll(() => rm(out, { recursive: true, force: true }));

/** Runs the command and gives its code, the JSON it printed and what it said. */
function deploy(...words: string[]): Promise<{ code: number; json: unknown; said: string }> {
  const script = path.join(PROJECT_ROOT, 'scripts', 'deploy.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words, '--out', out, '--json'], (error, text, said) =>
      resolve({
        code: error ? Number(error.code) : 0,
        json: text === '' ? undefined : JSON.parse(text),
        said,
      }),
    );
  });
}

test('a tenant without a host is asked for one, with those there are', async () => {
  const { code, json } = await deploy('bass-strait-trucks', 'check');
  expect(code).toBe(1);
  expect(json).toMatchObject({
    error: { message: expect.stringContaining('nginx, caddy, netlify') as string },
  });
});

test('a site that was never built is to be built first', async () => {
  const { code, json } = await deploy('bass-strait-trucks', 'push', '--target', 'nginx');
  expect(code).toBe(1);
  expect(json).toMatchObject({
    error: { message: expect.stringContaining('npm run build -- bass-strait-trucks') as string },
  });
});

test.each([
  [['preview'], 'A preview has a name'],
  [['check', 'extra'], "check takes no 'extra'"],
])('%s is wrong usage', async (words, message) => {
  const { code, said } = await deploy('bass-strait-trucks', ...words, '--target', 'nginx');
  expect(code).toBe(2);
  expect(said).toContain(message);
});
