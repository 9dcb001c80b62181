import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commandSection, projectCommands } from './documentation/commands-page.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const helps = new Map<string, Promise<string>>();

/** What a command says to `--help`; each is asked once. */
function helpOf(file: string): Promise<string> {
  const help =
    helps.get(file) ??
    new Promise<string>((resolve, reject) => {
      execFile(process.execPath, [path.join(root, file), '--help'], { cwd: root }, (error, out) =>
        error ? reject(error) : resolve(out),
      );
    });
  helps.set(file, help);
  return help;
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

/** What a command answers to words, none of which has it do anything. */
function answerTo(file: string, words: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(root, file), ...words], { cwd: root }, (_, out, wrong) =>
      resolve(out + wrong),
    );
  });
}

/** Subcommands as the help of a command has them. */
const subcommandsOf = (help: string): string[] =>
  [...(/^Commands:\n((?: +.*\n)+)/m.exec(help)?.[1] ?? '').matchAll(/^ {2}([a-z]\S*)/gm)].flatMap(
    ([, name = '']) => (name === 'help' ? [] : [name]),
  );

/** What a subcommand cannot be called without, so that this is not what it answers. */
const NEEDED: Readonly<Record<string, string[]>> = {
  workflow: ['github', '--shards', '2', '--state', 's3://bucket/prefix'],
};
const scripts = projectCommands().filter(({ file }) => file.startsWith('scripts/'));

test.each(scripts)('$file and all below it take --tenants', { timeout: 180_000 }, async ({ file }) => {
  const names = subcommandsOf(await helpOf(file)).map((name) => name.split('|')[0]!);
  const calls = [[], ...names.map((name) => [name, ...(NEEDED[name] ?? [])])];
  for (const call of calls) {
    const answer = await answerTo(file, [...call, '--tenants', '/nowhere', '--no-such-option']);
    expect(answer, call.join(' ')).toContain("unknown option '--no-such-option'");
  }
});
