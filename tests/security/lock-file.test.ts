import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { lockFileProblems, type LockFile } from './lock-file-problems.ts';

const textOf = (file: string): string => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
const lockFile = JSON.parse(textOf('package-lock.json')) as LockFile;
const { allowScripts } = JSON.parse(textOf('package.json')) as { allowScripts: Record<string, boolean> };

describe('what npm ci installs', () => {
  test('is what the lock file holds by sha512, of the registry, with every install script judged', () => {
    expect(Object.keys(lockFile.packages).length).toBeGreaterThan(500);
    expect(lockFileProblems(lockFile, allowScripts)).toEqual([]);
  });

  test('runs the script of one package alone, and refuses a script that nobody has judged', () => {
    const settings = textOf('.npmrc').trim().split('\n');
    expect(settings).toContain('strict-allow-scripts=true');
    expect(settings.filter((line) => /registry|dangerously/.test(line))).toEqual([]);
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node']);
  });

  const sound = { version: '1.0.0', integrity: `sha512-${'A'.repeat(86)}==` };
  test.each([
    ['an install script nobody has named', { ...sound, hasInstallScript: true }, 'allowScripts'],
    [
      'another registry',
      { ...sound, resolved: 'https://npm.example/a.tgz' },
      'comes from https://npm.example',
    ],
    ['a look-alike', { ...sound, resolved: 'https://registry.npmjs.org.example/a.tgz' }, 'comes from'],
    ['a git repository', { ...sound, resolved: 'git+ssh://git@github.com/a/a.git#1' }, 'comes from git+ssh'],
    ['plain http', { ...sound, resolved: 'http://registry.npmjs.org/a.tgz' }, 'comes from http:'],
    ['sha1', { ...sound, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'no sha512'],
    [
      'two digests',
      { ...sound, integrity: `sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk= ${sound.integrity}` },
      'no sha512',
    ],
    ['no digest', { version: '1.0.0' }, 'no sha512'],
    ['a folder', { ...sound, resolved: 'packages/a', link: true }, 'no sha512'],
  ])('control: a lock file with %s is found out', (_, locked, problem) => {
    const packages = { '': {}, 'node_modules/b': sound, 'node_modules/b/node_modules/@a/a': locked };
    const [first] = lockFileProblems({ packages }, {});
    expect(first).toContain('node_modules/b/node_modules/@a/a (1.0.0)');
    expect(first).toContain(problem);
    expect(lockFileProblems({ packages: { 'node_modules/b': sound } }, {})).toEqual([]);
  });

  test('control: a judgement of what has no install script is found out', () => {
    const [problem] = lockFileProblems({ packages: { 'node_modules/b': sound } }, { b: false });
    expect(problem).toBe('package.json: allowScripts names b, which has no install script: take it out.');
  });
});
