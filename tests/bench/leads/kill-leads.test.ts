import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { seededRandom } from '../../../src/backend/outbox/fault-schedule.fixture.ts';
import { killLeads } from './kill-leads.ts';
import { cutPower, readTrace, straceMissing } from './power-cut.ts';

function temporary(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-kills-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const random = seededRandom(4);
const trials = (kind: 'safe' | 'early', count: number) =>
  killLeads({ kind, trials: count, connections: 32, file: path.join(temporary(), 'leads.sqlite'), random });

// The long form, 1,000 kills, is `npm run bench:leads`.
test('R4 no answered lead is lost or torn when the backend is killed under 32 requests at once', async () => {
  const result = await trials('safe', 8);
  expect(result).toMatchObject({ trials: 8, lost: 0, torn: 0, integrity: 'ok' });
  expect(result.answered).toBeGreaterThan(50);
});

test('R4 control: a process that answers what it has not stored is found out', async () => {
  expect((await trials('early', 3)).lost).toBeGreaterThan(0);
});

const missing = straceMissing();
if (missing !== undefined) process.stderr.write(`${missing}\n`);

test.skipIf(missing !== undefined)(
  'R5 no lead is answered before the log that has it is on the disk; control: without FULL nearly all are',
  async () => {
    expect(await cutPower('safe', 60, temporary())).toEqual({ answered: 60, unsynced: 0 });
    const { answered, unsynced } = await cutPower('lax', 60, temporary());
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
