import { Argument, Command } from 'commander';
import { exitCodesHelp } from '../src/command-line/exit-codes.ts';
import {
  allowOption,
  jobsOption,
  jsonOption,
  outOption,
  quietOption,
  tenantsOption,
} from '../src/command-line/options.ts';
import { letterSecondsOption, reportOption, stateOption } from '../src/command-line/night-options.ts';
import { envFileOption } from '../src/command-line/operator-file.ts';
import { runCommand } from '../src/command-line/run-command.ts';
import { hold, lift, type HeldOptions } from '../src/nightly/hold-commands.ts';
import { nightly, type NightOptions } from '../src/nightly/night-command.ts';
import { workflow, type WorkflowOptions } from '../src/nightly/workflow/workflow-command.ts';
import { SEND_WAYS, WORKFLOW_SYSTEMS, type WorkflowSystem } from '../src/nightly/workflow/workflow-plan.ts';
import { settleFirst } from '../src/nightly/tenant-archive/settle-imports.ts';

const program = new Command('npm run nightly --')
  .description(
    'A night of all tenants: fetches feeds, guards, builds, publishes, sends each site to its host, and says what became of each.',
  )
  .enablePositionalOptions()
  .argument('[slug...]', 'tenants of this night; none means all but demonstrations')
  .option('--shard <number/of>', 'only the tenants of this part, as 3/20; a new tenant moves no other')
  .option('--night <name>', 'name of the night; a second run of one name does what the first did not')
  .option('--resume', 'goes on with the night that was stopped here; where none was, begins one')
  .option('--no-deploy', 'builds and publishes here, and sends nothing to hosts')
  .option('--with-demos', 'with tenants whose settings say night.demo')
  .addOption(stateOption('keeps the state of tenants at s3://bucket/prefix, for machines that keep nothing'))
  .addOption(letterSecondsOption())
  .option('--take-over', 'takes state that another run has, which was killed')
  .hook('preAction', settleFirst)
  .addOption(envFileOption())
  .addOption(tenantsOption())
  .addOption(outOption())
  .addOption(reportOption())
  .addOption(jobsOption())
  .addOption(quietOption())
  .addOption(allowOption())
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Examples:
  npm run nightly                                     every tenant but the demonstrations
  npm run nightly -- --tenants ../dealers --out /srv/sites
  npm run nightly -- --shard 3/20                     the third of twenty machines
  npm run nightly -- --shard 3/20 --state s3://my-bucket/forecourt
  npm run nightly -- --resume                         what the stopped night did not come to
  npm run nightly -- --no-deploy --json > night.json  built here alone, the summary as JSON
  npm run nightly -- --allow my-cars:count            though this guard rail refuses
  npm run nightly -- lift my-cars                     ends that it is held, by a rollback or by name
  npm run nightly -- workflow github --shards 3 --state s3://my-bucket/forecourt > .github/workflows/nightly.yml
${exitCodesHelp('done', 'failed', 'usage', 'refused', 'partly')}
     or emails to dealers wait for the next night, because nobody answers`,
  )
  .action((named: string[], options: NightOptions) => nightly(named, options, process.env));

const holdCommand = (name: string, does: string, deed: typeof hold): Command =>
  program
    .command(`${name} <slug...>`)
    .description(does)
    .addOption(stateOption('where nights keep the state of tenants, s3://bucket/prefix'))
    .addOption(envFileOption())
    .addOption(tenantsOption())
    .addOption(outOption())
    .addOption(jsonOption())
    .addHelpText('after', exitCodesHelp('done', 'failed', 'usage'))
    .action((slugs: string[], options: HeldOptions) => deed(slugs, options, process.env));
holdCommand('hold', 'keeps tenants as they are: no night builds or sends them', hold);
holdCommand('lift', 'ends that for tenants that are held, also by a rollback', lift);

program
  .command('workflow')
  .description('prints the file by which a CI runs the nights: a machine for each shard')
  .addArgument(new Argument('<system>', 'the CI').choices(WORKFLOW_SYSTEMS))
  .requiredOption('--shards <number>', 'into how many parts the tenants go')
  .requiredOption('--state <address>', 'where the state is kept, s3://bucket/prefix')
  .option('--tenants-folder <folder>', 'folder of the tenants in the repository of the CI', 'tenants')
  .option(
    '--secret <name>',
    'a variable that feeds or hosts need, kept as a secret of the CI; once for each',
    (name: string, names: string[]) => [...names, name],
    [],
  )
  .option(
    '--send <way>',
    `how sites are sent beside S3, ${SEND_WAYS.join(', ')}; once for each`,
    (way: string, ways: string[]) => [...ways, way],
    [],
  )
  .option('--cron <fields>', 'when, in UTC', '15 15 * * *')
  .addHelpText(
    'after',
    `
Examples:
  npm run -s nightly -- workflow github --shards 3 --state s3://my-bucket/forecourt > .github/workflows/nightly.yml
  npm run -s nightly -- workflow gitlab --shards 4 --state s3://my-bucket/cars --secret FORECOURT_FEED_TOKEN --send wrangler
${exitCodesHelp('done', 'usage')}`,
  )
  .action((system: WorkflowSystem, options: WorkflowOptions) => workflow(system, options));

await runCommand(program);
