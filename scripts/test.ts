import { Command, InvalidArgumentError } from 'commander';
import { EXIT_CODES, exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { jsonOption } from '../src/command-line/options.ts';
import { runCommand } from '../src/command-line/run-command.ts';
import { terminalOf, toned } from '../src/command-line/terminal.ts';
import { browserOrWaysOut } from '../tests/chromium/browser-or-ways-out.ts';
import { runTestStep, type StepResult } from '../tests/steps/run-test-step.ts';
import {
  isTestStepName,
  TEST_ROUNDS,
  TEST_STEP_NAMES,
  TEST_STEPS,
  type TestStepName,
} from '../tests/steps/test-steps.ts';

type TestOptions = { only?: TestStepName[]; json?: boolean };

function stepNames(text: string): TestStepName[] {
  const words = text.split(',').map((word) => word.trim());
  const unknown = words.find((word) => !isTestStepName(word));
  if (unknown !== undefined)
    throw new InvalidArgumentError(`There is no step '${unknown}'; steps: ${TEST_STEP_NAMES.join(', ')}.`);
  return TEST_STEP_NAMES.filter((name) => words.includes(name));
}

async function testAction({ only, json }: TestOptions): Promise<void> {
  const output = json ? process.stderr : process.stdout;
  const terminal = terminalOf(output);
  const names = only ?? TEST_STEP_NAMES;
  const results = new Map<TestStepName, StepResult>();
  const heading = (name: TestStepName): string =>
    `\n${toned('bold', `${TEST_STEPS[name].title} (${name})`, terminal)}\n`;

  async function runStep(name: TestStepName, isAlone: boolean): Promise<void> {
    if (isAlone) output.write(heading(name));
    const step = await runTestStep(name, TEST_STEPS[name], isAlone ? (json ? 'stderr' : 'stdout') : 'held');
    const { result } = step;
    results.set(name, result);
    if (!isAlone) output.write(heading(name) + step.output);
    const verdict = result.failed > 0 ? toned('red', 'failed', terminal) : toned('green', 'passed', terminal);
    output.write(`${name} ${verdict} in ${result.seconds.toFixed(1)} s\n`);
  }

  // Before any other step: without a browser hundreds of tests would fail one by one, ten minutes later.
  if (names.includes('browser')) {
    const { executablePath, tried } = await browserOrWaysOut({ installs: true });
    process.env['CHROMIUM_FOUND'] = executablePath;
    output.write(
      [...tried.map((line) => `Not this browser: ${line}`), `Browser: ${executablePath}\n`].join('\n'),
    );
  }

  for (const steps of TEST_ROUNDS) {
    const round = steps.filter((name) => names.includes(name));
    await Promise.all(round.map((name) => runStep(name, round.length === 1)));
    if ([...results.values()].some(({ failed }) => failed > 0)) break;
  }
  const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
    [...results.values()].reduce((total, result) => total + result[key], 0);
  const notRun = names.filter((name) => !results.has(name));
  process.exitCode = sum('failed') > 0 ? EXIT_CODES.failed : EXIT_CODES.done;
  output.write('\n');
  if (notRun.length > 0) output.write(`Not run, because a step before failed: ${notRun.join(', ')}\n`);
  if (sum('skipped') > 0) output.write(`${sum('skipped')} skipped\n`);
  if (json) {
    const steps = Object.fromEntries(results);
    const totals = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
    process.stdout.write(`${JSON.stringify({ ...totals, steps, notRun })}\n`);
  } else {
    output.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  }
}

const program = new Command('npm test --')
  .description('Proves the project: types, lint, format, rules, built sites, and a browser on them.')
  .option('--only <steps>', `steps to run, with commas between: ${TEST_STEP_NAMES.join(',')}`, stepNames)
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
The browser of the last step is found, or installed, before the first. The first four steps run side by side. Stops after a step that fails. The last line counts the tests.

Examples:
  npm test
  npm test -- --only unit,site
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(testAction);

await runCommand(program);
