import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedReport } from '../../src/build/report/build-report.ts';
import { tableLines } from '../../src/command-line/table.ts';
import { churnFeed, type Churn } from './churn-feed.ts';

/** What a night with 1% of changes may cost at 16,700 vehicles (docs/decisions/0020-pages-as-files.md, 0167). */
export const CHURN_AIMS = { userSeconds: 10, share: 0.08, peakGigabytes: 0.6 };

export type MeasuredChurn = Pick<Churn, 'repriced' | 'gone' | 'arrived'> & {
  first: PublishedReport;
  night: PublishedReport;
};

/** Builds a feed, then the same feed a night later, `percent` of its vehicles changed. `files` are in `folder`, emptied first. */
export async function measureChurn(
  { head, rows }: { head: string; rows: readonly string[] },
  percent: number,
  folder: string,
  build: (feed: string) => Promise<PublishedReport>,
): Promise<MeasuredChurn> {
  const { before, after, ...counts } = churnFeed(rows, percent);
  await rm(path.join(folder, 'churn.csv'), { force: true });
  const feed = path.join(folder, 'churn.csv');
  await writeFile(feed, [head, ...before, ''].join('\n'));
  const first = await build(feed);
  await writeFile(feed, [head, ...after, ''].join('\n'));
  return { ...counts, first, night: await build(feed) };
}

/** A share as people read it, '7.5%'. */
export const percentOf = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** The night beside its aims as a table, and whether both are met. */
export function churnReport({ night, ...churn }: Omit<MeasuredChurn, 'first'>): {
  lines: string[];
  isMet: boolean;
} {
  const { rendered, reused } = night.pages;
  const share = rendered / (rendered + reused);
  const peak = night.peakMemoryBytes / 1e9;
  const rows = [
    {
      what: 'user CPU of the night, s',
      measured: night.userCpuSeconds.toFixed(1),
      aim: String(CHURN_AIMS.userSeconds),
      isMet: night.userCpuSeconds <= CHURN_AIMS.userSeconds,
    },
    {
      what: 'pages rendered, of all',
      measured: `${rendered}, ${percentOf(share)}`,
      aim: percentOf(CHURN_AIMS.share),
      isMet: share <= CHURN_AIMS.share,
    },
    {
      what: 'memory of a process, GB',
      measured: peak.toFixed(2),
      aim: String(CHURN_AIMS.peakGigabytes),
      isMet: peak <= CHURN_AIMS.peakGigabytes,
    },
  ];
  const table = tableLines(
    [
      { title: 'aim', align: 'left' },
      { title: 'measured', align: 'right' },
      { title: 'at most', align: 'right' },
      { title: '', align: 'left' },
    ],
    rows.map(({ what, measured, aim, isMet }) => [what, measured, aim, isMet ? 'met' : 'missed']),
  );
  const said = `${churn.repriced} repriced, ${churn.gone} gone, ${churn.arrived} new; ${rendered + reused} pages`;
  return { lines: [said, '', ...table], isMet: rows.every(({ isMet }) => isMet) };
}
