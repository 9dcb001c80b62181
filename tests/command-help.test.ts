import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The commands of package.json that are scripts of the project, by the file that each starts. */
function commandFiles(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return Object.values(scripts).flatMap((words) => /(?:scripts|tests)\/[\w/-]+\.ts$/.exec(words)?.[0] ?? []);
}

function helpOf(file: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [path.join(root, file), '--help'], { cwd: root }, (error, out) =>
      error ? reject(error) : resolve(out),
    );
  });
}

test('every command of package.json is asked for its help', () => {
  expect(commandFiles()).toContain('scripts/build.ts');
  expect(commandFiles().length).toBeGreaterThan(10);
});

test.each(commandFiles())('%s --help shows examples and the exit codes', async (file) => {
  const help = await helpOf(file);
  expect(help).toMatch(/^Examples?:\n {2}npm /m);
  expect(help).toMatch(/^Exit codes:\n {2}0 {2}/m);
});
