import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadOperatorFile, OPERATOR_VARIABLES } from './operator-file.ts';
import { PROJECT_ROOT } from './project-root.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'operator-file-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(text: string, mode = 0o600): string {
  const file = path.join(folder, 'operator.env');
  writeFileSync(file, text);
  chmodSync(file, mode);
  return file;
}

function load(text: string, environment: Record<string, string | undefined> = {}, mode?: number) {
  const told: string[] = [];
  loadOperatorFile(fileOf(text, mode), environment, (words) => void told.push(words));
  return { environment, told };
}

describe('a file of variables', () => {
  test('gives what the environment does not set: quotes, comments and names of others are as Node reads them', () => {
    const { environment, told } = load(
      '# Ours\nFORECOURT_TENANTS=/srv/dealers\nFORECOURT_OPERATOR_MAIL="a@b.example, c@d.example" # both\nAWS_REGION=us-east-1\n' +
        'FORECOURT_FEED_TOKEN_2=x\n',
      { FORECOURT_TENANTS: '/mine', AWS_REGION: '' },
    );
    expect(told).toEqual([]);
    expect(environment).toEqual({
      FORECOURT_TENANTS: '/mine',
      FORECOURT_OPERATOR_MAIL: 'a@b.example, c@d.example',
      AWS_REGION: '',
      FORECOURT_FEED_TOKEN_2: 'x',
    });
  });

  test.each([
    ['FORECOURT_OPERATOR_MAILS', ' Did you mean FORECOURT_OPERATOR_MAIL? Known are '],
    ['FORECOURT_NIGHT_STAET', ' Did you mean FORECOURT_NIGHT_STATE? Known are '],
    ['FORECOURT_ZZ', ' Known are FORECOURT_BACKEND_URL, '],
    // Of processes of the project among themselves.
    ['FORECOURT_SITE_DATA', ' Known are '],
  ])(
    'with %s, which is no setting of operators, is refused with the nearest name, and sets nothing',
    (name, words) => {
      const environment = {};
      expect(() => load(`FORECOURT_TENANTS=/x\n${name}=1\n`, environment)).toThrow(
        `sets ${name}, which is no setting of operators.${words}`,
      );
      expect(environment).toEqual({});
    },
  );

  test.each([
    [0o644, 'FORECOURT_OPERATOR_TOKEN=x\n', 1],
    [0o604, 'FORECOURT_SMTP_URL=smtps://u:p@host\n', 1],
    [0o640, 'FORECOURT_OPERATOR_TOKEN=x\n', 0],
    [0o600, 'FORECOURT_OPERATOR_TOKEN=x\n', 0],
    [0o644, 'FORECOURT_TENANTS=/srv/dealers\n', 0],
  ])('of mode %o with %j is warned of %i times', (mode, text, count) => {
    const { told } = load(text, {}, mode);
    expect(told).toHaveLength(count);
    for (const words of told)
      expect(words).toMatch(/everyone on this machine .* holds FORECOURT_\w+\. Write: chmod 600 /);
  });

  test('that is a folder, or is not there, is named', () => {
    expect(() => loadOperatorFile(folder, {}, () => undefined)).toThrow(/a folder stands in its place/);
    expect(() => loadOperatorFile(path.join(folder, 'none'), {}, () => undefined)).toThrow(
      /there is no such file/,
    );
  });
});

describe('--env-file', () => {
  const run = (script: string, words: string[], environment: Record<string, string> = {}) =>
    // As package.json has it: without `--` Node would take the words of the command for its own.
    spawnSync(process.execPath, ['--', `scripts/${script}.ts`, ...words], {
      cwd: PROJECT_ROOT,
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    });

  const CALLS = [
    ['nightly', ['nobody']],
    ['status', []],
    ['deploy', ['nobody', 'check']],
    ['build', ['nobody']],
    ['stock', ['nobody']],
    ['check-site', ['nobody']],
  ] as const;
  const withReport = (script: string, words: readonly string[]): string[] =>
    ['nightly', 'status'].includes(script) ? [...words, '--report', path.join(folder, 'nights')] : [...words];
  test.each(CALLS)('%s reads the folder of the tenants from it', (script, words) => {
    const none = path.join(folder, 'none');
    const file = fileOf(`FORECOURT_TENANTS=${none}\n`);
    expect(run(script, [...withReport(script, words), '--env-file', file]).stderr).toContain(none);
  });

  test('stands below the environment and below options, wherever it is written', () => {
    const file = fileOf(`FORECOURT_TENANTS=${path.join(folder, 'none')}\n`);
    const words = withReport('status', ['--env-file', file]);
    const other = path.join(folder, 'other');
    expect(run('status', words, { FORECOURT_TENANTS: other }).stderr).toContain(other);
    expect(run('status', ['--tenants', other, ...words]).stderr).toContain(other);
  });

  test('with a wrong name ends a command with 2 before anything else', () => {
    const { status, stderr } = run('nightly', [
      '--env-file',
      fileOf('FORECOURT_OPERATOR_MIAL=a@b.example\n'),
    ]);
    expect(status).toBe(2);
    expect(stderr).toContain('Did you mean FORECOURT_OPERATOR_MAIL?');
  });

  test('that is not there ends a command with 2, and says so in the words of the project', () => {
    const { status, stderr } = run('status', ['--env-file', path.join(folder, 'nowhere.env')]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/--env-file .*nowhere\.env: there is no such file/);
  });

  test.each(['before', 'after'])(
    'is read once, so that a pipe that stands %s the other words gives all it has',
    (place) => {
      const [given, other] = [['--env-file', '/dev/fd/3'], withReport('status', ['--json'])];
      const script = '"$0" "$@" 3< <(printf "FORECOURT_OPERATOR_MIAL=a@b.example\\n")';
      const words = [
        '--',
        'scripts/status.ts',
        ...(place === 'before' ? [...given, ...other] : [...other, ...given]),
      ];
      const { status, stderr } = spawnSync('bash', ['-c', script, process.execPath, ...words], {
        cwd: PROJECT_ROOT,
        encoding: 'utf8',
      });
      expect(stderr).toContain('Did you mean FORECOURT_OPERATOR_MAIL?');
      expect(status).toBe(2);
    },
  );

  test('may be a named pipe, and does not hang', () => {
    const pipe = path.join(folder, 'operator.fifo');
    const script =
      'mkfifo -m 600 "$0" && { printf "FORECOURT_OPERATOR_MIAL=1\\n" > "$0" & } && exec "$@" --env-file "$0"';
    const words = [process.execPath, '--', 'scripts/status.ts', ...withReport('status', [])];
    const { status, stderr } = spawnSync('bash', ['-c', script, pipe, ...words], {
      cwd: PROJECT_ROOT,
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(stderr).toContain('Did you mean FORECOURT_OPERATOR_MAIL?');
    expect(status).toBe(2);
  });
});

test('every variable that the documentation has for operators is known, and each that is known is documented', () => {
  const docs = path.join(PROJECT_ROOT, 'docs');
  const pages = readdirSync(docs).filter((name) => name.endsWith('.md'));
  const text = pages.map((name) => readFileSync(path.join(docs, name), 'utf8')).join('\n');
  const named = new Set(text.match(/FORECOURT_(?!FEED_)[A-Z]+(_[A-Z]+)*/g));
  expect([...named].sort()).toEqual([...OPERATOR_VARIABLES].sort());
});
