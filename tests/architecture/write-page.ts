import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { architecturePage } from './architecture-page.ts';
import { readSources } from './read-sources.ts';

const PAGE = path.join(PROJECT_ROOT, 'docs', 'architecture', 'README.md');

async function writePage(): Promise<void> {
  const page = architecturePage(readSources());
  const isCurrent = (await readFile(PAGE, 'utf8').catch(() => '')) === page;
  if (!isCurrent) await writeFile(PAGE, page);
  process.stdout.write(`docs/architecture/README.md is ${isCurrent ? 'as it was' : 'written'}.\n`);
  process.exitCode = EXIT_CODES.done;
}

const program = new Command('npm run architecture --')
  .description(
    'Draws the folders of the code, what each is for, and what each imports, into docs/architecture/README.md.',
  )
  .addHelpText(
    'after',
    `
Example:
  npm run architecture
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(writePage);

await runCommand(program);
