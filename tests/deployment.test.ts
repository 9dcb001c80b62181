import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../src/command-line/project-root.ts';

const textOf = (file: string): string => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
const isThere = (name: string): boolean => existsSync(path.join(PROJECT_ROOT, name));

/** Words of the command that starts the backend; those of `npm run backend` that it must know. */
function expectStart(words: readonly string[]): void {
  const [script = '', ...options] = words;
  expect(isThere(script)).toBe(true);
  const known = textOf('src/backend/commands/serve-command.ts') + textOf('src/command-line/options.ts');
  for (const option of options.filter((word) => word.startsWith('--')))
    expect(known).toContain(`'${option} <`);
}

describe('the Dockerfile', () => {
  const lines = textOf('Dockerfile')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => ({ word: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
  const all = (word: string): string[] => lines.filter((line) => line.word === word).map(({ rest }) => rest);

  test('copies what is there, and what the context lets through', () => {
    const sources = all('COPY').flatMap((rest) => rest.split(' ').slice(0, -1));
    expect(sources.filter((source) => !isThere(source))).toEqual([]);
    const context = textOf('.dockerignore').split('\n');
    expect(context[0]).toBe('*');
    expect(sources.filter((source) => !context.includes(`!${source}`))).toEqual([]);
  });

  test('installs without development packages and runs as a user without rights', () => {
    expect(all('RUN').join('\n')).toContain('npm ci --omit=dev');
    const user = lines.findIndex(({ word, rest }) => word === 'USER' && rest !== 'root' && rest !== '0');
    expect(user).toBeGreaterThan(-1);
    // Nothing turns it back, and what it starts comes after it.
    expect(all('USER')).toHaveLength(1);
    expect(lines.findIndex(({ word }) => word === 'CMD')).toBeGreaterThan(user);
  });

  test('has the major version of Node that the project pins', () => {
    const { devDependencies } = JSON.parse(textOf('package.json')) as { devDependencies: { node: string } };
    expect(all('FROM')).toEqual([`node:${devDependencies.node.split('.')[0]}-slim`]);
  });

  test('starts the backend with options that it knows, so that a signal reaches Node', () => {
    const [, ...words] = JSON.parse(all('CMD')[0] ?? '[]') as string[];
    expectStart(words);
  });
});

describe('the systemd unit', () => {
  const settings = new Map(
    textOf('docs/operations/forecourt-backend.service')
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
  );

  test('starts the backend with options that it knows, by the Node of the project', () => {
    const [node, ...words] = (settings.get('ExecStart') ?? '').split(' ');
    expect(node).toBe(`${settings.get('WorkingDirectory')}/node_modules/node/bin/node`);
    expectStart(words);
  });

  test('gives it a user of its own, its folder and nothing else', () => {
    expect(settings.get('User')).toMatch(/^(?!root$)[a-z]+$/);
    expect(settings.get('ExecStart')).toContain(`--data /var/lib/${settings.get('StateDirectory')}`);
    expect(settings.get('ProtectSystem')).toBe('strict');
    expect(settings.get('NoNewPrivileges')).toBe('yes');
  });
});
