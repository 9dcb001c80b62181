import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright';
import { inParallel } from '../../../src/stock/in-parallel.ts';
import type { Progress } from '../../../src/command-line/progress.ts';
import type { DemoBench } from './demo-bench-pages.ts';
import { evenly } from './evenly.ts';
import { overBudget } from './page-weight.ts';
import { weighPage } from './weigh-page.ts';
import { breachLines, heaviestLines, weightTable } from './weight-tables.ts';

/** What a part of the bench found, as lines of Markdown and for programs, and whether everything that must hold holds. */
export type Finding = { lines: string[]; measured: readonly object[]; holds: boolean };

/** A page mostly waits for its own quiet, and its bytes do not depend on what else the machine does. */
const PAGES_A_PROCESSOR = 2;

/** Weighs one page of each kind of each dealer, and at most `mostVehicles` of its vehicles. */
export async function benchWeights(
  browser: Browser,
  { dealers }: DemoBench,
  mostVehicles: number,
  progress: Progress,
): Promise<Finding> {
  const pages = dealers.flatMap(({ vehicles, one }) => [
    ...Object.values(one).filter(({ kind }) => kind !== 'vehicle'),
    ...evenly(vehicles, mostVehicles),
  ]);
  let done = 0;
  const weighed = await inParallel(pages, availableParallelism() * PAGES_A_PROCESSOR, async (page) => {
    const weight = await weighPage(browser, page);
    progress.update('bytes', `weighing ${++done} of ${pages.length}: ${page.slug}${page.address}`);
    return weight;
  });
  const breaches = weighed.flatMap(overBudget);
  progress.end('bytes', `${pages.length} pages weighed`, breaches.length ? 'red' : 'green');
  return {
    lines: [
      '### Bytes',
      '',
      ...weightTable(weighed),
      ...heaviestLines(weighed).map((line) => `- ${line}`),
      '',
      ...breachLines(weighed),
      '',
    ],
    measured: weighed,
    holds: breaches.length === 0,
  };
}
