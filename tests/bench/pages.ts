import { Command, Option } from 'commander';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../chromium/find-browser.ts';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { createProgress } from '../../src/command-line/progress.ts';
import { terminalOf } from '../../src/command-line/terminal.ts';
import { benchLatency } from './pages/bench-latency.ts';
import { benchWeights, type Finding } from './pages/bench-weights.ts';
import { openDemoBench } from './pages/demo-bench-pages.ts';
import { benchFilterClick } from './pages/filter-click.ts';
import { positiveNumber } from './positive-number.ts';

const PARTS = ['bytes', 'latency', 'filter-click'] as const;
type Part = (typeof PARTS)[number];
type Options = { vehicles: number; beside?: string; only?: Part; json?: boolean };

async function bench({ vehicles, beside, only, json }: Options): Promise<void> {
  const { browser: found } = await findBrowser();
  if (!found) throw new ExpectedError('No Chromium was found. Run npm run browser -- --install.');
  const wanted = PARTS.filter((part) =>
    only === undefined ? part !== 'filter-click' || beside !== undefined : part === only,
  );
  const demo = await openDemoBench();
  const browser = await chromium.launch({ executablePath: found.executablePath, args: browserArguments() });
  const progress = createProgress(wanted, process.stderr, terminalOf(process.stderr));
  const parts: Record<Part, () => Promise<Finding>> = {
    bytes: () => benchWeights(browser, demo, vehicles, progress),
    latency: () => benchLatency(browser, demo, progress),
    'filter-click': () => benchFilterClick(browser, beside ?? 'HEAD~1', progress),
  };
  const findings: Partial<Record<Part, Omit<Finding, 'lines'>>> = {};
  try {
    for (const part of wanted) {
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

export const pagesBench = new Command('pages')
  .description(
    'weighs the pages of the demo dealers on a phone, times a finger, and a filter with two commits',
  )
  .addOption(
    new Option('--vehicles <number>', 'vehicle pages of each dealer to weigh')
      .argParser(positiveNumber)
      .default(Infinity, 'all'),
  )
  .option('--beside <commit>', 'times a click on a filter with the code of this commit and of HEAD in turns')
  .addOption(new Option('--only <part>', 'one part of it').choices(PARTS))
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
The demo sites of .forecourt/tests/demo are measured; they are built first where there are none.
Bytes and requests are the same in every run, layout shift nearly so; times are noisy.
Ends with 1 as well when a budget breaks, when three of four steps of an interaction take 100 ms or more, and when
the median click on a filter takes more than 1.05 times that of the other commit.

Examples:
  npm run bench -- pages
  npm run bench -- pages --only bytes --vehicles 10
  npm run bench -- pages --only filter-click --beside HEAD~20
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(bench);
