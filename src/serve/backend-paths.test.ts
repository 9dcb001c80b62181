import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type RunningServer } from './start-server.ts';

let folder = '';
let server: RunningServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backend-paths-'));
  server = await startServer({
    outFolder: folder,
    port: 0,
    backend: (asked, answer) => answer.end(`backend ${asked.method} ${asked.url}`),
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

function ask(target: string, host: string, method = 'GET'): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ port: server.port, path: target, method, headers: { host } }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve(text));
    });
    asked.on('error', reject).end();
  });
}

describe('one origin for a site and its backend', () => {
  test.each([
    ['POST', '/api/leads'],
    ['GET', '/api/cars/a/view.json?website_id=1'],
    ['GET', '/_leads'],
    ['GET', '/_leads?period=week'],
    ['POST', '/_leads/sign-in'],
    ['GET', '/cars/a-car/autogauge'],
  ])('%s %s of a site goes to the backend', async (method, target) => {
    expect(await ask(target, 'one.localhost', method)).toBe(`backend ${method} ${target}`);
  });

  test.each([
    '/',
    '/apiary',
    '/_leads-page',
    '/cars/a-car',
    '/cars/a/b/autogauge',
    '/health',
    '/ready',
    '/metrics',
  ])('%s of a site does not', async (target) => {
    expect(await ask(target, 'one.localhost')).not.toContain('backend GET');
  });

  test.each(['/health', '/ready', '/metrics', '/api/_ops/tenants/a/releases/b'])(
    "%s of the machine's own name does",
    async (target) => {
      expect(await ask(target, 'localhost')).toBe(`backend GET ${target}`);
    },
  );

  test.each(['/', '/api/leads', '/_leads'])(
    "%s of the machine's own name does not: no site is there",
    async (target) => {
      expect(await ask(target, 'localhost')).not.toContain('backend GET');
    },
  );
});
