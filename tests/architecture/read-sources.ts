import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import type { Sources } from './import-problems.ts';

const isSource = (name: string): boolean =>
  /\.(ts|tsx|mts|mjs|js|astro)$/.test(name) && statSync(path.join(PROJECT_ROOT, name)).isFile();

/** Source files of the repository by path, with their text: what is built or written by a command is left out. */
export function readSources(): Sources {
  const below = ['src', 'scripts', 'tenants', 'tests', 'public'].flatMap((folder) =>
    readdirSync(path.join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      [folder, ...name.split(path.sep)].join('/'),
    ),
  );
  const files = [...readdirSync(PROJECT_ROOT), ...below].filter(isSource).sort();
  return new Map(files.map((name) => [name, readFileSync(path.join(PROJECT_ROOT, name), 'utf8')]));
}
