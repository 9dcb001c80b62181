import { Command } from 'commander';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { chooseLines } from './mutants/choose-lines.ts';
import { mutationScore, scoreLine, type Survivor } from './mutants/mutation-report.ts';
import { ruleFiles } from './mutants/rule-files.ts';
import { runStryker } from './mutants/run-stryker.ts';
import { positiveNumber } from './positive-number.ts';

type MutantsOptions = { files: number; lines: number; seed: string; in?: string[]; json?: boolean };

/** Per cent of the mutants that the tests must catch. */
const MIN_CAUGHT = 95;

const survivorText = ({ file, line, code, changed, reason }: Survivor): string =>
  `  ${file}:${line}\n    ${code}\n    ${changed}${reason ? `\n    no gap: ${reason}` : ''}`;

async function measure({ files, lines, seed, in: within, json }: MutantsOptions): Promise<void> {
  const stretches = chooseLines(await ruleFiles(within), { count: files, length: lines, seed });
  const score = mutationScore(await runStryker(stretches));
  const text = [
    ...score.survivors.map(survivorText),
    `${scoreLine(score)} (${stretches.length} files, seed ${seed})`,
  ].join('\n');
  process.stdout.write(`${json ? JSON.stringify({ ...score, stretches }) : text}\n`);
  process.exitCode = score.caughtPercent >= MIN_CAUGHT ? EXIT_CODES.done : EXIT_CODES.failed;
}

const program = new Command('npm run bench:mutants --')
  .description(
    'Changes the rules in small ways and runs their tests: what no test notices is printed. Draws some lines of some files.',
  )
  .option('--files <number>', 'files to draw', positiveNumber, 30)
  .option('--lines <number>', 'lines to draw of each, one below the other', positiveNumber, 15)
  .option('--seed <word>', 'draws other files and lines', 'forecourt')
  .option(
    '--in <paths>',
    'draw from these files and folders, with commas between (default: all rules)',
    (text) => text.split(','),
  )
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
A file's lines depend on the seed and their number alone, so --in with the files that were mended tries the same mutants again.

Examples:
  npm run bench:mutants
  npm run bench:mutants -- --files 20 --seed november --in src/domain/finance,src/domain/law
  npm run bench:mutants -- --lines 250 --in src/domain/vehicle/card-tag.ts
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(measure);

await runCommand(program);
