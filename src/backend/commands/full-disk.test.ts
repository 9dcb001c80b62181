import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { ANSWERS, exampleForm } from '../leads/example-form.fixture.ts';
import { temporaryFolder } from '../store/temporary-sqlite.fixture.ts';
import { publishExamples, startBackend, type BackendFolders } from './backend-process.fixture.ts';

/**
 * Runs the words after it with a disk of its own at `folder`, which a shell prepares; needs no rights. It holds the log of
 * the database, which grows to 4 MB before it is emptied.
 */
const withDisk = (folder: string, prepare: string): string[] => [
  'unshare',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=12m forecourt "$0" && cd "$0" && ${prepare} && cd "$OLDPWD" && exec "$@"`,
  folder,
];

function diskMissing(): string | undefined {
  try {
    const [command = '', ...words] = withDisk(temporaryFolder(), 'true');
    execFileSync(command, [...words, 'true'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'The full disk and the read-only one are not tested: this system lets nobody mount one (unshare, tmpfs).';
  }
}

async function exampleFolders(): Promise<BackendFolders> {
  const folders = await publishExamples(temporaryFolder());
  mkdirSync(folders.data);
  return folders;
}

async function refusal(folders: BackendFolders, prepare: string): Promise<string> {
  const outcome: unknown = await startBackend(folders, {}, withDisk(folders.data, prepare)).catch(
    (error: unknown) => error,
  );
  if (outcome instanceof Error) return outcome.message;
  throw new Error('It started.');
}

test('bad input: R4 a full disk: no lead is answered that is not kept, /ready says so, and it goes on when there is room', async (context) => {
  const missing = diskMissing();
  context.skip(missing !== undefined, missing);
  const folders = await exampleFolders();
  const backend = await startBackend(
    folders,
    { FORECOURT_TRUSTED_PROXIES: '127.0.0.1' },
    withDisk(folders.data, 'head -c 10000000 /dev/zero > ballast'),
  );
  onTestFinished(backend.kill);
  const post = (number: number) =>
    backend.post(
      exampleForm({ values: { ...ANSWERS, message: 'x'.repeat(4000), phone: `04${10_000_000 + number}` } }),
      { 'idempotency-key': `key-${number}`, 'x-forwarded-for': `10.0.0.${number % 250}` },
    );
  const answered: string[] = [];
  let refused = await post(0);
  for (let number = 0; number < 500 && refused.status === 200; number++) {
    refused = await post(number);
    if (refused.status === 200) answered.push(refused.text);
  }
  expect(answered.length).toBeGreaterThan(5);
  expect(refused.status).toBe(503);
  expect(JSON.parse(refused.text)).toEqual({
    error: "We couldn't save your message. What you typed is still here. Please send it again.",
    errors: [],
  });
  expect((await post(answered.length)).status).toBe(503);
  const ready = () => fetch(`http://127.0.0.1:${backend.port}/ready`).then(({ status }) => status);
  expect(await ready()).toBe(503);
  // Those that were answered have the same answer, with the disk still full.
  for (const number of [0, answered.length - 1]) expect((await post(number)).text).toBe(answered[number]);

  rmSync(`/proc/${backend.process.pid}/root${folders.data}/ballast`);
  await expect.poll(async () => (await post(answered.length)).status, { timeout: 20_000 }).toBe(200);
  for (const [number, text] of answered.entries()) expect((await post(number)).text).toBe(text);
  await expect.poll(ready, { timeout: 10_000 }).toBe(200);
}, 120_000);

test('bad input: a disk that is full or cannot be written at the start names the file and the way out', async (context) => {
  const missing = diskMissing();
  context.skip(missing !== undefined, missing);
  const folders = await exampleFolders();
  const full = await refusal(folders, '(head -c 13000000 /dev/zero > ballast || true)');
  expect(full).toMatch(/leads\.sqlite cannot grow: the disk is full.*Free some room on the disk/);
  const readOnly = await refusal(folders, 'mount -o remount,ro forecourt "$0"');
  expect(readOnly).toMatch(/leads\.sqlite cannot be opened.*Let the user of the backend write the folder/);
}, 120_000);

test('R4 a full disk of the log: leads are taken and told, lines are counted, and it ends when told to', async (context) => {
  context.skip(!existsSync('/dev/full'), 'A full log is not tested: this system has no /dev/full.');
  const folders = await exampleFolders();
  const withFullLog = ['sh', '-c', 'exec "$0" "$@" 2> /dev/full'];
  const backend = await startBackend(folders, {}, withFullLog);
  onTestFinished(backend.kill);
  const metric = async (): Promise<string | undefined> =>
    (await backend.ask({ path: '/metrics', host: 'localhost' })).text
      .split('\n')
      .find((line) => line.startsWith('forecourt_log_lines_dropped_total '));
  const sent = await backend.post(exampleForm({ values: ANSWERS }), { 'idempotency-key': 'key' });
  expect(sent.status).toBe(200);
  await expect.poll(metric).toMatch(/ [1-9]\d*$/);
  const ended = once(backend.process, 'exit');
  backend.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
