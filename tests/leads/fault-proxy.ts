import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const ANSWERS = {
  error: 'HTTP/1.1 500 Internal Server Error\r\nconnection: close\r\ncontent-length: 4\r\n\r\noops',
  busy: 'HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
  cut: 'HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 100\r\n\r\n{"half":',
};

/** A request as it came, and what may be done with it: `deliver` gives the bytes of the receiver's answer. */
type Exchange = { client: Socket; request: Buffer; deliver: (bytes?: Buffer) => Promise<Buffer> };

/** What can go wrong between two sockets; `refused` is an address where nobody listens. */
const FAULTS = {
  none: async ({ client, deliver }) => void client.end(await deliver()),
  'reset at once': ({ client }) => void client.resetAndDestroy(),
  'reset in the body': async ({ client, request, deliver }) => {
    await deliver(request.subarray(0, request.length - 40));
    client.resetAndDestroy();
  },
  'answer lost': async ({ client, deliver }) => {
    await deliver();
    client.resetAndDestroy();
  },
  'answer cut': async ({ client, deliver }) => {
    await deliver();
    client.write(ANSWERS.cut, () => client.resetAndDestroy());
  },
  'slow answer': async ({ client, deliver }) => {
    for (const byte of await deliver()) {
      client.write(Buffer.of(byte));
      await setTimeout(2);
    }
    client.end();
  },
  'no answer': () => undefined,
  'no answer after delivery': async ({ deliver }) => void (await deliver()),
  '500': ({ client }) => void client.end(ANSWERS.error),
  '500 after delivery': async ({ client, deliver }) => {
    await deliver();
    client.end(ANSWERS.error);
  },
  '429': ({ client }) => void client.end(ANSWERS.busy),
  twice: async ({ client, deliver }) => {
    await deliver();
    client.end(await deliver());
  },
} satisfies Record<string, (exchange: Exchange) => void | Promise<void>>;
export const SOCKET_FAULTS = ['refused', ...Object.keys(FAULTS)];

export type FaultProxy = {
  /** The address at which a request meets a fault of SOCKET_FAULTS. */
  url: (fault: string) => string;
  close: () => void;
};

/** Stands in front of an HTTP server at `port` of this machine, and does to each request what its address asks for. */
export async function startFaultProxy(port: number): Promise<FaultProxy> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    client.on('error', () => undefined);
    void readRequest(client).then(async (request) => {
      const [, name = ''] = /^POST \/(\S+) /.exec(request.toString('latin1')) ?? [];
      const fault = FAULTS[decodeURIComponent(name) as keyof typeof FAULTS];
      await fault({ client, request, deliver: (bytes = request) => forward(port, bytes, request) });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = (server.address() as AddressInfo).port;
  return {
    url: (fault) =>
      fault === 'refused'
        ? `http://127.0.0.2:${own}/`
        : `http://127.0.0.1:${own}/${encodeURIComponent(fault)}`,
    close: () => {
      for (const client of open) client.destroy();
      server.close();
    },
  };
}

/** The head and the body of the one request that a connection has. */
function readRequest(client: Socket): Promise<Buffer> {
  return new Promise((resolve) => {
    let read = Buffer.alloc(0);
    client.on('data', (chunk: Buffer) => {
      read = Buffer.concat([read, chunk]);
      const end = read.indexOf('\r\n\r\n');
      const length = /\r\ncontent-length: (\d+)/i.exec(read.subarray(0, Math.max(end, 0)).toString('latin1'));
      if (end >= 0 && read.length >= end + 4 + Number(length?.[1] ?? 0)) resolve(read);
    });
  });
}

/** Hands bytes on; where they are not the whole request, resets the connection in the middle of it. */
function forward(port: number, bytes: Buffer, request: Buffer): Promise<Buffer> {
  return new Promise((resolve) => {
    const answer: Buffer[] = [];
    const server = connect(port, '127.0.0.1');
    server.on('error', () => undefined);
    server.on('data', (chunk: Buffer) => answer.push(chunk));
    server.once('close', () => resolve(Buffer.concat(answer)));
    server.write(bytes, () => {
      if (bytes.length < request.length) server.resetAndDestroy();
    });
  });
}
