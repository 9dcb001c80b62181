import { Command } from 'commander';
import { exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { buildBench } from './build.ts';
import { leadsBench } from './leads.ts';
import { nightsBench } from './nights.ts';
import { pagesBench } from './pages.ts';
import { queriesBench } from './queries.ts';
import { sameSitesBench } from './same-sites.ts';
import { searchBench } from './search.ts';
import { startBench } from './start.ts';

const program = new Command('npm run bench --')
  .description('Measures what the project promises, on this machine. Each bench has a --help of its own.')
  .addHelpText(
    'after',
    `
Examples:
  npm run bench -- start
  npm run bench -- build --beside HEAD~1
  npm run bench -- leads --help
${exitCodesHelp('done', 'failed', 'usage')}`,
  );
for (const bench of [
  startBench,
  buildBench,
  nightsBench,
  searchBench,
  queriesBench,
  pagesBench,
  leadsBench,
  sameSitesBench,
])
  program.addCommand(bench);

await runCommand(program);
