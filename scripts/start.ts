import { Command } from 'commander';
import { openBackend } from '../src/backend/open-backend.ts';
import { createLog } from '../src/backend/observe/logger.ts';
import { stopOnSignal } from '../src/backend/stop-server.ts';
import { startToken } from '../src/backend/store/access-tokens.ts';
import { storePlace } from '../src/backend/store/store-place.ts';
import { buildExitCode, buildSummary } from '../src/build/report/build-summary.ts';
import { buildTenants } from '../src/build/build-tenants.ts';
import { smallestFirst } from '../src/build/smallest-first.ts';
import { chosenTenants } from '../src/build/chosen-tenants.ts';
import { codeDigests } from '../src/build/processes/code-digest.ts';
import { openSiteProcesses } from '../src/build/processes/site-processes.ts';
import { compiledCode } from '../src/build/render/compiled-code.ts';
import { EXIT_CODES, exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { ExpectedError } from '../src/command-line/expected-error.ts';
import {
  dataOption,
  jobsOption,
  jsonOption,
  outOption,
  portOption,
  tenantsOption,
} from '../src/command-line/options.ts';
import { settleFirst } from '../src/nightly/tenant-archive/settle-imports.ts';
import { runCommand } from '../src/command-line/run-command.ts';
import { addressLines } from '../src/serve/address-lines.ts';
import { publishedSites } from '../src/serve/published-sites.ts';
import { startServer } from '../src/serve/start-server.ts';
import { keepDemoFeedsCurrent } from './demo/refresh.ts';

type StartOptions = {
  out: string;
  data: string;
  tenants: string;
  jobs?: number;
  port: number;
  json?: boolean;
};

async function startAction({ out, data, tenants, jobs, port, json }: StartOptions): Promise<void> {
  const awaited = new Set(await chosenTenants([], tenants));
  // A taken port is told before the minutes of building, not after them.
  const log = createLog('warn');
  // Without a mail server the demonstration writes emails as files.
  const environment = { FORECOURT_LETTERS: 'files', ...process.env };
  const backend = await openBackend({ outFolder: out, dataFolder: data, environment, log });
  const server = await startServer({
    outFolder: out,
    port,
    backend: backend.listener,
    awaited: () => [...awaited],
  }).catch(async (error: unknown) => {
    await backend.close();
    throw error;
  });
  const stop = async (): Promise<void> => {
    await server.close();
    await backend.close();
  };
  stopOnSignal(stop);
  const now = new Date();
  if (!json) process.stderr.write(`Sites appear at http://localhost:${server.port} as they are built.\n\n`);
  await keepDemoFeedsCurrent(now, tenants, [...awaited]);
  const processes = openSiteProcesses();
  const build = (slugs: readonly string[]): ReturnType<typeof buildTenants> =>
    buildTenants({
      slugs,
      tenantsFolder: tenants,
      outFolder: out,
      jobs,
      allow: {},
      processes,
      onBuilt: (slug) => awaited.delete(slug),
      now: now.toISOString(),
    });
  const slugs = await smallestFirst([...awaited], tenants);
  // Beside the pictures of the first site, which is built alone so that it is there soon; each site tells a failure itself.
  const compiled = compiledCode(codeDigests().render, () => undefined);
  compiled.catch(() => undefined);
  const results = [...(await build(slugs.slice(0, 1))), ...(await build(slugs.slice(1)))];
  processes.close();
  const reports = results.map(({ report }) => report);
  for (const report of reports)
    if (!report.published) process.stderr.write(`\n${report.tenant}:\n${report.reason}\n`);
  const sites = await publishedSites(out);
  const exitCode = buildExitCode(reports);
  if (json) {
    const addresses = sites.map(({ slug, name }) => ({ slug, name, url: server.siteUrl(slug) }));
    process.stdout.write(
      `${JSON.stringify({ exitCode, port: server.port, sites: addresses, tenants: reports })}\n`,
    );
  } else {
    const token = await startToken(backend.store);
    const leads = [
      `Leads are at each site's /_leads, for anyone who has this token until the next start: ${token}`,
      `They are kept in ${backend.store.place}; emails are written to ${storePlace(data, process.env).letters}`,
    ];
    const lines = ['', ...buildSummary(reports), '', ...addressLines(server, sites), '', ...leads];
    process.stdout.write(`${lines.join('\n')}\n`);
  }
  process.exitCode = exitCode;
  if (sites.length > 0 || exitCode === EXIT_CODES.done) return;
  await stop();
  throw new ExpectedError('No site could be built, so there is nothing to serve.');
}

const program = new Command('npm start --')
  .description(
    'Serves tenants on this machine with a backend, each as soon as it is built: the demo tenants, or those of --tenants.',
  )
  .addOption(portOption())
  .addOption(outOption())
  .addOption(dataOption())
  .hook('preAction', settleFirst)
  .addOption(tenantsOption())
  .addOption(jobsOption())
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Examples:
  npm start                         http://localhost:4321 lists the sites
  npm start -- --port 5000
${exitCodesHelp('done', 'failed', 'usage', 'refused', 'partly')}`,
  )
  .action(startAction);

await runCommand(program);
