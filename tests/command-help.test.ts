import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commandSection, projectCommands } from './documentation/commands-page.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function helpOf(file: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [path.join(root, file), '--help'], { cwd: root }, (error, out) =>
      error ? reject(error) : resolve(out),
    );
  });
}

test('every command of package.json is asked for its help', () => {
  expect(projectCommands().map(({ file }) => file)).toContain('scripts/build.ts');
  expect(projectCommands().length).toBeGreaterThan(10);
});

const documented = readFileSync(path.join(root, 'docs/commands.md'), 'utf8');

test.each(projectCommands())(
  '$file --help shows examples and the exit codes, and is documented',
  async ({ name, file }) => {
    const help = await helpOf(file);
    expect(help).toMatch(/^Examples?:\n {2}npm /m);
    expect(help).toMatch(/^Exit codes:\n {2}0 {2}/m);
    // A default that is computed from the clock would be documented for one day only.
    expect(help).not.toMatch(/default: "\d{4}-\d\d-\d\d/);
    // `npm run docs -- --write` writes it.
    expect(documented).toContain(commandSection(name, help));
  },
);
