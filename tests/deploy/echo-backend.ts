import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stopServer } from '../../src/backend/stop-server.ts';

/** The policy that the backend sends with its own answers. */
export const BACKEND_POLICY = "default-src 'self'";

/** A backend that answers with what it was asked: method, target, headers and body as JSON; with the status in `x-answer-with`, if any. */
export async function startEchoBackend(): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((asked, answer) => {
    let body = '';
    asked.setEncoding('utf8');
    asked.on('data', (chunk: string) => (body += chunk));
    asked.on('end', () => {
      answer.statusCode = Number(asked.headers['x-answer-with'] ?? 200);
      answer.setHeader('content-type', 'application/json');
      answer.setHeader('content-security-policy', BACKEND_POLICY);
      answer.end(JSON.stringify({ method: asked.method, target: asked.url, headers: asked.headers, body }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => stopServer(server) };
}
