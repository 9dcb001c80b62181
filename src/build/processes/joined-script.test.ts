import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { joinedScript } from './joined-script.ts';

// Inside the project: a joined script finds its packages, and the places of its modules, from there.
let folder = '';
beforeEach(() => {
  mkdirSync(path.join(PROJECT_ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(PROJECT_ROOT, '.cache', 'joined-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (file: string): string => execFileSync(process.execPath, [file], { encoding: 'utf8' });
const write = (name: string, text: string): string => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};

test('a script is one file with its modules and packages, which know their places', async () => {
  write('place.ts', 'export const place: string = import.meta.url;');
  const script = write(
    'script.ts',
    `import { z } from 'zod';
     import { place } from './place.ts';
     console.log(z.string().parse('read by a package'), place);`,
  );
  const loaded = path.join(folder, 'loaded');
  const file = await joinedScript(script, loaded);
  expect(file).toBe(path.join(loaded, 'script.mjs'));
  const said = run(script);
  expect(said).toBe(`read by a package file://${path.join(folder, 'place.ts')}\n`);
  rmSync(script);
  expect(run(file)).toBe(said);

  const moved = path.join(folder, 'moved', 'loaded');
  cpSync(loaded, moved, { recursive: true });
  expect(run(path.join(moved, 'script.mjs')), 'of a project that was moved').toContain('moved/place.ts');
});

test('a file that is there is not made again, and two who want one get the same', async () => {
  const script = write('script.ts', `console.log('one');`);
  const [first, second] = await Promise.all([joinedScript(script, folder), joinedScript(script, folder)]);
  expect(second).toBe(first);
  const made = readFileSync(first, 'utf8');
  write('script.ts', `console.log('two');`);
  expect(readFileSync(await joinedScript(script, folder), 'utf8')).toBe(made);
});

test('a script that cannot be read is run as it is, and says why', async () => {
  const script = write('script.ts', `import './gone.ts';`);
  expect(await joinedScript(script, path.join(folder, 'loaded'))).toBe(script);
});
