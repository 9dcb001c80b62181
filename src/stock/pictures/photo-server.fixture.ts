import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = { path: string; headers: IncomingMessage['headers'] };

/** A host of photos that counts what it is asked. */
export type PhotoServer = {
  origin: string;
  host: string;
  /** Every request, in order. */
  asked: Asked[];
  /** The most connections that were open at once. */
  most(): number;
  /** How it answers, in place of the photo. */
  answer: ((path: string, response: ServerResponse) => boolean) | undefined;
  close(): Promise<void>;
};

/** Serves `photoOf` a path with an ETag of its length, after a few milliseconds so that requests overlap. */
export async function startPhotoServer(photoOf: (path: string) => Buffer | undefined): Promise<PhotoServer> {
  const asked: Asked[] = [];
  let running = 0;
  let most = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, headers: request.headers });
    running += 1;
    most = Math.max(most, running);
    response.on('close', () => (running -= 1));
    if (photos.answer?.(path, response)) return;
    const photo = photoOf(path);
    setTimeout(() => {
      if (!photo) return void response.writeHead(404).end();
      const etag = `"${path}-${photo.length}"`;
      if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
      response.writeHead(200, { 'content-type': 'image/webp', etag }).end(photo);
    }, 5);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const photos: PhotoServer = {
    origin: `http://${host}`,
    host,
    asked,
    most: () => most,
    answer: undefined,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return photos;
}
