import path from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { allowedLines, allowedRails } from '../src/build/allowed-rails.ts';
import { buildExitCode, buildSummary, warningLines } from '../src/build/report/build-summary.ts';
import { buildTenants } from '../src/build/build-tenants.ts';
import { checkOutFolder, checkSiteKind } from '../src/build/check-out-folder.ts';
import { changesLines } from '../src/build/report/changes-text.ts';
import { chosenTenants } from '../src/build/chosen-tenants.ts';
import { fixedClock } from '../src/build/fixed-clock.ts';
import { exitCodesHelp } from '../src/command-line/exit-codes.ts';
import {
  allowOption,
  forceOption,
  jobsOption,
  jsonOption,
  outOption,
  quietOption,
  tenantsOption,
} from '../src/command-line/options.ts';
import { BackendOrigin } from '../src/domain/address/web-address.ts';
import { PROJECT_ROOT } from '../src/command-line/project-root.ts';
import { shownPath } from '../src/tenant/shown-path.ts';
import { stateOption } from '../src/command-line/night-options.ts';
import { envFileOption } from '../src/command-line/operator-file.ts';
import { runCommand } from '../src/command-line/run-command.ts';
import { UsageError } from '../src/command-line/usage-error.ts';
import { isWebAddress } from '../src/stock/feed/feed-source.ts';
import { readBill } from '../src/build/compliance/bill-files.ts';
import { rollback } from '../src/build/publish/rollback.ts';
import { holdAt, type HeldOptions } from '../src/nightly/hold-commands.ts';
import { sharedTenants } from '../src/build/shared-tenants.ts';
import { settleFirst } from '../src/nightly/tenant-archive/settle-imports.ts';

type BuildOptions = {
  feed?: string;
  map?: string;
  out: string;
  tenants: string;
  jobs?: number;
  allow: string[];
  force?: boolean;
  whole?: boolean;
  quiet?: boolean;
  json?: boolean;
  preview?: boolean;
  url?: string;
};

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const tell = (text: string): void => void process.stderr.write(`${text}\n`);
const PREVIEWS = path.join(PROJECT_ROOT, 'previews');

/** How a preview is looked at. */
const lookLines = (isPreview: boolean, outFolder: string): string[] =>
  isPreview ? [`Look at it: npm run serve -- --out ${shownPath(outFolder)}`, ''] : [];

function previewOrigin(text: string): string {
  const origin = BackendOrigin.safeParse(text);
  if (origin.success) return origin.data;
  throw new InvalidArgumentError(
    'It must be https:// or http:// and a host, such as https://preview.example.com.',
  );
}

async function buildAction(named: string[], options: BuildOptions, command: Command): Promise<void> {
  const isPreview = options.preview ?? false;
  const isOutGiven = command.getOptionValueSource('out') !== 'default';
  const outFolder = isPreview && !isOutGiven ? PREVIEWS : options.out;
  if (options.force)
    throw new UsageError(
      '--force is gone. Name the guard rail that may be broken, as in --allow count; a refusal names it.',
    );
  const slugs = await chosenTenants(named, options.tenants);
  const allow = allowedRails(options.allow, slugs);
  if ((options.feed ?? options.map) !== undefined && slugs.length !== 1)
    throw new UsageError(
      '--feed and --map are for one tenant: name it, as in `build my-cars --feed stock.csv`.',
    );
  if (options.url !== undefined && (!isPreview || slugs.length !== 1))
    throw new UsageError(
      '--url is for the preview of one tenant: name it, as in `build my-cars --preview --url https://preview.example.com`.',
    );
  // A fixed clock makes two builds of the same stock the same to the byte.
  const now = fixedClock(process.env['FORECOURT_NOW']) ?? new Date();
  await checkOutFolder(outFolder);
  await checkSiteKind(outFolder, slugs, isPreview ? 'preview' : 'published');
  for (const line of allowedLines(allow)) tell(line);
  const results = await buildTenants({
    slugs,
    tenantsFolder: options.tenants,
    outFolder,
    isPreview,
    ...(options.url === undefined ? {} : { previewUrl: options.url }),
    ...(options.feed === undefined
      ? {}
      : { feed: isWebAddress(options.feed) ? options.feed : path.resolve(options.feed) }),
    ...(options.map === undefined ? {} : { map: options.map }),
    jobs: options.jobs,
    isQuiet: options.quiet,
    allow,
    ...(isPreview ? {} : { refusals: await sharedTenants(options.tenants, outFolder) }),
    ...(options.whole === undefined ? {} : { whole: options.whole }),
    now: now.toISOString(),
  });
  const reports = results.map(({ report }) => report);
  for (const { report, stock, unwritten } of results) {
    const lines = [
      ...(slugs.length === 1 || !report.published ? stock : []),
      ...(report.published ? [] : [report.reason]),
      ...changesLines(report.changes),
      ...warningLines(report.warnings),
      ...(unwritten === undefined ? [] : [unwritten]),
    ];
    if (lines.length > 0) tell([``, `${report.tenant}:`, ...lines].join('\n'));
  }
  const exitCode = buildExitCode(reports);
  if (options.json) print(JSON.stringify({ exitCode, tenants: reports }));
  else print(['', ...buildSummary(reports), '', ...lookLines(isPreview, outFolder)].join('\n'));
  process.exitCode = exitCode;
}

