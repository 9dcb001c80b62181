import path from 'node:path';
import { Command } from 'commander';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { tableLines } from '../../src/command-line/table.ts';
import { positiveNumber } from './positive-number.ts';
import { runStopTrials, type StopResult, type StopTrials } from './stop-trials.ts';

type BenchOptions = { stops: number; json?: boolean };
type Row = StopResult & Pick<StopTrials, 'kind' | 'change'> & { signal: NodeJS.Signals };

const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGKILL'];
const CHANGES: StopTrials['change'][] = ['feed', 'setting'];
/** Runs of the control, which only has to fail. */
const CONTROL_STOPS = 4;

async function measure(
  kind: StopTrials['kind'],
  change: StopTrials['change'],
  signal: NodeJS.Signals,
  stops: number,
): Promise<Row> {
  process.stderr.write(`${kind}, ${change}, ${signal}\n`);
  const folder = path.join(PROJECT_ROOT, '.cache', `stops-${process.pid}`);
  const result = await runStopTrials({ kind, change, signals: [signal], stops, stopsEach: 1, folder });
  return { kind, change, signal, ...result };
}

const COLUMNS = ['builds by', 'change', 'signal', 'stops', 'at work', 'right after', 'wrong pages'].map(
  (title, index) => ({
    title,
    align: index < 3 ? ('left' as const) : ('right' as const),
  }),
);

const cells = (row: Row): string[] => [
  row.kind === 'build' ? 'the command' : 'control, in place',
  row.change,
  row.signal,
  String(row.stops),
  String(row.stopped),
  `${row.right} of ${row.builds}`,
  `${row.wrongPages} of ${row.pages}`,
];

async function benchAction({ stops, json }: BenchOptions): Promise<void> {
  const rows: Row[] = [];
  for (const change of CHANGES)
    for (const signal of SIGNALS) rows.push(await measure('build', change, signal, Math.ceil(stops / 4)));
  for (const change of CHANGES) rows.push(await measure('in-place', change, 'SIGKILL', CONTROL_STOPS));
  process.stdout.write(
    json ? `${JSON.stringify(rows)}\n` : `\n${tableLines(COLUMNS, rows.map(cells)).join('\n')}\n`,
  );
  const isProven = rows.every((row) =>
    row.kind === 'build' ? row.right === row.builds : row.right < row.builds,
  );
  process.exitCode = isProven ? EXIT_CODES.done : EXIT_CODES.failed;
}

const program = new Command('npm run bench:stops --')
  .description(
    'Stops builds in the middle, takes back what was changed, builds again, and compares every page with a clean build.',
  )
  .option(
    '--stops <number>',
    'builds to stop: a quarter for each change (feed, setting) and signal (INT, KILL)',
    positiveNumber,
    40,
  )
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Examples:
  npm run bench:stops
  npm run bench:stops -- --stops 8 --json
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(benchAction);

await runCommand(program);
