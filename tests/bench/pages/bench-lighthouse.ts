import type { Progress } from '../../../src/command-line/progress.ts';
import type { Finding } from './bench-weights.ts';
import type { DemoBench } from './demo-bench-pages.ts';
import { isPerfect } from './lighthouse-report.ts';
import { failureLines, lighthouseTable, type MeasuredPage } from './lighthouse-table.ts';
import { installLighthouse, runLighthouse } from './run-lighthouse.ts';

/** Runs Lighthouse on a page of each kind of the dealers with the most and with the fewest vehicles. */
export async function benchLighthouse(
  { dealers }: DemoBench,
  runs: number,
  executablePath: string,
  progress: Progress,
): Promise<Finding> {
  await installLighthouse();
  const chosen = new Set([dealers[0], dealers.at(-1)]);
  const pages = [...chosen].flatMap((dealer) => (dealer ? Object.values(dealer.one) : []));
  const measured: MeasuredPage[] = [];
  for (const page of pages) {
    progress.update('lighthouse', `running ${measured.length + 1} of ${pages.length}: ${page.url}`);
    const result = await runLighthouse(page.url, runs, executablePath);
    measured.push({ page, result });
    const medians = Object.entries(result.spreads).map(([name, { median }]) => `${name} ${median}`);
    progress.update('lighthouse', `measured ${page.url}: ${medians.join(', ')}`);
  }
  const holds = measured.every(({ result }) => isPerfect(result));
  progress.end('lighthouse', `${pages.length} pages, ${runs} runs each`, holds ? 'green' : 'red');
  return {
    lines: ['### Lighthouse', '', ...lighthouseTable(measured), ...failureLines(measured), ''],
    measured,
    holds,
  };
}
