import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { publishExamples } from '../../../src/backend/commands/backend-process.fixture.ts';
import { openBackend } from '../../../src/backend/open-backend.ts';
import { RATE_SECRET } from './rate-requests.ts';

/** A process that answers forms: the whole backend as it is run, or the bare measure beside which it is seen. */
const [, , kind = 'backend', folder = ''] = process.argv;

/** No quota is reached: what is measured is the way of a lead that is taken. */
const ROOM = { burst: 1_000_000, refill_seconds: 0.001 };

async function backend(): Promise<RequestListener> {
  const quotas = { address: { ...ROOM, burst: 10_000 }, phone: { ...ROOM, burst: 10_000 }, site: ROOM };
  const { out: outFolder, data: dataFolder } = await publishExamples(folder, {
    delivery: { destinations: [{ type: 'file', name: 'yard', format: 'json' }] },
    quotas,
  });
  const environment = {
    FORECOURT_SECRET: RATE_SECRET,
    FORECOURT_LETTERS: 'files',
    FORECOURT_TRUSTED_PROXIES: '127.0.0.1',
  };
  const { listener } = await openBackend({ outFolder, dataFolder, environment });
  return listener;
}

/** A bare route: it reads the same JSON, commits one row with it, and answers. */
function bare(): RequestListener {
  const database = new DatabaseSync(path.join(folder, 'bare.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec('CREATE TABLE bare (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT');
  const insert = database.prepare('INSERT INTO bare VALUES (?, ?)');
  const app = new Hono();
  app.post('/api/leads', async (context) => {
    const body: unknown = await context.req.json();
    const id = context.req.header('idempotency-key') ?? '';
    insert.run(id, JSON.stringify(body));
    return context.json({ lead_id: id });
  });
  const listener = getRequestListener(app.fetch);
  return (request, response) => void listener(request, response);
}

const server = createServer(kind === 'bare' ? bare() : await backend());
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${address !== null && typeof address === 'object' ? address.port : ''}\n`);
});
// So that a profile of it (NODE_OPTIONS=--cpu-prof) is written.
process.on('SIGTERM', () => process.exit(0));
