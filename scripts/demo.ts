import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { EXIT_CODES, exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { jsonOption } from '../src/command-line/options.ts';
import { runCommand } from '../src/command-line/run-command.ts';
import { DEMO_DEALERS } from './demo/dealers/demo-dealers.ts';
import { demoDay, DEMO_TENANTS, refreshDemoFeeds } from './demo/refresh.ts';

function day(text: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text.length === 10;
  if (!isDay)
    throw new InvalidArgumentError('Write a day of the calendar as YYYY-MM-DD, for example 2026-11-21.');
  return text;
}

function knownDealer(slug: string, earlier: string[] = []): string[] {
  const known = DEMO_DEALERS.map((dealer) => dealer.slug);
  if (known.includes(slug)) return [...earlier, slug];
  throw new InvalidArgumentError(`No demo dealer is called '${slug}'. Known: ${known.join(', ')}.`);
}

async function writeFeeds(
  slugs: string[],
  { today, json }: { today: string; json?: boolean },
): Promise<void> {
  const feeds = await refreshDemoFeeds(today, DEMO_TENANTS, slugs.length > 0 ? slugs : undefined);
  const shown = feeds.map(({ file, ...feed }) => ({ ...feed, file: path.relative(process.cwd(), file) }));
  const lines = shown.map(
    ({ file, records, bytes }) => `${file}: ${records} records, ${Math.ceil(bytes / 1000)} kB`,
  );
  process.stdout.write(`${json ? JSON.stringify({ today, feeds: shown }, null, 2) : lines.join('\n')}\n`);
  process.exitCode = EXIT_CODES.done;
}

const program = new Command('npm run demo --')
  .description(
    'Writes the stock feeds of the demo dealers: the same vehicles every time, with dates around a day.',
  )
  .argument('[slug...]', 'the dealers to write; all when none is given', knownDealer)
  .addOption(
    new Option('--today <day>', 'the day the feeds are of, YYYY-MM-DD')
      .argParser(day)
      // Named, so that the help is the same on every day.
      .default(demoDay(new Date()), 'today'),
  )
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Examples:
  npm run demo                                              all feeds, as of today
  npm run demo -- harbour-motor-group --today 2026-11-21    one feed, as of another day
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(writeFeeds);

await runCommand(program);
