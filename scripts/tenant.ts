import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command, Option } from 'commander';
import { localTime } from '../src/domain/location/local-time.ts';
import { fixedClock } from '../src/build/fixed-clock.ts';
import { describeSettings } from '../src/tenant/describe-settings.ts';
import { listTenants, UnknownTenantError } from '../src/tenant/load-tenant.ts';
import { nearestWord } from '../src/tenant/nearest-word.ts';
import { TEMPLATE_NAMES } from '../src/tenant/schema.ts';
import { shownPath } from '../src/tenant/shown-path.ts';
import { EXIT_CODES, exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { nextCommand } from '../src/command-line/next-command.ts';
import { jsonOption, outOption, tenantsOption } from '../src/command-line/options.ts';
import { PROJECT_ROOT } from '../src/command-line/project-root.ts';
import { runCommand } from '../src/command-line/run-command.ts';
import { terminalOf } from '../src/command-line/terminal.ts';
import { UsageError } from '../src/command-line/usage-error.ts';
import { addDefaultPages } from '../src/build/tenants/add-default-pages.ts';
import { checkTenant, type CheckedTenant } from '../src/build/tenants/check-tenant.ts';
import { contentWarnings } from '../src/build/tenants/content-warnings.ts';
import { guessLines } from '../src/build/tenants/guess-lines.ts';
import { guessTenant } from '../src/build/tenants/guess-tenant.ts';
import { scaffoldTenant } from '../src/build/tenants/scaffold-tenant.ts';
import { settleFirst } from '../src/nightly/tenant-archive/settle-imports.ts';
import { unreadFeed } from '../src/build/tenants/unread-feed.ts';
import { settingLines } from '../src/build/tenants/setting-lines.ts';

const REFERENCE_FILE = path.join(PROJECT_ROOT, 'docs/settings.md');

type NewOptions = {
  template: (typeof TEMPLATE_NAMES)[number];
  from?: string;
  member?: string;
  json?: boolean;
};

type ExportOptions = { to?: string; releases?: boolean; photos: boolean; out: string; json?: boolean };
type ImportOptions = { as?: string; replace?: boolean; out: string; json?: boolean };

const EXAMPLES = `
Examples:
  npm run tenant -- wattle-used-cars                every setting, and who said so
  npm run tenant -- wattle-used-cars --json         the same for a program
  npm run tenant -- wattle-used-cars --explain      with the meaning of each and what it may be
  npm run tenant -- reference                       all settings there are, as docs/settings.md has them
  npm run tenant -- new my-cars --template used     a new tenant that builds
  npm run tenant -- new my-cars --from stock.xml    the same, with its settings guessed from a feed
  npm run tenant -- pages my-cars                   the pages that its settings ask for and it does not have
  npm run tenant -- list                            the tenants there are
  npm run tenant -- export my-cars                  the tenant with all that its next build needs, as one file
  npm run tenant -- import my-cars.tar.gz           that file as a tenant of this project`;

/** What a new tenant has as examples, for each the setting. */
const STILL_TO_GIVE = [
  '  site.licence.number      the dealer licence; MD000000 stands for it',
  '  site.url, phone, email   the address of the site, and how to reach the dealer',
  '  locations                address, phone and opening hours of each yard',
  '  leads.delivery           the mailbox that enquiries go to; the backend sends them (docs/leads.md)',
];

const EXIT_CODES_HELP = exitCodesHelp('done', 'failed', 'usage');

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));

const command = new Command('npm run tenant --')
  .description(
    'Checks a tenant and shows what it is set to, makes, exports or imports a tenant, lists the tenants there are, or all settings.',
  )
  .hook('preAction', settleFirst)
  .addOption(tenantsOption())
  .addHelpText('after', `${EXAMPLES}\n${EXIT_CODES_HELP}`);

const tenantsFolder = (): string => command.opts<{ tenants: string }>().tenants;

/** The checked tenant; a slug that is no tenant and nearly the name of a command is told of the command. */
async function checkedOrCommand(slug: string): Promise<CheckedTenant> {
  try {
    return await checkTenant(slug, tenantsFolder());
  } catch (error) {
    const names = command.commands.map((each) => each.name());
    const known = await listTenants(tenantsFolder()).catch(() => []);
    const meant = nearestWord(slug, known) === undefined ? nearestWord(slug, names) : undefined;
    if (meant === undefined || !(error instanceof UnknownTenantError)) throw error;
    throw new UsageError(`There is no tenant and no command '${slug}'. Did you mean ${meant}?`, {
      cause: error,
    });
  }
}

