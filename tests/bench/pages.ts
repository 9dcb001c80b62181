// What the pages of the demo dealers weigh, how Lighthouse judges them and how fast they answer a finger.
import { Command, Option } from 'commander';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../chromium/find-browser.ts';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { createProgress } from '../../src/command-line/progress.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { terminalOf } from '../../src/command-line/terminal.ts';
import { benchDev } from './pages/bench-dev.ts';
import { benchLatency } from './pages/bench-latency.ts';
import { benchLighthouse } from './pages/bench-lighthouse.ts';
import { benchWeights, type Finding } from './pages/bench-weights.ts';
import { positiveNumber } from './positive-number.ts';
import { openDemoBench } from './pages/demo-bench-pages.ts';

const PARTS = ['bytes', 'lighthouse', 'latency'] as const;
type Part = (typeof PARTS)[number];
type Options = { runs: number; lighthouse: boolean; vehicles: number; only?: Part; json?: boolean };

async function bench({ runs, lighthouse, vehicles, only, json }: Options): Promise<void> {
  const { browser: found } = await findBrowser();
  if (!found) throw new ExpectedError('No Chromium was found. Run npm run browser -- --install.');
  const isWanted = (part: Part): boolean =>
    (only === undefined || only === part) && (part !== 'lighthouse' || lighthouse);
  const demo = await openDemoBench();
  const browser = await chromium.launch({ executablePath: found.executablePath, args: browserArguments() });
  const progress = createProgress(PARTS.filter(isWanted), process.stderr, terminalOf(process.stderr));
  const parts: Record<Part, () => Promise<Finding>> = {
    bytes: () => benchWeights(browser, demo, vehicles, progress),
    lighthouse: () => benchLighthouse(demo, runs, found.executablePath, progress),
    latency: () => benchLatency(browser, demo, progress),
  };
  const findings: Partial<Record<Part, Omit<Finding, 'lines'>>> = {};
  try {
    for (const part of PARTS.filter(isWanted)) {
      const { lines, ...finding } = await parts[part]();
      findings[part] = finding;
      if (!json) process.stdout.write(`${lines.join('\n')}\n`);
    }
  } finally {
    await browser.close();
    await demo.server.close();
  }
  const holds = Object.values(findings).every((finding) => finding.holds);
  if (json) process.stdout.write(`${JSON.stringify({ holds, ...findings }, null, 2)}\n`);
  process.exitCode = holds ? EXIT_CODES.done : EXIT_CODES.failed;
}

const program = new Command('npm run bench:pages --')
  .description(
    'Weighs the pages of the demo dealers on a phone, runs Lighthouse on them, and times a finger.',
  )
  .option('--runs <number>', 'runs of Lighthouse for each page', positiveNumber, 5)
  .option('--no-lighthouse', 'leave Lighthouse out')
  .addOption(
    new Option('--vehicles <number>', 'vehicle pages of each dealer to weigh')
      .argParser(positiveNumber)
      .default(Infinity, 'all'),
  )
  .addOption(new Option('--only <part>', 'one part of it').choices(PARTS))
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
The demo sites of .forecourt/tests/demo are measured as they stand; they are built first where there are none.
Bytes and requests are the same in every run, layout shift nearly so; scores of performance and times are noisy.
Lighthouse is installed below .forecourt, for this command alone.
Ends with 1 as well when a budget breaks, when accessibility, best practices or SEO are not 100, and when three of
four steps of an interaction take 100 ms or more.

Examples:
  npm run bench:pages
  npm run bench:pages -- --no-lighthouse
  npm run bench:pages -- --only bytes --vehicles 10
  npm run bench:pages -- --json > pages.json
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(bench);

program
  .command('dev')
  .description('times a change of a file until `npm run dev` shows it: an article, a setting, a colour')
  .option('--changes <number>', 'changes of each kind', positiveNumber, 10)
  .addHelpText(
    'after',
    `
Ends with 1 when the middle change of a kind takes more than two seconds.

Example:
  npm run bench:pages -- dev
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(async ({ changes }: { changes: number }) => {
    const { lines, holds } = await benchDev(changes);
    process.stdout.write(`${lines.join('\n')}\n`);
    process.exitCode = holds ? EXIT_CODES.done : EXIT_CODES.failed;
  });

await runCommand(program);
