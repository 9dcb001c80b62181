import { changeWords, isUnsent, outcomeWords, type NightEntry } from '../night-entry.ts';
import { demoLine, emailLines, reasonWords, totalLine, troubleLines } from './night-lines.ts';
import { badness, IN_TROUBLE, type NightSummary } from './night-summary.ts';

/** GitHub takes 1 MiB of a step; the longest of troubles must leave room for the others. */
const MAX_TROUBLE = 800;
const MAX_ROWS = 300;

/** Words of feeds and hosts as Markdown shows them: no markup, no cell's end, one line. */
const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_{}[\]<>()#+!|~-]/g, (mark) => `\\${mark}`);

const shown = (figure: number | undefined): string => figure?.toLocaleString('en-AU') ?? '-';

const MARKS = { published: '✓', refused: '!', failed: '✗', held: '=' } as const;

const row = (entry: NightEntry): string =>
  `| ${[
    `${MARKS[isUnsent(entry) ? 'failed' : entry.outcome]} ${plain(entry.tenant)}`,
    plain(outcomeWords(entry)),
    shown(entry.vehicles?.accepted),
    plain(changeWords(entry)),
    plain(reasonWords(entry)) || '-',
    entry.pages ? `${shown(entry.pages.rendered)} + ${shown(entry.pages.reused)}` : '-',
    entry.seconds.toFixed(1),
    plain(entry.release ?? '-'),
  ].join(' | ')} |`;

/** A night as the summary of a CI job, in GitHub's Markdown: troubles in words below the table. */
export function nightMarkdown(summary: NightSummary): string {
  const { tenants } = summary;
  const more = tenants.length - MAX_ROWS;
  const troubles = tenants.flatMap((entry) => {
    const lines = troubleLines(entry);
    if (badness(entry) < IN_TROUBLE) return [];
    return [`**${plain(entry.tenant)}**: ${plain(lines.join(' ').slice(0, MAX_TROUBLE))}`, ''];
  });
  return [
    `## Night ${plain(summary.night)}${summary.shard === undefined ? '' : `, shard ${summary.shard}`}`,
    '',
    plain(totalLine(summary)),
    '',
    ...[...emailLines(summary), ...demoLine(summary)].flatMap((line) => [plain(line), '']),
    '| tenant | outcome | vehicles | changes | quarantined | pages rendered + reused | seconds | release |',
    '| --- | --- | ---: | --- | --- | ---: | ---: | --- |',
    ...tenants.slice(0, MAX_ROWS).map(row),
    ...(more > 0 ? ['', `${shown(more)} more tenants are in the page of the night.`] : []),
    '',
    ...troubles,
  ].join('\n');
}
