import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { handoverFile } from '../../calls/hand-over-release.ts';
import { exampleHandover } from '../example-backend.fixture.ts';
import { exampleForm } from '../leads/example-form.fixture.ts';
import { openStore } from '../store/open-store.ts';
import { listLeads } from '../store/list-leads.ts';
import { temporaryFolder } from '../store/temporary-sqlite.fixture.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A folder of published sites with the hand-over of one dealer, and an empty folder for the backend. */
async function exampleFolders(): Promise<{ out: string; data: string }> {
  const folder = temporaryFolder();
  const out = path.join(folder, 'dist');
  const handover = exampleHandover({
    built_at: new Date().toISOString(),
    tenant: {
      leads: {
        forms: ['enquiry'],
        delivery: { destinations: [{ type: 'file', name: 'yard', format: 'json' }], auto_reply: false },
      },
    },
  });
  const file = path.join(out, handoverFile('example', handover.release));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, gzipSync(JSON.stringify(handover)));
  await symlink(path.join('.releases', 'example', handover.release), path.join(out, 'example'));
  return { out, data: path.join(folder, 'data') };
}

async function startBackend({
  out,
  data,
}: {
  out: string;
  data: string;
}): Promise<{ process: ChildProcess; port: number }> {
  const words = [
    path.join(root, 'scripts/backend.ts'),
    '--out',
    out,
    '--data',
    data,
    '--port',
    '0',
    '--json',
  ];
  const started = spawn(process.execPath, words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DATABASE_URL: '', FORECOURT_LETTERS: 'files' },
  });
  onTestFinished(() => void started.kill('SIGKILL'));
  const [line] = (await once(createInterface({ input: started.stdout }), 'line')) as [string];
  return { process: started, port: (JSON.parse(line) as { port: number }).port };
}

function post(port: number, body: object): Promise<{ status: number; text: string }> {
  const headers = { host: 'www.example.com.au', 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request({ port, method: 'POST', path: '/api/leads', headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.on('error', reject).end(JSON.stringify(body));
  });
}

test('R4 a lead that was answered is there after the backend is told to end, and on its way after the next start', async () => {
  const folders = await exampleFolders();
  const first = await startBackend(folders);
  const answer = await post(first.port, exampleForm());
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
