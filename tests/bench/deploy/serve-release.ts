import { createHash } from 'node:crypto';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressOf, NOT_FOUND_PAGE } from '../../../src/deploy/addresses.ts';
import type { DeployFile } from '../../../src/deploy/deploy-site.ts';
import { isExact } from '../../../src/deploy/redirect-pattern.ts';
import { TARGETS } from '../../../src/deploy/targets.ts';
import { ask } from '../../deploy/ask.ts';
import { startEchoBackend } from '../../deploy/echo-backend.ts';
import { startWebServer, writeConfiguration, type WebServer } from '../../deploy/web-server.ts';
import { demoSite } from './demo-site.ts';

export type Served = { asked: number; wrong: string[]; milliseconds: number };

/** The status, headers and digest of an answer. */
function digestAt(port: number, host: string, target: string): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: target, headers: { host } }, (answer) => {
      const hash = createHash('sha256');
      answer.on('data', (bytes: Buffer) => hash.update(bytes));
      answer.on('end', () =>
        resolve({
          status: String(answer.statusCode),
          type: answer.headers['content-type'] ?? '',
          kept: answer.headers['cache-control'] ?? '',
          policy: String(answer.headers['content-security-policy'] ?? ''),
          sha256: hash.digest('hex'),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Serves a demo dealer with a web server and asks for everything it has: files, pages, redirects, what is not there. */
export async function serveRelease(name: WebServer, slug: string, out: string): Promise<Served> {
  const folder = await mkdtemp(path.join(tmpdir(), `bench-${name}-`));
  const backend = await startEchoBackend();
  const read = await demoSite(slug, out, { server: { folder }, backend: { url: backend.origin } });
  const { site } = read;
  await symlink(read.folder, path.join(folder, 'current'));
  writeConfiguration(path.join(folder, 'host'), TARGETS[name].files(site));
  const server = await startWebServer(name, slug, path.join(folder, 'host'));
  const began = performance.now();
  const wrong: string[] = [];
  let asked = 0;
  const hold = (what: string, found: unknown, wanted: unknown): void => {
    asked += 1;
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      wrong.push(`${what}: ${JSON.stringify(found)} in place of ${JSON.stringify(wanted)}`);
  };
  const policy = site.headers.find(({ pattern }) => pattern === '/*')?.set['Content-Security-Policy'] ?? '';
  const plainType = ({ contentType }: DeployFile): string => contentType.split(';')[0] ?? '';
  try {
    for (const file of site.files.filter((each) => each.path !== NOT_FOUND_PAGE)) {
      const address = addressOf(file.path);
      const { type = '', ...found } = await digestAt(server.port, site.host, encodeURI(address));
      const status = site.gone.includes(address) ? '410' : '200';
      hold(address, found, { status, kept: file.cacheControl, policy, sha256: file.sha256 });
      hold(`${address} (type)`, type.split(';')[0], plainType(file));
      if (!file.path.endsWith('.html')) continue;
      const moved = await ask(server.port, encodeURI(`/${file.path}`), { host: site.host });
      hold(`/${file.path}`, [moved.status, moved.headers.location], [308, encodeURI(address)]);
    }
    for (const { from, to, status } of site.redirects.filter(isExact)) {
      const moved = await ask(server.port, from, { host: site.host });
      hold(from, [moved.status, moved.headers.location], [status, to]);
    }
    for (const target of ['/none', '/cars/none', '/_headers', '/404', '/img/none.webp'])
      hold(target, (await ask(server.port, target, { host: site.host })).status, 404);
    for (const target of ['/api/leads', '/_leads', '/cars/a/autogauge']) {
      const { text } = await ask(server.port, target, { host: site.host, method: 'POST' });
      hold(target, (JSON.parse(text) as { target: string }).target, target);
    }
    return { asked, wrong, milliseconds: performance.now() - began };
  } finally {
    await server.stop();
    await backend.close();
    await rm(folder, { recursive: true, force: true });
  }
}
