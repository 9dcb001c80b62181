import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { COMMAND_TESTS } from './command-tests.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const files = globSync('{src,scripts,tests}/**/*.test.{ts,tsx}', { cwd: root, exclude: ['tests/site/**'] });
const nameOf = (file: string): string => path.basename(file, '.test.ts');

/** What a file imports that starts processes. */
const STARTS_PROCESSES =
  /from '(node:child_process|.*\/(search-trial\.fixture|kill-trials|stop-trials)\.ts)'|\brunScript\(/;

test('a test that starts a process is one of the commands, so that the quick tests stay quick', () => {
  const starting = files.filter((file) => STARTS_PROCESSES.test(readFileSync(path.join(root, file), 'utf8')));
  expect(starting.length).toBeGreaterThan(9);
  expect(starting.map(nameOf).filter((name) => !COMMAND_TESTS.includes(name))).toEqual([]);
});

test('every name of a test of commands is the name of one file', () => {
  const names = files.map(nameOf);
  expect(COMMAND_TESTS.filter((name) => names.filter((one) => one === name).length !== 1)).toEqual([]);
});
