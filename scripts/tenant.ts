import path from 'node:path';
import { Command, Option } from 'commander';
import { describeSettings } from '../src/tenant/describe-settings.ts';
import { listTenants, loadTenant } from '../src/tenant/load-tenant.ts';
import { TEMPLATE_NAMES } from '../src/tenant/schema.ts';
import { shownPath } from '../src/tenant/shown-path.ts';
import { exitCodesHelp } from './command-line/exit-codes.ts';
import { jsonOption, tenantsOption } from './command-line/options.ts';
import { runCommand } from './command-line/run-command.ts';
import { terminalOf } from './command-line/terminal.ts';
import { scaffoldTenant } from './tenant/scaffold-tenant.ts';
import { settingLines } from './tenant/setting-lines.ts';

const EXAMPLES = `
Examples:
  npm run tenant -- wattle-used-cars                every setting, and who said so
  npm run tenant -- wattle-used-cars --json         the same for a program
  npm run tenant -- new my-cars --template used     a new tenant that builds
  npm run tenant -- list                            the tenants there are`;

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));

const command = new Command('npm run tenant --')
  .description('Shows what a tenant is set to, makes a new tenant, or lists the tenants there are.')
  .addOption(tenantsOption())
  .addHelpText('after', EXAMPLES)
  .addHelpText('after', exitCodesHelp('done', 'failed', 'usage'));

const tenantsFolder = (): string => command.opts<{ tenants: string }>().tenants;

command
  .command('show <slug>', { isDefault: true })
  .description('every setting of a tenant with its value and who said so; the word `show` can be left out')
  .addOption(jsonOption())
  .action(async (slug: string, options: { json?: boolean }) => {
    const { tenant, input } = await loadTenant(slug, tenantsFolder());
    const settings = describeSettings(input, tenant);
    if (options.json) return printJson(settings);
    print(settingLines(settings, terminalOf(process.stdout)).join('\n'));
  });

command
  .command('new <slug>')
  .description('make the folder of a new tenant, with everything a build needs')
  .addOption(new Option('--template <name>', 'preset to start from').choices(TEMPLATE_NAMES).default('used'))
  .addOption(jsonOption())
  .action(async (slug: string, options: { template: (typeof TEMPLATE_NAMES)[number]; json?: boolean }) => {
    const today = new Date().toISOString().slice(0, 10);
    const files = await scaffoldTenant(slug, options.template, tenantsFolder(), today);
    const folder = shownPath(path.join(tenantsFolder(), slug));
    if (options.json) return printJson({ slug, folder, files });
    print([`Made ${folder}:`, ...files.map((file) => `  ${file}`), ''].join('\n'));
    print(
      `Next: put the dealer's own words into ${folder}/tenant.ts, then run \`npm run build -- ${slug}\`.`,
    );
  });

command
  .command('list')
  .description('the slugs of all tenants')
  .addOption(jsonOption())
  .action(async (options: { json?: boolean }) => {
    const slugs = await listTenants(tenantsFolder());
    if (options.json) return printJson(slugs);
    print(slugs.join('\n'));
  });

await runCommand(command);
