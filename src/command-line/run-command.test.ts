import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from './project-root.ts';

/** Every command that takes a tenant, and the words that ask for one that is not there. */
const ASKS_FOR_NOBODY = [
  ['scripts/tenant.ts', 'plai'],
  ['scripts/stock.ts', 'plai'],
  ['scripts/build.ts', 'plai'],
  ['scripts/search.ts', 'status', 'plai'],
  ['scripts/check-site.ts', 'plai'],
  ['scripts/deploy.ts', 'plai', 'check'],
  ['scripts/nightly.ts', 'plai'],
];

describe('a tenant that is not there is the same fault in every command', () => {
  test.each(ASKS_FOR_NOBODY)('%s ends with 2, and says on stdout what --json asks for', (...words) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...words, '--tenants', 'tests/tenants', '--json'],
      {
        cwd: PROJECT_ROOT,
        encoding: 'utf8',
      },
    );
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      error: {
        file: 'tests/tenants/plai',
        field: 'tenant.ts',
        way_out: expect.stringContaining('write plain;') as string,
      },
    });
    expect(stderr).toContain('way out   write plain');
  });
});

test('tenants may lie elsewhere: a variable names their folder where --tenants does not', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['scripts/tenant.ts', 'list', ...words], {
      cwd: PROJECT_ROOT,
      encoding: 'utf8',
      env: { ...process.env, FORECOURT_TENANTS: 'tests/tenants' },
    }).stdout;
  expect(run()).toContain('hostile');
  expect(run('--tenants', 'tenants')).not.toContain('hostile');
});

test('a reader that goes away ends a command without a stack', async () => {
  const child = spawn(
    process.execPath,
    ['scripts/tenant.ts', 'plain', '--tenants', 'tests/tenants', '--json'],
    {
      cwd: PROJECT_ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A day on which nothing is to be said of the tenant's texts.
      env: { ...process.env, FORECOURT_NOW: '2026-11-21T03:00:00Z' },
    },
  );
  child.stdout.destroy();
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect({ code, said }).toEqual({ code: 0, said: '' });
});