command
  .command('show <slug>', { isDefault: true })
  .description('check a tenant and show each setting with who said so; the word `show` can be left out')
  .option('--explain', 'with the meaning of each setting and what it may be')
  .addOption(jsonOption())
  .addHelpText('after', `${EXAMPLES}\n${EXIT_CODES_HELP}`)
  .action(async (slug: string, options: { explain?: boolean; json?: boolean }) => {
    const {
      tenant,
      folder,
      input,
      preset,
      texts,
      textLines,
      warnings,
      placeholderWarnings,
      pictureWarnings,
    } = await checkedOrCommand(slug);
    const now = fixedClock(process.env['FORECOURT_NOW']) ?? new Date();
    const ofTexts = contentWarnings(texts, textLines, localTime(now, tenant.site.time_zone).day);
    for (const warning of [...placeholderWarnings, ...warnings, ...ofTexts, ...pictureWarnings])
      process.stderr.write(`Warning: ${warning}\n`);
    const unread = await unreadFeed(tenant, {
      tenantFolder: folder,
      stateFolder: folder,
      today: localTime(now, tenant.site.time_zone).day,
      now,
      environment: process.env,
    });
    for (const line of unread) process.stderr.write(`A build would refuse the feed. ${line}\n`);
    if (unread.length > 0) process.exitCode = EXIT_CODES.failed;
    const described = describeSettings(input, tenant, preset);
    // Reading the comments of the schema takes the compiler, which nothing else here needs.
    const settings = options.explain
      ? (await import('../src/build/tenants/reference/explained-settings.ts')).explainedSettings(described)
      : described;
    if (options.json) return printJson(settings);
    print(settingLines(settings, terminalOf(process.stdout)).join('\n'));
    if (preset) print(`preset: ${preset.name}, which is ${shownPath(preset.file)}`);
  });

command
  .command('new <slug>')
  .description('make the folder of a new tenant, with everything a build needs')
  .addOption(
    new Option('--template <name>', 'template to start from').choices(TEMPLATE_NAMES).default('used'),
  )
  .option('--from <file|url>', 'guess how this feed is written, and write its settings with the reasons')
  .option('--member <name>', 'with --from: the file in a ZIP archive of several, or the sheet of a workbook')
  .addOption(jsonOption())
  .addHelpText('after', `${EXAMPLES}\n${EXIT_CODES_HELP}`)
  .action(async (slug: string, options: NewOptions) => {
    const today = new Date().toISOString().slice(0, 10);
    if (options.member !== undefined && options.from === undefined)
      throw new UsageError(
        '--member names a file in the archive, or a sheet of the workbook, that --from names.',
      );
    const { from, member } = options;
    const guessed =
      from === undefined ? undefined : await guessTenant(from, today, { member, template: options.template });
    const files = await scaffoldTenant(slug, options.template, tenantsFolder(), today, guessed?.scaffold);
    const folder = shownPath(path.join(tenantsFolder(), slug));
    const isRead = guessed === undefined || guessed.accepted > 0;
    if (!isRead) process.exitCode = EXIT_CODES.failed;
    if (options.json) {
      const { placed = [], ...said } = guessed?.guess ?? {};
      const columns = placed.map(({ column, ...each }) => ({ ...each, column: column.path }));
      return printJson({
        slug,
        folder,
        files,
        ...(guessed && { guess: { ...said, columns }, shown: guessed.shown }),
      });
    }
    if (guessed) print(guessLines(guessed).join('\n'));
    print([`Made ${folder}:`, ...files.map((file) => `  ${file}`), ''].join('\n'));
    print([`The dealer must still give, in ${folder}/tenant.ts:`, ...STILL_TO_GIVE, ''].join('\n'));
    print(
      isRead
        ? `Next: put the dealer's own words into ${folder}/tenant.ts, have the privacy policy and the terms checked, then run \`${nextCommand('build', slug)}\`.`
        : `Next: put the feed right in ${folder}/tenant.ts, until \`${nextCommand('stock', slug)}\` reads it.`,
    );
  });

