import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Command } from 'commander';
import { Option } from 'commander';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { dataOption, jsonOption, outOption, portOption } from '../../command-line/options.ts';
import { openBackend } from '../open-backend.ts';
import { stopOnSignal, stopServer } from '../stop-server.ts';

type ServeOptions = { out: string; data: string; port: number; host: string; json?: boolean };

/** Milliseconds that a client has to send its head, and all of its request, and that a connection waits for the next. */
const TIMES = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };
/** Beside the server of the sites, which has 4321. */
const PORT = 4322;

/** `npm run backend`: answers the calls of all sites, and sends leads, until it is stopped. */
async function serveAction({ out, data, port, host, json }: ServeOptions): Promise<void> {
  const backend = await openBackend({ outFolder: out, dataFolder: data, environment: process.env });
  const server = createServer(TIMES, backend.listener);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (cause) {
    await backend.close();
    throw new ExpectedError(
      `${host}:${port} cannot be listened on (${String(cause)}). Choose another: --port ${port + 1}`,
      { cause },
    );
  }
  stopOnSignal(async () => {
    await stopServer(server);
    await backend.close();
  });
  // A full disk or a reader that has gone must not end the sites of all dealers.
  for (const stream of [process.stdout, process.stderr])
    stream.removeAllListeners('error').on('error', () => undefined);
  const { port: taken } = server.address() as AddressInfo;
  const words = `The backend answers at http://${host}:${taken}; leads are in ${backend.store.place}. Ctrl+C ends it.`;
  process.stdout.write(`${json ? JSON.stringify({ port: taken, store: backend.store.place }) : words}\n`);
}

/** Makes the command of the backend start it when no other word is said. */
export function addServeCommand(program: Command): void {
  program
    .addOption(outOption())
    .addOption(dataOption())
    .addOption(portOption().default(PORT))
    .addOption(new Option('--host <address>', 'address to listen on; 0.0.0.0 for all').default('127.0.0.1'))
    .addOption(jsonOption())
    .action(serveAction);
}
