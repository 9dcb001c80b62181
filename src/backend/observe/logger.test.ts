import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../store/temporary-sqlite.fixture.ts';
import { backgroundLines } from './background-lines.ts';
import { createLog } from './logger.ts';

test('S10 words and errors are logged without what they quote of a person', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.warn({ err: new Error("duplicate key ('rosa@example.com')") }, 'kept for +61 491 570 006');
  log.debug('not asked for');
  expect(lines).toHaveLength(1);
  const entry = JSON.parse(lines[0] ?? '');
  expect(entry).toMatchObject({ level: 'warn', msg: 'kept for [number]' });
  expect(entry.err.message).toBe("duplicate key ('[email]')");
  expect(lines[0]).not.toMatch(/rosa|570/);
});

function linesTo(file: string) {
  const descriptor = openSync(file, 'a');
  onTestFinished(() => closeSync(descriptor));
  const dropped: number[] = [];
  return { lines: backgroundLines(descriptor, (count) => void dropped.push(count)), dropped };
}

test('R4 lines are written in order, together and soon', async () => {
  const file = path.join(temporaryFolder(), 'log');
  const { lines, dropped } = linesTo(file);
  const written = Array.from({ length: 3_000 }, (_, at) => `line ${at}\n`);
  for (const line of written) lines.write(line);
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(written.join(''));
  lines.write('last\n');
  await expect.poll(() => readFileSync(file, 'utf8')).toMatch(/line 2999\nlast\n$/);
  expect(dropped).toEqual([]);
});

test('R4 lines that a full disk refuses are dropped and counted', async (context) => {
  context.skip(!existsSync('/dev/full'), 'A full log is not tested: this system has no /dev/full.');
  const { lines, dropped } = linesTo('/dev/full');
  for (const line of ['one\n', 'two\n']) lines.write(line);
  await expect.poll(() => dropped).toEqual([2]);
  lines.write('three\n');
  await expect.poll(() => dropped).toEqual([2, 1]);
});
