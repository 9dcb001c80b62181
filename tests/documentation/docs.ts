import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { AstroInlineConfig, AstroIntegration } from 'astro';
import { Command } from 'commander';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { portOption } from '../../src/command-line/options.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { callsPage } from './calls-page.ts';
import { commandsPage, projectCommands } from './commands-page.ts';
import { addressOf } from './documentation-pages.ts';
import { DOCUMENTS, readDocuments } from './read-documents.ts';
import { SIDEBAR } from './sidebar.ts';
import { DOCUMENTATION_SITE, writeSite } from './write-site.ts';

/** Not in dist/, where every folder is the site of a dealer. */
const OUT = path.join(DOCUMENTATION_SITE, 'dist');

/**
 * Starlight adds a sitemap unless there is one, and a sitemap needs the address of the site: files for any static host have none. This
 * stands in its place and makes none.
 */
const WITHOUT_SITEMAP: AstroIntegration = { name: '@astrojs/sitemap', hooks: {} };

/** The settings of the documentation site, which no file that Astro finds by itself has. */
async function siteSettings(port: number): Promise<AstroInlineConfig> {
  // Loaded here: --help needs neither.
  const { default: starlight } = await import('@astrojs/starlight');
  const files = [...readDocuments().keys()];
  return {
    configFile: false,
    root: DOCUMENTATION_SITE,
    outDir: OUT,
    logLevel: 'warn',
    server: { port },
    integrations: [
      WITHOUT_SITEMAP,
      starlight({
        title: 'Forecourt',
        // The page for what is not there is among the documents.
        disable404Route: true,
        sidebar: SIDEBAR.map(({ label, items, folder }) => ({
          label,
          collapsed: folder === 'decisions',
          items: [
            ...items,
            ...files.filter((file) => folder !== undefined && file.startsWith(`${folder}/`)),
          ].map((file) => ({ slug: addressOf(file).replace(/^\/|\/$/g, '') })),
        })),
      }),
    ],
  };
}

/** Writes docs/commands.md and docs/calls.md from what commands and the backend say of themselves. */
async function writeReferences(): Promise<void> {
  const run = promisify(execFile);
  const commands = [];
  for (const { name, file } of projectCommands()) {
    const { stdout } = await run(process.execPath, [path.join(PROJECT_ROOT, file), '--help'], {
      cwd: PROJECT_ROOT,
    });
    commands.push({ name, help: stdout });
  }
  await writeFile(path.join(DOCUMENTS, 'commands.md'), commandsPage(commands));
  const { openStore } = await import('../../src/backend/store/open-store.ts');
  const { exampleBackend } = await import('../../src/backend/example-backend.fixture.ts');
  const store = await openStore(
    path.join(await mkdtemp(path.join(tmpdir(), 'forecourt-docs-')), 'leads.sqlite'),
    0,
  );
  const { ask } = await exampleBackend(undefined, { store });
  const document = (await ask('/api/openapi.json')).json() as Parameters<typeof callsPage>[0];
  await store.close();
  await writeFile(path.join(DOCUMENTS, 'calls.md'), callsPage(document));
}

async function documentation(options: { build?: boolean; write?: boolean; port: number }): Promise<void> {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  if (options.write) {
    await writeReferences();
    process.stdout.write('Wrote docs/commands.md and docs/calls.md.\n');
    process.exitCode = EXIT_CODES.done;
    return;
  }
  await writeSite();
  const { build, dev } = await import('astro');
  const settings = await siteSettings(options.port);
  if (options.build) {
    await build(settings);
    process.stdout.write(`The documentation is in ${path.relative(process.cwd(), OUT)}.\n`);
    process.exitCode = EXIT_CODES.done;
    return;
  }
  const { address } = await dev(settings);
  process.stdout.write(`The documentation is at http://localhost:${address.port}. Ctrl+C ends it.\n`);
}

const program = new Command('npm run docs --')
  .description('Shows docs/ as a site with a search: on this machine, or built for a host.')
  .option('--build', 'build it into .cache/documentation/dist')
  .option('--write', 'write docs/commands.md and docs/calls.md again, after a change of a command or a call')
  .addOption(portOption().default(4322))
  .addHelpText(
    'after',
    `
Examples:
  npm run docs                   look at it at http://localhost:4322
  npm run docs -- --build        files for any static host
  npm run docs -- --write        the pages of commands and calls
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(documentation);

await runCommand(program);
