import { Command } from 'commander';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { startMoto } from './nights/moto-server.ts';
import { compareShards } from './nights/same-releases.ts';
import { positiveNumber } from './positive-number.ts';

type BenchOptions = { tenants: number; shards: number; server: string; port: number; json?: boolean };

async function benchAction({ tenants, shards, server, port, json }: BenchOptions): Promise<void> {
  const moto = await startMoto(server, port);
  try {
    const found = await compareShards(tenants, shards, moto);
    const stored = (await moto.store.list('')).length;
    const { releases, files, wrong, seconds } = found;
    const lines = [
      `${tenants} dealers, 2 nights, ${shards} machines with empty folders: ${releases} releases with ${files} files ` +
        `compared, ${wrong.length} not the same; ${stored} objects stored; ${seconds.toFixed(0)} s.`,
      ...wrong,
    ];
    process.stdout.write(`${json ? JSON.stringify({ ...found, stored }) : lines.join('\n')}\n`);
    process.exitCode = wrong.length === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
  } finally {
    moto.stop();
  }
}

const program = new Command('npm run bench:nights-shards --')
  .description(
    'Two nights of many dealers on one machine and on several that keep nothing: every release must be the same.',
  )
  .option('--tenants <number>', 'dealers', positiveNumber, 40)
  .option('--shards <number>', 'machines', positiveNumber, 4)
  .option('--server <program>', 'what starts a server of S3 (pip install "moto[server,s3]")', 'moto_server')
  .option('--port <number>', 'its port', positiveNumber, 5098)
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Examples:
  npm run bench:nights-shards
  npm run bench:nights-shards -- --tenants 4 --shards 2 --json
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(benchAction);

await runCommand(program);
