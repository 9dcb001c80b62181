import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { DEMO_DEALERS } from './dealers/demo-dealers.ts';
import { refreshDemoFeeds } from './refresh.ts';

const tenantsFolder = fileURLToPath(new URL('../../tenants/', import.meta.url));

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

await new Command('generate')
  .description(
    'Writes the stock feeds of the demo dealers: the same vehicles every time, with dates around a day.',
  )
  .argument('[slug...]', 'the dealers to write; all when none is given', knownDealer)
  .option('--today <day>', 'the day the feeds are of, YYYY-MM-DD', day, new Date().toISOString().slice(0, 10))
  .addHelpText('after', '\nExample:\n  node scripts/demo/generate.ts harbour-motor-group --today 2026-11-21')
  .action(async (slugs: string[], { today }: { today: string }) => {
    for (const feed of await refreshDemoFeeds(today, tenantsFolder, slugs.length > 0 ? slugs : undefined)) {
      const kilobytes = Math.ceil(feed.bytes / 1000);
      console.log(`${path.relative(process.cwd(), feed.file)}: ${feed.records} records, ${kilobytes} kB`);
    }
  })
  .parseAsync();
