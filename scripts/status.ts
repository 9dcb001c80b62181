import { Command } from 'commander';
import { EXIT_CODES, exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { jsonOption, outOption, tenantsOption } from '../src/command-line/options.ts';
import { reportOption, stateOption } from '../src/command-line/night-options.ts';
import { envFileOption } from '../src/command-line/operator-file.ts';
import { runCommand } from '../src/command-line/run-command.ts';
import { status, type StatusOptions } from '../src/nightly/board/status-command.ts';

const program = new Command('npm run status --')
  .description(
    'Writes a private page with all tenants, those that need attention first, from what nights have kept.',
  )
  .addOption(envFileOption())
  .addOption(tenantsOption())
  .addOption(outOption())
  .addOption(reportOption())
  .addOption(stateOption('reads what nights of all machines have kept at s3://bucket/prefix'))
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Examples:
  npm run status
  npm run status -- --tenants ../dealers --out /srv/sites --report /srv/private
  npm run status -- --state s3://my-bucket/forecourt    the nights of all shards
  npm run status -- --json | jq '.tenants[] | select(.urgency > 1) | .tenant'
${exitCodesHelp('done', 'failed', 'usage')}
  ${EXIT_CODES.partly}  some tenants could not be read; the page names them, and shows the others`,
  )
  .action((options: StatusOptions) => status(options, process.env));

await runCommand(program);
