// Whether sites can be built with another release of Astro: by code compiled for all sites, or by Astro alone, with the same files.
import { spawnSync } from 'node:child_process';
import { cp, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { readManifest } from '../../src/build/publish/manifest.ts';
import { BuildReport } from '../../src/build/report/build-report.ts';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { FIXTURE_NOW, runScript } from '../built-sites.ts';
import { TENANT } from './print-build.ts';
import { differenceCount, siteDifferences, type SiteDifferences } from './same-sites/site-differences.ts';
import { commitOf, withCheckout } from './with-checkout.ts';

/** What a site says of how it was built, and how it differs from what that release of Astro builds by itself. */
type Built = SiteDifferences & { release: string; files: number; warnings: string[] };

const ABOUT_ASTRO = /^Pages are the same|^Astro builds/;

/** Puts packages of its own into a checkout, as npm writes into files that it finds, and another release of Astro among them. */
async function installAstro(checkout: string, release: string): Promise<void> {
  const packages = path.join(checkout, 'node_modules');
  await rm(packages);
  await cp(path.join(PROJECT_ROOT, 'node_modules'), packages, { recursive: true, verbatimSymlinks: true });
  const words = ['install', `astro@${release}`, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', words, { cwd: checkout, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new ExpectedError(`astro@${release} could not be installed.`);
}

async function buildWith(release: string): Promise<Built> {
  const checkout = path.join(PROJECT_ROOT, '.forecourt', `astro-${release}-${process.pid}`);
  return withCheckout(await commitOf('HEAD'), checkout, async () => {
    await installAstro(checkout, release);
    const build = async (out: string, ...words: string[]) => {
      const args = [TENANT, '--tenants', 'tests/tenants', '--out', out, '--json', ...words];
      const { stdout, stderr } = await runScript('build.ts', args, { FORECOURT_NOW: FIXTURE_NOW }, checkout);
      if (stdout === '') throw new ExpectedError(`astro@${release}: ${stderr}`);
      const report = BuildReport.parse((JSON.parse(stdout) as { tenants: unknown[] }).tenants[0]);
      if (!report.published) throw new ExpectedError(`astro@${release}: ${report.reason}`);
      const manifest = await readManifest(await realpath(path.join(checkout, out, TENANT)));
      return { files: manifest?.files ?? [], warnings: report.warnings };
    };
    const whole = await build('whole', '--whole');
    const { files, warnings } = await build('sites');
    const differences = siteDifferences(whole.files, files);
    return {
      release,
      files: files.length,
      warnings: warnings.filter((line) => ABOUT_ASTRO.test(line)),
      ...differences,
    };
  });
}

const linesOf = (built: Built): string[] => [
  `astro@${built.release}: ${differenceCount(built)} of ${built.files} files differ from a whole build`,
  ...built.warnings.map((line) => `  ${line}`),
];

async function bench(releases: string[], { json }: { json?: boolean }): Promise<void> {
  const all: Built[] = [];
  for (const release of releases) all.push(await buildWith(release));
  process.stdout.write(`${json ? JSON.stringify(all) : all.flatMap(linesOf).join('\n')}\n`);
  const isSame = all.every((built) => built.files > 0 && differenceCount(built) === 0);
  process.exitCode = isSame ? EXIT_CODES.done : EXIT_CODES.failed;
}

const program = new Command('npm run bench:other-astro --')
  .description(
    'Builds a fixture of HEAD with other releases of Astro, and compares it with what each builds by itself.',
  )
  .argument('<release...>', 'releases of Astro, as npm names them')
  .addOption(jsonOption())
  .action(bench)
  .addHelpText(
    'after',
    `
Each is installed in a checkout of its own, with packages copied from here (1 GB).

Example:
  npm run bench:other-astro -- 7.2.10 7.3.4
${exitCodesHelp('done', 'failed', 'usage')}`,
  );

await runCommand(program);
