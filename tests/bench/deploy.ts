import { Argument, Command } from 'commander';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { jsonOption, outOption } from '../../src/command-line/options.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { fillBucket } from './deploy/fill-bucket.ts';
import { serveRelease } from './deploy/serve-release.ts';
import { positiveNumber } from './positive-number.ts';

const HOSTS = ['nginx', 'caddy', 's3'] as const;
type Host = (typeof HOSTS)[number];
type BenchOptions = { site: string; out: string; server: string; port: number; json?: boolean };

async function benchAction(host: Host, { site, out, server, port, json }: BenchOptions): Promise<void> {
  const found =
    host === 's3' ? await fillBucket(server, port, site, out) : await serveRelease(host, site, out);
  process.stdout.write(json ? `${JSON.stringify({ host, site, ...found })}\n` : `${host}, ${site}:\n`);
  if (!json)
    for (const [name, value] of Object.entries(found))
      process.stdout.write(`  ${name}: ${JSON.stringify(value)}\n`);
  process.exitCode = found.wrong.length === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
}

const program = new Command('npm run bench:deploy --')
  .description(
    'Sends a built demo dealer to a real server, asks for all of it, and names every wrong answer.',
  )
  .addArgument(new Argument('<host>', 'who receives it').choices(HOSTS))
  .option('--site <slug>', 'a demo dealer that is built', 'bass-strait-trucks')
  .option(
    '--server <program>',
    'for s3: what starts a server of S3 (pip install "moto[server,s3]")',
    'moto_server',
  )
  .option('--port <number>', 'for s3: its port', positiveNumber, 5099)
  .addOption(outOption())
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
nginx and caddy need the program of that name (Debian: nginx-light, caddy).

Examples:
  npm run build -- bass-strait-trucks && npm run bench:deploy -- nginx
  npm run bench:deploy -- s3 --server /opt/moto/bin/moto_server --json
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(benchAction);

await runCommand(program);
