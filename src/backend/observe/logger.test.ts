import { expect, test } from 'vitest';
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
