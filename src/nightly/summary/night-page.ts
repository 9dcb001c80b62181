import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import { formatCount } from '../../domain/text/format.ts';
import { operatorPage, type Row } from '../board/operator-page.ts';
import { outcomePill, troubleMarkup, type Tone } from '../board/outcome-pill.ts';
import { changeWords, outcomeWords, type NightEntry } from '../night-entry.ts';
import { demoLine, emailLines, troubleLines } from './night-lines.ts';
import { badness, IN_TROUBLE, type NightSummary } from './night-summary.ts';

const COLUMNS = [
  { title: 'Dealer' },
  { title: 'Outcome' },
  { title: 'Vehicles', kind: 'number' },
  { title: 'Quarantined', kind: 'number' },
  { title: 'Changes' },
  { title: 'Pages rendered, reused', kind: 'number' },
  { title: 'Seconds', kind: 'number' },
  { title: 'Release' },
] as const;

const TONES: readonly Tone[] = ['good', 'good', 'watch', 'bad', 'bad'];

function rowOf(entry: NightEntry): Row {
  const { tenant, name = tenant, vehicles, pages, seconds, release = '-', diff } = entry;
  const count = (figure: number | undefined): string => (figure === undefined ? '-' : formatCount(figure));
  const link =
    diff === undefined ? '' : `<small><a href="${escapeMarkup(encodeURI(diff))}">What differs</a></small>`;
  return {
    head: `${escapeMarkup(name)}${name === tenant ? '' : `<small>${escapeMarkup(tenant)}</small>`}`,
    cells: [
      { html: outcomePill(TONES[badness(entry)] ?? 'bad', outcomeWords(entry)), kind: 'wide' },
      { html: count(vehicles?.accepted), kind: 'number' },
      { html: count(vehicles?.quarantined), kind: 'number' },
      { html: escapeMarkup(changeWords(entry)) },
      { html: pages ? `${count(pages.rendered)}, ${count(pages.reused)}` : '-', kind: 'number' },
      { html: seconds.toFixed(1), kind: 'number' },
      { html: `<span class="release">${escapeMarkup(release)}</span>${link}` },
    ],
    trouble: troubleMarkup(troubleLines(entry), badness(entry) >= IN_TROUBLE),
  };
}

/** A night as a page for the operator. */
export function nightPage(summary: NightSummary): string {
  const { night, shard, startedAt, endedAt, totals, tenants } = summary;
  const minutes = (Date.parse(endedAt) - Date.parse(startedAt)) / 60_000;
  const count = (title: string, value: number, tone?: 'bad' | 'watch') => ({
    title,
    value: formatCount(value),
    tone: value > 0 ? tone : undefined,
  });
  return operatorPage({
    title: `Night ${night}${shard === undefined ? '' : `, shard ${shard}`}`,
    lead: `From ${startedAt.slice(0, 16).replace('T', ' ')} UTC, ${minutes.toFixed(1)} minutes. ${demoLine(summary).join('')}`,
    notices: emailLines(summary),
    figures: [
      count('as they should be', totals.published),
      count('failed', totals.failed, 'bad'),
      count('refused', totals.refused, 'watch'),
      count('held', totals.held, 'watch'),
      count('new vehicles', totals.new),
      count('gone', totals.gone),
      count('repriced', totals.repriced),
      count('quarantined', totals.quarantined),
    ],
    caption: `${formatCount(totals.tenants)} dealers, those to look at first`,
    columns: COLUMNS,
    rows: tenants.map(rowOf),
    foot: `${formatCount(totals.rendered)} pages rendered, ${formatCount(totals.reused)} reused.`,
  });
}
