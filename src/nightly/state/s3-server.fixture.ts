import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DeploySettings } from '../../domain/deploy/deploy-settings.ts';
import { stateStore, type StateStore } from './state-store.ts';

/** A server that keeps objects and the conditions of their writing as S3 does. */
export type S3Server = {
  endpoint: string;
  store: StateStore;
  /** Bodies by key. */
  objects: Map<string, Buffer>;
  /** When an object was written, by key, in milliseconds since 1970; now where it is not set. */
  writtenAt: Map<string, number>;
  /** Method and key of every request, in order. */
  requests: string[];
  /** How many answers to writes are lost after the write was done. */
  lost: number;
  close: () => Promise<void>;
};

const BUCKET = 'nights';
const tagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;

function refuses({ headers }: IncomingMessage, found: Buffer | undefined): boolean {
  if (headers['if-none-match'] === '*') return found !== undefined;
  const wanted = headers['if-match'];
  return wanted !== undefined && (!found || tagOf(found) !== wanted);
}

const listed = (server: S3Server, prefix: string): string =>
  [...server.objects.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const at = new Date(server.writtenAt.get(key) ?? Date.now()).toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified></Contents>`;
    })
    .join('');

async function answer(server: S3Server, request: IncomingMessage, response: ServerResponse, keeps: boolean) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(request.url ?? '', server.endpoint);
  const key = decodeURIComponent(pathname.slice(BUCKET.length + 2));
  server.requests.push(`${request.method} ${key}`);
  const found = server.objects.get(key);
  if (request.method === 'GET' && key === '')
    return response.end(listed(server, searchParams.get('prefix') ?? ''));
  if (request.method === 'GET') {
    if (!found) return response.writeHead(404).end();
    return response.writeHead(200, { etag: tagOf(found) }).end(found);
  }
  if (request.method === 'DELETE') {
    server.objects.delete(key);
    return response.writeHead(204).end();
  }
  if (keeps && refuses(request, found)) return response.writeHead(412).end();
  const body = Buffer.concat(chunks);
  server.objects.set(key, body);
  if (server.lost > 0) {
    server.lost -= 1;
    return request.socket.destroy();
  }
  return response.writeHead(200, { etag: tagOf(body) }).end();
}

/** Starts one on this machine; `keeps` says whether it keeps conditions, as a control for tests that rely on them. */
export async function startS3Server({ keeps }: { keeps: boolean } = { keeps: true }): Promise<S3Server> {
  const http = createServer((request, response) => void answer(server, request, response, keeps));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const { s3 } = DeploySettings.parse({ s3: { bucket: BUCKET, endpoint } });
  const server: S3Server = {
    endpoint,
    store: stateStore(s3, { accessKeyId: 'test', secretAccessKey: 'test-secret' }),
    objects: new Map(),
    writtenAt: new Map(),
    requests: [],
    lost: 0,
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
  return server;
}
