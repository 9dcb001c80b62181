import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stopServer } from '../backend/stop-server.ts';
import { ExpectedError } from '../command-line/expected-error.ts';
import { isBackendPath } from '../domain/platform/backend-paths.ts';
import { awaitedAnswer } from './awaited-answer.ts';
import { liveFolder } from './published-sites.ts';
import { createSiteAnswerer, type Answer } from './site-answer.ts';
import { answerSites } from './sites-answer.ts';

export type RunningServer = {
  port: number;
  /** Where a browser finds a site, without a slash at the end. */
  siteUrl(slug: string): string;
  close(): Promise<void>;
};

/** `port` 0 takes any free one; `host` is the address to listen on. */
type ServerOptions = {
  outFolder: string;
  port: number;
  host?: string;
  /** Answers the calls of the sites; without one there are none. */
  backend?: RequestListener;
  /** The slugs of sites that are being built now: one that was never published says so. */
  awaited?: () => readonly string[];
};

/** What the backend answers on the machine's own name, where no site is. */
const OF_OPERATOR = /^\/(health|ready|metrics|api\/_ops\/.*)$/;
/** Milliseconds that a client has to send its head, and all of its request. */
const TIMES = { headersTimeout: 10_000, requestTimeout: 30_000 };

/** Headers of an answer that is no file of a site. */
const PLAIN_HEADERS = [
  ['content-type', 'text/plain; charset=utf-8'],
  ['x-content-type-options', 'nosniff'],
] as const;

const OWN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]', '0.0.0.0']);

const hostOf = (request: IncomingMessage): { name: string; port: string } => {
  const [, name = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(request.headers.host ?? '') ?? [];
  return { name: name.toLowerCase(), port };
};

function listenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new ExpectedError(
      `Port ${port} is taken by another program. Stop that one, or choose another: --port ${port + 1}`,
    );
  if (error.code === 'EACCES')
    return new ExpectedError(
      `Port ${port} may not be opened by this user. Choose one above 1023: --port 4321`,
    );
  return error;
}

/**
 * Serves everything published in a folder as static hosts would: `<slug>.localhost` is that tenant's site, `localhost`
 * lists the sites. Each request reads the live release, so a publication shows at once. Throws ExpectedError when the
 * port cannot be had.
 */
export async function startServer({
  outFolder,
  port,
  host = '127.0.0.1',
  backend,
  awaited = () => [],
}: ServerOptions): Promise<RunningServer> {
  const answerSite = createSiteAnswerer();

  async function answer(request: IncomingMessage): Promise<Answer> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return {
        status: 405,
        headers: new Map([['allow', 'GET, HEAD'], ...PLAIN_HEADERS]),
        body: Buffer.from('Method not allowed\n'),
      };
    const { name, port: askedPort } = hostOf(request);
    const target = request.url ?? '/';
    if (OWN_HOSTS.has(name)) return answerSites(outFolder, askedPort, target, undefined, awaited());
    const slug = name.endsWith('.localhost') ? name.slice(0, -'.localhost'.length) : undefined;
    const folder = slug === undefined ? undefined : await liveFolder(outFolder, slug);
    if (!folder && slug !== undefined && awaited().includes(slug)) return awaitedAnswer(slug);
    if (!folder) return answerSites(outFolder, askedPort, target, name);
    return answerSite(folder, {
      target,
      acceptEncoding: request.headers['accept-encoding']?.toString(),
      ifNoneMatch: request.headers['if-none-match'],
      range: request.method === 'GET' ? request.headers.range : undefined,
      ifRange: request.headers['if-range']?.toString(),
    });
  }

  function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
    if (status !== 304) headers.set('content-length', String(body?.length ?? 0));
    response.writeHead(status, Object.fromEntries(headers));
    response.end(request.method === 'HEAD' || status === 304 ? undefined : body);
  }

  const isOfBackend = (request: IncomingMessage): boolean => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    return OWN_HOSTS.has(hostOf(request).name) ? OF_OPERATOR.test(pathname) : isBackendPath(pathname);
  };

  const server = createServer(TIMES, (request, response) => {
    if (backend && isOfBackend(request)) {
      backend(request, response);
      return;
    }
    answer(request).then(
      (found) => send(request, response, found),
      (error: unknown) => {
        process.stderr.write(`${request.url}: ${String(error)}\n`);
        send(request, response, {
          status: 500,
          headers: new Map(PLAIN_HEADERS),
          body: Buffer.from('The file could not be read\n'),
        });
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    siteUrl: (slug) => `http://${slug}.localhost:${address.port}`,
    close: () => stopServer(server),
  };
}
