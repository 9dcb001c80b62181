import { Argument, Command, Option } from 'commander';
import { exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { nextCommand } from '../src/command-line/next-command.ts';
import { jsonOption, outOption, tenantsOption } from '../src/command-line/options.ts';
import { stateOption } from '../src/command-line/night-options.ts';
import { envFileOption } from '../src/command-line/operator-file.ts';
import { runCommand } from '../src/command-line/run-command.ts';
import { UsageError } from '../src/command-line/usage-error.ts';
import { check } from '../src/deploy/commands/check-command.ts';
import {
  announce,
  plan,
  preview,
  push,
  rollback,
  type PushOptions,
} from '../src/deploy/commands/push-command.ts';
import { DEPLOY_TARGETS } from '../src/domain/deploy/deploy-settings.ts';
import { holdAt, type HeldOptions } from '../src/nightly/hold-commands.ts';
import { settleFirst } from '../src/nightly/tenant-archive/settle-imports.ts';

const DEEDS = ['check', 'plan', 'push', 'rollback', 'preview', 'announce'] as const;
type Deed = (typeof DEEDS)[number];

async function deploy(
  slug: string,
  deed: Deed,
  name: string | undefined,
  options: PushOptions & HeldOptions & { hold?: boolean },
): Promise<void> {
  if (options.hold && deed !== 'rollback') throw new UsageError('--hold is for rollback.');
  if (deed === 'preview') {
    if (name === undefined)
      throw new UsageError(
        `A preview has a name, as in: ${nextCommand('deploy', `${slug} preview new-look`)}`,
      );
    return preview(slug, name, options);
  }
  if (deed === 'rollback') {
    const to = await rollback(slug, name, options);
    if (options.hold && !options.dryRun)
      process.stderr.write(`${await holdAt(slug, options, process.env, to)}\n`);
    return;
  }
  if (name !== undefined) throw new UsageError(`${deed} takes no '${name}'.`);
  return { check, plan, push, announce }[deed](slug, options);
}

const program = new Command('npm run deploy --')
  .description(
    'Sends a published site to its host: checks it first, shows the difference, sends it, goes back.',
  )
  .argument('<slug>', 'the tenant')
  .addArgument(new Argument('<deed>', 'what to do').choices(DEEDS))
  .argument('[name]', 'of rollback: the release; of preview: the branch')
  .addOption(new Option('--target <host>', 'the host, in place of deploy.target').choices(DEPLOY_TARGETS))
  .option('--dry-run', 'shows what would be sent, and sends nothing')
  .option(
    '--hold',
    'of rollback: no night builds or sends the tenant until `npm run nightly -- lift` names it',
  )
  .addOption(stateOption('with --hold: where nights keep the state of tenants, s3://bucket/prefix'))
  .hook('preAction', settleFirst)
  .addOption(envFileOption())
  .addOption(tenantsOption())
  .addOption(outOption())
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
  check     whether the host can take the site; asks nobody
  plan      new, changed and removed files against what the host has
  push      sends the difference: hashed files, then pages, then what is no longer needed is taken away
  rollback  brings the host to the release before, or to the one named
  preview   sends the release under the name of a branch, without leads and not to be indexed
  announce  tells search engines which pages changed (IndexNow); push does so itself where it sends the site

Keys come from the environment: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY for S3, FORECOURT_PROXY_SECRET for Netlify.

Examples:
  npm run deploy -- my-cars check --target cloudflare-pages
  npm run deploy -- my-cars push --dry-run
  npm run deploy -- my-cars push
  npm run deploy -- my-cars rollback
  npm run deploy -- my-cars preview new-look --json
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(deploy);

await runCommand(program);
