import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { exampleForm } from '../leads/example-form.fixture.ts';
import { openStore } from '../store/open-store.ts';
import { listLeads } from '../store/list-leads.ts';
import { temporaryFolder } from '../store/temporary-sqlite.fixture.ts';
import {
  publishExamples,
  startBackend as startProcess,
  type BackendFolders,
  type BackendProcess,
} from './backend-process.fixture.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const exampleFolders = (): Promise<BackendFolders> => publishExamples(temporaryFolder());

async function startBackend(folders: BackendFolders): Promise<BackendProcess> {
  const started = await startProcess(folders);
  onTestFinished(started.kill);
  return started;
}

test('R4 a lead that was answered is there after the backend is told to end, and on its way after the next start', async () => {
  const folders = await exampleFolders();
  const first = await startBackend(folders);
  const answer = await first.post(exampleForm());
  expect(answer.status).toBe(200);
  const { lead_id: id } = JSON.parse(answer.text) as { lead_id: string };
  first.process.kill('SIGTERM');
  expect(await once(first.process, 'exit')).toEqual([0, null]);

  const store = await openStore(path.join(folders.data, 'leads.sqlite'), 0);
  const [listed] = await listLeads(store, {});
  expect(listed?.lead.id).toBe(id);
  await store.close();
  const letters = path.join(folders.data, 'letters', 'example', 'yard');
  // Sent before it ended, or else by the next one; never lost.
  const second = listed?.state === 'queued' ? await startBackend(folders) : undefined;
  await expect.poll(() => readdir(letters).catch(() => []), { timeout: 30_000 }).toHaveLength(1);
  second?.process.kill('SIGTERM');
  const [file = ''] = await readdir(letters);
  expect(JSON.parse(await readFile(path.join(letters, file), 'utf8'))).toMatchObject({ data: { id } });
});

test('a port that is taken is told with the way out, and the store is closed', async () => {
  const folders = await exampleFolders();
  const { port } = await startBackend(folders);
  const words = [
    path.join(root, 'scripts/backend.ts'),
    '--data',
    `${folders.data}-2`,
    '--port',
    String(port),
  ];
  const second = spawn(process.execPath, words, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, FORECOURT_LETTERS: 'files' },
  });
  let text = '';
  second.stderr.on('data', (chunk) => (text += chunk));
  expect(await once(second, 'close')).toEqual([1, null]);
  expect(text).toContain(`Choose another: --port ${port + 1}`);
});
