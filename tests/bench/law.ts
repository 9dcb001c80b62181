// What the law check's reading of a built site costs, beside the same reading with htmlparser2.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { letterSizes } from '../../src/build/compliance/letter-sizes.ts';
import { isForPrograms, markupOf } from '../../src/build/compliance/program-files.ts';
import { factsOf, fileAddress, readFacts } from '../../src/build/compliance/read-facts.ts';
import { readManifest } from '../../src/build/publish/manifest.ts';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import type { PageFacts } from '../../src/domain/compliance/page-facts.ts';
import { factsByHtmlparser2 } from '../law-reading/read-by-htmlparser2.ts';
import { positiveNumber } from './positive-number.ts';

type LawOptions = { warm: number; json?: boolean };

/** Milliseconds of user CPU a page that a reading may take. */
const AIM = 0.5;

async function benchAction(folder: string, { warm, json }: LawOptions): Promise<void> {
  const manifest = await readManifest(folder);
  if (!manifest)
    throw new ExpectedError(`${folder} is no built site: it has no manifest.json. Name one, as dist/<slug>.`);
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const names = manifest.files.map((file) => file.path);
  const sizeOf = letterSizes(names.filter((file) => file.endsWith('.css')).map(read));
  const pages = names.filter((file) => file.endsWith('.html') || isForPrograms(file));
  const htmlOf = (file: string): string => markupOf(file, read(file));
  const readByUs = (file: string): PageFacts => factsOf(readFacts(htmlOf(file), fileAddress(file), sizeOf));
  const readByThem = (file: string): PageFacts => factsByHtmlparser2(htmlOf(file), fileAddress(file), sizeOf);
  // Code that runs for the first time is slow; a build of a large site reads on for minutes.
  for (const readOne of [readByUs, readByThem]) pages.slice(0, warm).forEach(readOne);
  const timed = <Result>(work: (file: string) => Result): { results: Result[]; ms: number } => {
    const start = process.cpuUsage();
    const results = pages.map(work);
    return { results, ms: process.cpuUsage(start).user / 1000 / pages.length };
  };
  const files = timed((file) => Buffer.byteLength(htmlOf(file)));
  const ours = timed(readByUs);
  const theirs = timed((file) => JSON.stringify(readByThem(file)));
  const bytes = files.results.reduce((sum, each) => sum + each, 0);
  const differing = pages.filter((_, at) => JSON.stringify(ours.results[at]) !== theirs.results[at]);
  const figures = {
    pages: pages.length,
    bytes,
    filesMs: files.ms,
    oursMs: ours.ms - files.ms,
    htmlparser2Ms: theirs.ms - files.ms,
    differing,
  };
  const lines = [
    `${figures.pages} pages and files for programs, ${(bytes / 1_000_000).toFixed(1)} MB`,
    `from the disk           ${figures.filesMs.toFixed(3)} ms of user CPU a page`,
    `read by us              ${figures.oursMs.toFixed(3)} ms (aim: ${AIM.toFixed(3)})`,
    `read with htmlparser2   ${figures.htmlparser2Ms.toFixed(3)} ms`,
    `other facts             ${differing.length}`,
    ...differing.slice(0, 10).map((file) => `  ${file}`),
  ];
  process.stdout.write(json ? `${JSON.stringify(figures, null, 2)}\n` : `${lines.join('\n')}\n`);
  const isGood = differing.length === 0 && figures.oursMs <= AIM;
  process.exitCode = isGood ? EXIT_CODES.done : EXIT_CODES.failed;
}

const program = new Command('npm run bench:law --')
  .description(
    'Reads a built site as the law check does and with htmlparser2, compares the facts of each page and times both.',
  )
  .argument('<folder>', 'a built site, such as dist/wattle-used-cars')
  .option('--warm <number>', 'pages that are read before the clock runs', positiveNumber, 500)
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Examples:
  npm run bench:law -- dist/wattle-used-cars
  npm run bench:law -- dist/wattle-used-cars --json
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(benchAction);

await runCommand(program);