command
  .command('pages <slug>')
  .description('write the default pages that the settings ask for and the tenant does not have yet')
  .addOption(jsonOption())
  .addHelpText('after', `${EXAMPLES}\n${EXIT_CODES_HELP}`)
  .action(async (slug: string, options: { json?: boolean }) => {
    const pages = await addDefaultPages(slug, tenantsFolder());
    if (options.json) return printJson(pages.map(({ path: address, file }) => ({ path: address, file })));
    if (pages.length === 0) return print('Every default page is there already.');
    print(
      [
        `Wrote into ${shownPath(path.join(tenantsFolder(), slug))}:`,
        ...pages.map(({ file }) => `  ${file}`),
      ].join('\n'),
    );
    print('Next: read them, and link to them from site.navigation or site.footer in tenant.ts.');
  });

command
  .command('list')
  .description('the slugs of all tenants')
  .addOption(jsonOption())
  .addHelpText('after', `${EXAMPLES}\n${EXIT_CODES_HELP}`)
  .action(async (options: { json?: boolean }) => {
    const slugs = await listTenants(tenantsFolder());
    if (options.json) return printJson(slugs);
    print(slugs.join('\n'));
  });

command
  .command('reference')
  .description('every setting there is, with meaning, allowed values and default, as Markdown')
  .option('--write', `write it to ${shownPath(REFERENCE_FILE)} in place of printing it`)
  .addOption(jsonOption())
  .addHelpText('after', `${EXAMPLES}\n${EXIT_CODES_HELP}`)
  .action(async (options: { write?: boolean; json?: boolean }) => {
    const { referencePage } = await import('../src/build/tenants/reference/reference-page.ts');
    const { settingReference } = await import('../src/build/tenants/reference/setting-reference.ts');
    if (options.write) await writeFile(REFERENCE_FILE, referencePage());
    if (options.json) return printJson(settingReference());
    if (options.write) print(`Wrote ${shownPath(REFERENCE_FILE)}.`);
    else process.stdout.write(referencePage());
  });

command
  .command('export <slug>')
  .description(
    'write a tenant, with what it remembers and its site, into one file; secrets and leads are not in it',
  )
  .option('--to <file>', 'the file to write (default: <slug>.tar.gz)')
  .option('--releases', 'with every release that a rollback can go back to, and not the last ones alone')
  .option('--no-photos', 'without the photos of the web that builds have fetched: they are fetched again')
  .addOption(outOption())
  .addOption(jsonOption())
  .addHelpText('after', `${EXAMPLES}\n${EXIT_CODES_HELP}`)
  .action(async (slug: string, options: ExportOptions) => {
    const { exportTenant } = await import('../src/nightly/tenant-archive/export-tenant.ts');
    const { exportLines } = await import('../src/nightly/tenant-archive/move-lines.ts');
    const place = { tenantsFolder: tenantsFolder(), outFolder: options.out };
    const to = path.resolve(options.to ?? `${slug}.tar.gz`);
    const exported = await exportTenant(slug, place, {
      to,
      releases: options.releases ?? false,
      photos: options.photos,
    });
    if (options.json) return printJson(exported);
    print(exportLines(exported).join('\n'));
  });

command
  .command('import <file>')
  .description('make a tenant of a file that export wrote; nothing is changed unless all of it can be used')
  .option('--as <folder>', 'the name of its folder, which is its slug (default: the one it had)')
  .option('--replace', 'in place of a tenant that is there, with all that it remembers and its releases')
  .addOption(outOption())
  .addOption(jsonOption())
  .addHelpText('after', `${EXAMPLES}\n${EXIT_CODES_HELP}`)
  .action(async (file: string, options: ImportOptions) => {
    const { importTenant } = await import('../src/nightly/tenant-archive/import-tenant.ts');
    const { importLines } = await import('../src/nightly/tenant-archive/move-lines.ts');
    const place = { tenantsFolder: tenantsFolder(), outFolder: options.out };
    const imported = await importTenant(path.resolve(file), place, {
      as: options.as,
      isReplaced: options.replace ?? false,
      environment: process.env,
    });
    if (options.json) return printJson(imported);
    print(importLines(imported).join('\n'));
  });

await runCommand(command);
