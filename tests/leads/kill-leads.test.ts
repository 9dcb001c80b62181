import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { seededRandom } from '../../src/backend/outbox/fault-schedule.fixture.ts';
import { exampleBackends } from './example-backends.ts';
import { killLeads } from './kill-leads.ts';
import { startLeadServer } from './lead-server.ts';
import { cutPower, readTrace, straceMissing } from './power-cut.ts';

function temporary(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-kills-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const SOUND = { lost: 0, changed: 0, torn: 0, integrity: 'ok' };

// The long form, 1,000 kills, is `npm run bench -- leads kills`.
test('R4 no answered lead is lost, doubled or torn when the backend is killed under 32 posts at once', async () => {
  const { start, file } = await exampleBackends(temporary());
  const result = await killLeads({ start, file, trials: 4, connections: 32, random: seededRandom(4) });
  expect(result).toMatchObject({ trials: 4, ...SOUND });
  expect(result.answered).toBeGreaterThan(50);
}, 180_000);

test('R4 control: a process that answers two seconds before it stores is found out', async () => {
  const file = path.join(temporary(), 'leads.sqlite');
  const start = () => startLeadServer(file, 'early');
  const result = await killLeads({ start, file, trials: 1, connections: 32, random: () => 0.5 });
  expect(result.answered).toBeGreaterThanOrEqual(30);
  expect(result.lost).toBe(result.answered);
});

const startLax = (folder: string) => (before: readonly string[]) =>
  startLeadServer(path.join(folder, 'leads.sqlite'), 'lax', before);

const missing = straceMissing();
if (missing !== undefined) process.stderr.write(`${missing}\n`);

test.skipIf(missing !== undefined)(
  'R5 no lead is answered before the log that has it is on the disk; control: without FULL nearly all are',
  async () => {
    const { start } = await exampleBackends(temporary());
    expect(await cutPower(start, 60, temporary())).toEqual({ answered: 60, unsynced: 0 });
    const { answered, unsynced } = await cutPower(startLax(temporary()), 60, temporary());
    expect(answered).toBe(60);
    expect(unsynced).toBeGreaterThanOrEqual(54);
  },
);

test.each([
  ['written, synced, answered', ['pwrite64(9</a.sqlite-wal>', 'fdatasync(9</a.sqlite-wal>'], 0],
  ['written and answered', ['pwrite64(9</a.sqlite-wal>'], 1],
  ['synced before it was written', ['fdatasync(9</a.sqlite-wal>', 'pwrite64(9</a.sqlite-wal>'], 1],
  ['another file was synced', ['pwrite64(9</a.sqlite-wal>', 'fdatasync(9</a.sqlite>'], 1],
  ['answered and nothing else', [], 1],
])('R5 a trace: %s', (_, calls, unsynced) => {
  const lines = [...calls, 'writev(21<TCP:[127.0.0.1]>, [{iov_base="HTTP/1.1 201 Created'];
  expect(readTrace(lines.map((line) => `77 ${line}`).join('\n'))).toEqual({ answered: 1, unsynced });
});
