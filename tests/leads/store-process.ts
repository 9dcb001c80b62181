import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { acceptLead } from '../../src/backend/store/accept-lead.ts';
import { exampleLead } from '../../src/backend/store/example-lead.fixture.ts';
import { sqliteStore } from '../../src/backend/store/open-sqlite.ts';
import { openStore } from '../../src/backend/store/open-store.ts';

/** Much longer than from an answer to the kill that it brings on, on a machine that does other work as well. */
const BEHIND_MS = 2000;

/** A process that takes leads in over HTTP and answers when they are on disk; `kind` says how. */
const [, , file = '', kind = 'safe'] = process.argv;
let store = await openStore(file, 0);
if (kind === 'lax') {
  // The control of the power cut: as fast as many do it, and refused by the store when it is opened.
  await store.close();
  const database = new DatabaseSync(file);
  database.exec('PRAGMA synchronous = NORMAL');
  store = sqliteStore(database, file);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { id } = (await json(request)) as { id: string };
  const lead = exampleLead({ id, received_at: '2026-11-21T03:00:00.000Z' });
  const destinations = [
    { destination: 'yard', kind: 'lead' as const },
    { destination: 'shopper', kind: 'auto_reply' as const },
  ];
  const end = (): void =>
    void response.writeHead(201).end(JSON.stringify({ lead_id: id, category: lead.category }));
  // The control of the kills: it answers what it has not stored, as one does that writes behind.
  if (kind === 'early') {
    end();
    await setTimeout(BEHIND_MS);
  }
  await acceptLead(store, { lead, key: id, bodyHash: 'aa', destinations });
  if (kind !== 'early') end();
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${address !== null && typeof address === 'object' ? address.port : ''}\n`);
});
