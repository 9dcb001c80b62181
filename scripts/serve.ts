import { Command, Option } from 'commander';
import { exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { jsonOption, outOption, portOption } from '../src/command-line/options.ts';
import { runCommand } from '../src/command-line/run-command.ts';
import { addressLines } from '../src/serve/address-lines.ts';
import { publishedSites } from '../src/serve/published-sites.ts';
import { startServer } from '../src/serve/start-server.ts';

type ServeOptions = { out: string; port: number; host: string; json?: boolean };

async function serveAction({ out, port, host, json }: ServeOptions): Promise<void> {
  const server = await startServer({ outFolder: out, port, host });
  const sites = await publishedSites(out);
  const addresses = sites.map(({ slug, name }) => ({ slug, name, url: server.siteUrl(slug) }));
  process.stdout.write(
    json
      ? `${JSON.stringify({ port: server.port, sites: addresses })}\n`
      : `${addressLines(server, sites).join('\n')}\n`,
  );
}

const program = new Command('npm run serve --')
  .description('Serves the published sites on this machine as a static host would.')
  .addOption(outOption())
  .addOption(portOption())
  .addOption(new Option('--host <address>', 'address to listen on; 0.0.0.0 for all').default('127.0.0.1'))
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Examples:
  npm run serve                                  http://localhost:4321 lists the sites
  npm run serve -- --out ../sites --port 5000
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(serveAction);

await runCommand(program);
