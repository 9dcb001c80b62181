import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/** The secret that messages to a receiver are signed with. */
export const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of more than 24 bytes').toString('base64')}`;

/** What came under one id: the bodies, each once, and how often. */
export type ReceivedMessage = { lead: string; bodies: Set<string>; times: number };

export type WebhookReceiver = {
  port: number;
  /** By the id of the message. */
  received: Map<string, ReceivedMessage>;
  /** When each message came, in milliseconds since 1970. */
  moments: number[];
  /** What the published library says of messages that it does not believe. */
  unbelieved: string[];
  close: () => void;
};

/**
 * A dealer's lead program: it takes messages that the library of Standard Webhooks verifies, and knows them by their ids.
 * With a certificate and its key it speaks https.
 */
export async function startWebhookReceiver(
  port = 0,
  secure?: Pick<ServerOptions, 'cert' | 'key'>,
): Promise<WebhookReceiver> {
  const received: WebhookReceiver['received'] = new Map();
  const unbelieved: string[] = [];
  const moments: number[] = [];
  const webhook = new Webhook(WEBHOOK_SECRET);
  const take = (headers: Record<string, string>, body: string): number => {
    try {
      const { data } = webhook.verify(body, headers) as { data: { lead_id: string } };
      const id = headers['webhook-id'] ?? '';
      const message = received.get(id) ?? { lead: data.lead_id, bodies: new Set(), times: 0 };
      received.set(id, message);
      message.bodies.add(body);
      message.times++;
      moments.push(Date.now());
      return 200;
    } catch (error) {
      unbelieved.push(String(error));
      return 401;
    }
  };
  const listener: RequestListener = (request, response) => {
    text(request).then(
      (body) =>
        response
          .writeHead(take(request.headers as Record<string, string>, body), { connection: 'close' })
          .end('{}'),
      // Cut off in the middle: nothing came.
      () => response.destroy(),
    );
  };
  const server = secure ? createSecureServer(secure, listener) : createServer(listener);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received,
    moments,
    unbelieved,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
