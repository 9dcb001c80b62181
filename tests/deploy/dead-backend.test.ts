import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deploySettings, deploySite } from '../../src/deploy/deploy-site.fixture.ts';
import { TARGETS } from '../../src/deploy/targets.ts';
import { ask } from './ask.ts';
import { serverMissing, startWebServer, writeConfiguration, type RunningWebServer } from './web-server.ts';

const missing = serverMissing('nginx');
if (missing !== undefined) test.skip(missing, () => undefined);

describe.skipIf(missing !== undefined)('nginx before a backend that does not answer', () => {
  let folder = '';
  let server: RunningWebServer;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'dead-backend-'));
    // Nothing listens at port 1.
    const backend = { origin: 'http://127.0.0.1:1' };
    const site = deploySite({ backend, settings: deploySettings({ server: { folder } }) });
    writeConfiguration(path.join(folder, 'host'), TARGETS.nginx.files(site));
    server = await startWebServer('nginx', site.slug, path.join(folder, 'host'));
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ['text/html,application/xhtml+xml', 'text/html; charset=utf-8', '<p>The site did not answer.</p>'],
    ['application/json', 'application/json; charset=utf-8', '{"error":"The site did not answer.'],
    ['*/*', 'application/json; charset=utf-8', '{"error":"The site did not answer.'],
  ])('F2 a form that is sent and accepts %s is answered with 503 and %s', async (accept, type, words) => {
    const sent = { method: 'POST', body: 'name=A', headers: { accept } };
    const { status, headers, text } = await ask(server.port, '/api/leads', sent);
    expect([status, headers['content-type'], text.startsWith(words)]).toEqual([503, type, true]);
    expect(headers['retry-after']).toBe('60');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toBe("default-src 'none'; script-src 'self'");
  });

  test('F2 the page is at no address of its own', async () => {
    const statuses = ['/_away', '/_away.html'].map(async (target) => (await ask(server.port, target)).status);
    expect(await Promise.all(statuses)).toEqual([404, 308]);
  });
});
