import path from 'node:path';
import { Command } from 'commander';
import { afterEach, expect, test, vi } from 'vitest';
import { reportOption, stateOption } from './night-options.ts';
import { nextCommand, noteOptions, publishAgain } from './next-command.ts';
import { dataOption, outOption, tenantsOption } from './options.ts';
import { PROJECT_ROOT } from './project-root.ts';

afterEach(() => void vi.unstubAllEnvs());

/** Reads `words` as a command does that has these options, one of them at its subcommand. */
async function called(name: string, words: readonly string[]): Promise<void> {
  vi.stubEnv('FORECOURT_SAID', '{}');
  const command = new Command(`npm run ${name} --`)
    .addOption(tenantsOption())
    .addOption(reportOption())
    .addOption(stateOption('somewhere'))
    .option('--no-deploy')
    .hook('preAction', (_, acting) => noteOptions(acting));
  command
    .command('go', { isDefault: true })
    .addOption(outOption())
    .addOption(dataOption())
    .action(() => undefined);
  await command.parseAsync(words, { from: 'user' });
}

test('S10 a command that is named without options in use has none', () => {
  vi.stubEnv('FORECOURT_SAID', undefined);
  expect(publishAgain('my-cars', ['--allow count'])).toBe('npm run build -- my-cars --allow count');
});

test.each([
  ['build', ['--out', '/srv/sites'], 'npm run build -- my-cars --out /srv/sites'],
  ['tenant', ['--tenants', '/srv/my dealers'], "npm run build -- my-cars --tenants '/srv/my dealers'"],
  ['build', ['--out', path.join(PROJECT_ROOT, 'other')], 'npm run build -- my-cars --out other'],
  [
    'nightly',
    ['--state', 's3://b/p', '--report', '/n', '--no-deploy'],
    'npm run nightly -- my-cars --report /n --state s3://b/p --no-deploy',
  ],
  ['status', ['--state', 's3://b/p'], 'npm run nightly -- my-cars --state s3://b/p'],
  ['deploy', ['--state', 's3://b/p', '--data', '/d'], 'npm run build -- my-cars'],
])('S10 publishing again after %s %j', async (name, words, expected) => {
  await called(name, words);
  expect(publishAgain('my-cars')).toBe(expected);
});

test('S10 each command is given the options that it takes, and those of the environment too', async () => {
  vi.stubEnv('FORECOURT_TENANTS', '/srv/dealers');
  await called('build', ['--out', '/srv/sites', '--data', '/d']);
  expect(nextCommand('search', 'push my-cars')).toBe(
    'npm run search -- push my-cars --tenants /srv/dealers --out /srv/sites',
  );
  expect(nextCommand('backend', 'tokens')).toBe('npm run backend -- tokens --data /d');
  expect(nextCommand('nightly lift', 'my-cars')).toBe(
    'npm run nightly -- lift my-cars --tenants /srv/dealers --out /srv/sites',
  );
});
