import path from 'node:path';
import { Command } from 'commander';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { jsonOption, tenantsOption } from '../../src/command-line/options.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { chosenTenants } from '../../src/build/chosen-tenants.ts';
import { compareWhole, type WholeSite } from '../whole-sites.ts';
import { differenceCount } from './same-sites/site-differences.ts';

type WholeSitesOptions = { tenants: string; now: string; json?: boolean };

const line = (site: WholeSite): string =>
  [
    `${[...site.builtAfter, site.slug].join(', then ')}: ${differenceCount(site)} of ${site.files} files differ`,
    ...[...site.changed, ...site.onlyBefore, ...site.onlyAfter].map((file) => `  ${file}`),
  ].join('\n');

async function compareAction(named: string[], { tenants, now, json }: WholeSitesOptions): Promise<void> {
  const tenantsFolder = path.resolve(tenants);
  const slugs = await chosenTenants(named, tenantsFolder);
  const sites = await compareWhole({ tenantsFolder, slugs, now });
  process.stdout.write(`${json ? JSON.stringify(sites, null, 2) : sites.map(line).join('\n')}\n`);
  const isSame = sites.every((site) => site.files > 0 && differenceCount(site) === 0);
  process.exitCode = isSame ? EXIT_CODES.done : EXIT_CODES.failed;
}

const program = new Command('npm run bench:whole-sites --')
  .description(
    'Builds sites in one process, in both orders and without any patch of Astro, and each by a whole build of Astro, and compares every file.',
  )
  .argument('[slug...]', 'tenants; none means all')
  .addOption(tenantsOption())
  .option('--now <moment>', 'the moment that both are built at', '2026-11-21T03:00:00.000Z')
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Examples:
  npm run bench:whole-sites
  npm run bench:whole-sites -- wattle-used-cars
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(compareAction);

await runCommand(program);
