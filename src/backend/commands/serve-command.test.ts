import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { ANSWERS, exampleForm } from '../leads/example-form.fixture.ts';
import { openStore } from '../store/open-store.ts';
import { listLeads } from '../store/list-leads.ts';
import { temporaryFolder } from '../store/temporary-sqlite.fixture.ts';
import {
  publishExamples,
  startBackend as startProcess,
  type BackendFolders,
  type BackendProcess,
} from './backend-process.fixture.ts';

/** The person of the test, as no log may have them. */
const MARKED = /Zephyrine|Quokkasdottir|canary|491\s?579\s?212/i;

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
  const emails = path.join(folders.data, 'letters', 'example', 'yard');
  // Sent before it ended, or else by the next one; never lost.
  const second = listed?.state === 'queued' ? await startBackend(folders) : undefined;
  // An email has another name until it is whole.
  const arrived = async (): Promise<string[]> =>
    (await readdir(emails).catch(() => [])).filter((name) => name.endsWith('.json'));
  await expect.poll(arrived, { timeout: 30_000 }).toHaveLength(1);
  second?.process.kill('SIGTERM');
  const [file = ''] = await arrived();
  expect(JSON.parse(await readFile(path.join(emails, file), 'utf8'))).toMatchObject({
    data: { lead_id: id },
  });
});

test('R7 S10 100 posts of one key at once are one lead with one answer, and what the process writes names nobody', async () => {
  const folders = await exampleFolders();
  const backend = await startBackend(folders);
  const canary = { name: 'Zephyrine', last_name: 'Quokkasdottir', email: 'canary.7311@example.com' };
  const form = exampleForm({ values: { ...ANSWERS, ...canary, phone: '0491 579 212' } });
  const key = { 'idempotency-key': 'one', 'x-forwarded-for': '203.0.113.77' };
  const answers = await Promise.all(Array.from({ length: 100 }, () => backend.post(form, key)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  const other = await backend.post({ ...form, values: { ...form.values, message: 'Other words' } }, key);
  expect(other.status).toBe(422);
  expect(other.text).not.toMatch(MARKED);
  expect((await backend.post(`${JSON.stringify(form)}canary.7311@example.com`)).status).toBe(400);
  const without = exampleForm({ values: { ...form.values, postcode: 'canary.7311' } });
  expect((await backend.post(without, { 'idempotency-key': 'two' })).status).toBe(422);
  // R7: what was wrong leaves its key free. Control: another key is another lead.
  expect((await backend.post(form, { 'idempotency-key': 'two' })).status).toBe(200);
  backend.process.kill('SIGTERM');
  await once(backend.process, 'exit');

  const store = await openStore(path.join(folders.data, 'leads.sqlite'), 0);
  expect(await listLeads(store, {})).toHaveLength(2);
  await store.close();
  const log = await readFile(path.join(path.dirname(folders.out), 'backend.log'), 'utf8');
  expect(log.split('\n').length).toBeGreaterThan(100);
  expect(log).not.toMatch(MARKED);
});

test('R4 while a backend has the store, another and a restore are refused, and what was answered stays', async () => {
  const folders = await exampleFolders();
  const first = await startBackend(folders);
  const answer = await first.post(exampleForm());
  await expect(startProcess(folders)).rejects.toThrow('Another backend has ');
  const backup = path.join(folders.out, '..', 'backup.gz');
  const run = async (...words: string[]) => {
    const ran = spawn(
      process.execPath,
      [path.join(root, 'scripts/backend.ts'), ...words, '--data', folders.data],
      { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, DATABASE_URL: '' } },
    );
    let text = '';
    ran.stderr.on('data', (chunk) => (text += chunk));
    const [code] = await once(ran, 'close');
    return [code, text];
  };
  expect(await run('backup', backup)).toEqual([0, '']);
  expect(await run('restore', backup)).toEqual([1, expect.stringContaining('Stop it, and restore then.')]);
  expect((await first.ask({ path: '/ready', host: 'localhost' })).status).toBe(200);
  await first.kill();
  expect(await run('restore', backup)).toEqual([0, '']);
  const second = await startBackend(folders);
  expect(await second.post(exampleForm())).toMatchObject({ status: answer.status });
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
