import type { Browser } from 'playwright';
import { DEMO_SITES } from '../../built-sites.ts';
import { readPage } from '../../site/read-page.ts';
import type { Progress } from '../../../src/command-line/progress.ts';
import type { Finding } from './bench-weights.ts';
import type { DemoBench } from './demo-bench-pages.ts';
import { INTERACTIONS } from './interactions.ts';
import { type LatencySummary, summariseLatency } from './latency-summary.ts';
import { markdownTable } from './markdown-table.ts';
import { measureLatency } from './measure-latency.ts';
import type { BenchPage } from './weigh-page.ts';

const milliseconds = (value: number): string => value.toFixed(0);

/** Does what shoppers do on one vehicle page of every dealer that has something to do it with. */
export async function benchLatency(
  browser: Browser,
  { dealers }: DemoBench,
  progress: Progress,
): Promise<Finding> {
  const has = (mark: RegExp, { slug, address }: BenchPage): boolean =>
    mark.test(readPage(DEMO_SITES, slug, address).html);
  const rows: { name: string; pages: number; summary: LatencySummary }[] = [];
  const skipped: string[] = [];
  for (const interaction of INTERACTIONS) {
    const { name, mark } = interaction;
    const values: number[] = [];
    let pages = 0;
    for (const { vehicles } of dealers) {
      const page = vehicles.find((vehicle) => has(mark, vehicle));
      if (!page) continue;
      progress.update('latency', `${name}: ${page.slug}${page.address}`);
      const steps = await measureLatency(browser, page.url, interaction);
      values.push(...steps);
      if (steps.length > 0) pages += 1;
    }
    const summary = summariseLatency(values);
    if (summary) rows.push({ name, pages, summary });
    else skipped.push(`skipped: no vehicle page shows what a ${name} needs`);
  }
  const holds = rows.every(({ summary }) => summary.isFast);
  progress.end('latency', `${rows.length} of ${INTERACTIONS.length} interactions`, holds ? 'green' : 'red');
  const table = markdownTable(
    ['interaction', 'pages', 'steps', 'p50, ms', 'p75, ms', 'p95, ms', 'p75 under 100 ms'],
    rows.map(({ name, pages, summary: { steps, p50, p75, p95, isFast } }) => [
      name,
      String(pages),
      String(steps),
      ...[p50, p75, p95].map(milliseconds),
      isFast ? 'met' : '**missed**',
    ]),
  );
  return { lines: ['### Interactions', '', ...table, ...skipped, ''], measured: rows, holds };
}
