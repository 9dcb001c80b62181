import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { createLog, type Log } from '../../backend/observe/logger.ts';
import { openBackend, type OpenBackend } from '../../backend/open-backend.ts';
import { createAccessToken } from '../../backend/store/access-tokens.ts';
import { temporaryFolder } from '../../backend/store/temporary-sqlite.fixture.ts';

/** The backend as its command opens it, behind a server, with a token of the operator, until the test ends. */
export async function runningBackend(smtp: string, port = 0, log: Log = createLog('silent')) {
  const folder = temporaryFolder();
  const backend: OpenBackend = await openBackend({
    outFolder: path.join(folder, 'out'),
    dataFolder: path.join(folder, 'data'),
    environment: { FORECOURT_SMTP_URL: smtp },
    log,
  });
  const server = createServer(backend.listener);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await backend.close();
  });
  const { token } = await createAccessToken(backend.store, { tenant: null, label: 'Build', now: Date.now() });
  return { backend, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token };
}
