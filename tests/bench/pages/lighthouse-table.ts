import { type LighthouseResult } from './lighthouse-report.ts';
import { markdownTable } from './markdown-table.ts';
import type { Spread } from './spread.ts';
import type { BenchPage } from './weigh-page.ts';

export type MeasuredPage = { page: BenchPage; result: LighthouseResult };

const whole = (value: number): string => value.toFixed(0);
const shown = ({ median, least, most }: Spread): string =>
  least === most ? whole(median) : `${whole(median)} (${whole(least)} to ${whole(most)})`;

/** Medians with their spread for each page. */
export function lighthouseTable(measured: readonly MeasuredPage[]): string[] {
  return markdownTable(
    ['dealer', 'page', 'performance', 'benchmarkIndex', 'accessibility', 'best practices', 'SEO'],
    measured.map(({ page, result: { spreads, benchmarkIndex } }) => [
      page.slug,
      page.kind,
      shown(spreads.performance),
      shown(benchmarkIndex),
      shown(spreads.accessibility),
      shown(spreads['best-practices']),
      shown(spreads.seo),
    ]),
  );
}

/** A line for every audit that costs a page points. */
export const failureLines = (measured: readonly MeasuredPage[]): string[] =>
  measured.flatMap(({ page, result }) =>
    result.failures.map((failure) => `failing audit: ${page.slug}${page.address}: ${failure}`),
  );