async function rollbackAction(
  slug: string,
  release: string | undefined,
  options: HeldOptions & { hold?: boolean },
): Promise<void> {
  const done = await rollback(options.out, slug, release);
  const held = options.hold ? await holdAt(slug, options, process.env, done.to) : undefined;
  if (options.json) return print(JSON.stringify({ ...done, isHeld: held !== undefined }));
  print(`${slug}: ${done.to} is live again, in place of ${done.from}.`);
  print(held ?? 'The next night publishes what it builds; --hold keeps this release until it is lifted.');
}

const program = new Command('npm run build --')
  .description("Builds and publishes dealers' sites from their stock feeds, side by side.")
  .enablePositionalOptions()
  .argument('[slug...]', 'tenants to build; none means all')
  .option('--feed <file|url>', 'stock feed to read in place of the one in the settings (one tenant only)')
  .option('--map <name>', 'column map to read it with, as named in src/stock/maps (one tenant only)')
  .option(
    '--preview',
    'with drafts and what is to come, for people only: to the folder previews, never published',
  )
  .option(
    '--url <origin>',
    'where a preview is shown, which its canonical links and structured data name (default: this machine)',
    previewOrigin,
  )
  .addOption(outOption())
  .hook('preAction', settleFirst)
  .addOption(envFileOption())
  .addOption(tenantsOption())
  .addOption(jobsOption())
  .addOption(quietOption())
  .option('--whole', 'compile for each site alone, as `astro build` does; slower, and the same pages')
  .addOption(allowOption())
  .addOption(forceOption())
  .addOption(jsonOption())
  .action(buildAction);

const rollbackExamples = `
Examples:
  npm run build -- rollback wattle-used-cars                  back to the release before
  npm run build -- rollback wattle-used-cars latest           wrong on purpose: prints the releases there are
  npm run build -- rollback wattle-used-cars --out ../sites   of sites that were published elsewhere
`;

program
  .command('rollback')
  .description('make the release before the live one live again, or the one named')
  .argument('<slug>', 'tenant')
  .argument('[release]', 'name of a release; a wrong one prints the list')
  .option('--hold', 'and no night builds or sends the tenant until `npm run nightly -- lift` names it')
  .addOption(stateOption('with --hold: where nights keep the state of tenants, s3://bucket/prefix'))
  .addOption(envFileOption())
  .addOption(outOption())
  .addOption(jsonOption())
  .addHelpText('after', `${rollbackExamples}${exitCodesHelp('done', 'failed', 'usage')}`)
  .action(rollbackAction);

const billExamples = `
Examples:
  npm run --silent build -- sbom wattle-used-cars > bill.cdx.json   what the live release is made of
  npm run build -- sbom wattle-used-cars --out ../sites             of a site that was published elsewhere
`;

program
  .command('sbom')
  .description(
    'print what a release is made of and made by: packages with licences and digests, as CycloneDX',
  )
  .argument('<slug>', 'tenant')
  .argument('[release]', 'name of a release; the live one when none is given')
  .addOption(outOption())
  .action(async (slug: string, release: string | undefined, { out }: Pick<BuildOptions, 'out'>) => {
    process.stdout.write(await readBill(out, slug, release));
  })
  .addHelpText('after', `${billExamples}${exitCodesHelp('done', 'failed', 'usage')}`);

const examples = `
Examples:
  npm run build                                        all tenants
  npm run build -- wattle-used-cars                    one tenant
  npm run build -- my-cars --preview                   with drafts, to look at before they are published
  npm run build -- my-cars --feed ../au.csv --map au-listings --out ../sites
  npm run build -- my-cars --allow count --allow price  once, though these guard rails refuse
  npm run build -- --allow my-cars:count               the same when several are built
  npm run build -- --jobs 1 --json > builds.json       one after the other, reports as JSON
  npm run build -- rollback wattle-used-cars           back to the release before
  npm run --silent build -- sbom wattle-used-cars      the packages that its live release is made of
`;
program.addHelpText('after', `${examples}${exitCodesHelp('done', 'failed', 'usage', 'refused', 'partly')}`);

await runCommand(program);
