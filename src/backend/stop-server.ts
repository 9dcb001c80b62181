import type { Server } from 'node:http';

/** Milliseconds that open requests have to end. */
const TIMEOUT_MS = 10_000;

/** Takes no more requests, and resolves when those that are open have been answered; after ten seconds they are cut. */
export function stopServer(server: Server, patience = TIMEOUT_MS): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Ends the process after `stop` when it is told to end; told a second time, it ends at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`);
          process.exit(1);
        },
      );
    });
}
