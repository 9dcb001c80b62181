import { EXIT_CODES, type ExitCode } from '../../command-line/exit-codes.ts';
import { tableLines, type Column } from '../../command-line/table.ts';
import type { BuildReport } from './build-report.ts';
import { changesText } from './changes-text.ts';

/** Warnings shown on screen; the report has them all. */
const MAX_WARNINGS = 10;

const COLUMNS: Column[] = [
  { title: 'tenant', align: 'left' },
  { title: 'vehicles', align: 'right' },
  { title: 'quarantined', align: 'right' },
  { title: 'pages', align: 'right' },
  { title: 'seconds', align: 'right' },
  { title: 'MB', align: 'right' },
  { title: 'changes', align: 'left' },
  { title: '', align: 'left' },
];

const shown = (number: number | undefined): string => number?.toLocaleString('en-AU') ?? '-';

const isUnchanged = (report: BuildReport): boolean =>
  report.outcome === 'published' && report.unchanged !== undefined;

function cells(report: BuildReport): string[] {
  const { tenant, vehicles, seconds, outcome } = report;
  const result =
    report.outcome === 'published' || report.outcome === 'previewed'
      ? {
          pages: shown(report.pages.rendered + report.pages.reused),
          megabytes: (report.bytes / 1e6).toFixed(1),
          words: isUnchanged(report)
            ? `${outcome}, unchanged`
            : report.pages.reused > 0
              ? `${outcome}, ${shown(report.pages.reused)} pages reused`
              : outcome,
        }
      : { pages: '-', megabytes: '-', words: outcome };
  return [
    tenant,
    shown(vehicles?.accepted),
    shown(vehicles?.quarantined),
    result.pages,
    seconds.total.toFixed(1),
    result.megabytes,
    changesText(report.changes),
    result.words,
  ];
}

/** The closing table of a build: a line for each tenant. */
export function buildSummary(reports: readonly BuildReport[]): string[] {
  return tableLines(COLUMNS, reports.map(cells));
}

/** What a build of several tenants says to the shell: partly as soon as some, but not all, were published. */
export function buildExitCode(reports: readonly BuildReport[]): ExitCode {
  const published = reports.filter(({ outcome }) => ['published', 'previewed'].includes(outcome)).length;
  if (published === reports.length) return EXIT_CODES.done;
  if (published > 0) return EXIT_CODES.partly;
  return reports.every((report) => report.outcome === 'refused') ? EXIT_CODES.refused : EXIT_CODES.failed;
}

/** A build's warnings for the screen, the first ten of them. */
export function warningLines(warnings: readonly string[]): string[] {
  const more = warnings.length - MAX_WARNINGS;
  const rest = more > 0 ? [`Warning: ${shown(more)} more of these are in the report.`] : [];
  return [...warnings.slice(0, MAX_WARNINGS).map((warning) => `Warning: ${warning}`), ...rest];
}
