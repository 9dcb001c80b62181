import { Command } from 'commander';
import { chosenTenants } from '../src/build/chosen-tenants.ts';
import { fixedClock } from '../src/build/fixed-clock.ts';
import { exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { portOption, tenantsOption } from '../src/command-line/options.ts';
import { PROJECT_ROOT } from '../src/command-line/project-root.ts';
import { runCommand } from '../src/command-line/run-command.ts';
import { startDev } from '../src/serve/dev/start-dev.ts';
import { settleFirst } from '../src/nightly/tenant-archive/settle-imports.ts';

type DevCommand = { tenants: string; port: number };

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const tell = (text: string): void => void process.stderr.write(`${text}\n`);

async function devAction(slug: string, { tenants, port }: DevCommand): Promise<void> {
  await chosenTenants([slug], tenants);
  // Astro puts what it keeps elsewhere when it is started elsewhere.
  process.chdir(PROJECT_ROOT);
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  const isOver = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await startDev({
    isOver,
    onReady: (url) =>
      print(
        `${slug} while you write it: ${url}\nEvery file you save below its folder shows at once. Stop with Ctrl+C.`,
      ),
    slug,
    tenantsFolder: tenants,
    port,
    now: () => fixedClock(process.env['FORECOURT_NOW']) ?? new Date(),
    onChange: ({ seconds, problems }) => {
      if (problems.length > 0) tell(['', ...problems, ''].join('\n'));
      else print(`Shown again after ${seconds.toFixed(1)} s.`);
    },
  });
  process.exit(0);
}

const program = new Command('npm run dev --')
  .description("Shows a dealer's site while its files are written, drafts included.")
  .argument('<slug>', 'tenant')
  .hook('preAction', settleFirst)
  .addOption(tenantsOption())
  .addOption(portOption())
  .addHelpText(
    'after',
    `
Examples:
  npm run dev -- wattle-used-cars               http://localhost:4321
  npm run dev -- wattle-used-cars --port 5000
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(devAction);

await runCommand(program);
