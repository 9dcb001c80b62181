import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import { formatCount } from '../../domain/text/format.ts';
import { heldWords } from '../holds.ts';
import { changeWords, outcomeWords } from '../night-entry.ts';
import { troubleLines } from '../summary/night-lines.ts';
import { IN_TROUBLE } from '../summary/night-summary.ts';
import { STALE_HOURS, urgency, type BoardRow } from './board-row.ts';
import { operatorPage, type Row } from './operator-page.ts';
import { outcomePill, troubleMarkup, type Tone } from './outcome-pill.ts';
import { sparkline } from './sparkline.ts';

const COLUMNS = [
  { title: 'Dealer' },
  { title: 'Last night' },
  { title: 'Last feed' },
  { title: 'Vehicles', kind: 'number' },
  { title: 'In 30 nights' },
  { title: 'Changes' },
  { title: 'Release' },
  { title: 'MB', kind: 'number' },
] as const;

const TONES: readonly Tone[] = ['good', 'good', 'watch', 'bad', 'bad', 'bad'];
const HOURS_A_DAY = 24;
/** A feed that comes every night, and did not come for a weekend. */
const OLD_FILE_HOURS = 72;

/** `3 hours ago`, `2 days ago`. */
export function ageWords(hours: number | undefined): string {
  if (hours === undefined) return 'never';
  if (hours < 1) return 'less than an hour ago';
  const [count, word] =
    hours < 2 * HOURS_A_DAY ? [Math.floor(hours), 'hour'] : [Math.floor(hours / HOURS_A_DAY), 'day'];
  return `${formatCount(count)} ${word}${count === 1 ? '' : 's'} ago`;
}

function stateWords({ last, isDemo, unread, held, nightHours = 0 }: BoardRow): string {
  if (unread !== undefined) return 'could not be read';
  if (held) return 'held';
  if (!last) return isDemo ? 'demonstration' : 'no night yet';
  return nightHours > STALE_HOURS && last.outcome === 'published' ? 'no night since' : outcomeWords(last);
}

function rowOf(row: BoardRow): Row {
  const {
    tenant,
    name,
    last,
    nightHours,
    feedHours,
    feedFileHours,
    badNights,
    bytes,
    counts,
    releases,
    live,
    writer,
    unread,
    held,
  } = row;
  const level = urgency(row);
  const shown = counts.findLast((count) => count !== undefined);
  const isFeedOld = (feedHours ?? 0) > STALE_HOURS;
  const isFileOld = (feedFileHours ?? 0) > OLD_FILE_HOURS;
  const file =
    feedFileHours === undefined
      ? ''
      : `<small class="age${isFileOld ? ' old' : ''}">changed ${ageWords(feedFileHours)}</small>`;
  const feed =
    unread === undefined
      ? `<span class="age${isFeedOld ? ' old' : ''}">${ageWords(feedHours)}</span>${file}`
      : '-';
  const missed = badNights > 1 ? `<small>${formatCount(badNights)} nights without a release</small>` : '';
  // A tenant that could not be read is unknown, not new.
  const age = unread === undefined ? `<small>${ageWords(nightHours)}</small>` : '';
  const back = unread === undefined ? `<small>${formatCount(releases.length)} to go back to</small>` : '';
  const shard = writer?.shard === undefined ? '' : `<small>shard ${escapeMarkup(writer.shard)}</small>`;
  return {
    head: `${escapeMarkup(name)}${name === tenant ? '' : `<small>${escapeMarkup(tenant)}</small>`}`,
    cells: [
      {
        html: `${outcomePill(TONES[level] ?? 'bad', stateWords(row))}${age}${shard}${missed}`,
        kind: 'wide',
      },
      { html: feed },
      { html: shown === undefined ? '-' : formatCount(shown), kind: 'number' },
      { html: sparkline(counts) || '-' },
      { html: escapeMarkup(last ? changeWords(last) : '-') },
      {
        html: `<span class="release">${escapeMarkup(live ?? '-')}</span>${back}`,
      },
      { html: bytes === undefined ? '-' : (bytes / 1e6).toFixed(1), kind: 'number' },
    ],
    trouble: troubleMarkup(
      unread === undefined ? (held ? [heldWords(tenant, held)] : last ? troubleLines(last) : []) : [unread],
      level >= IN_TROUBLE,
    ),
  };
}

/** The board of all tenants, of sorted rows, as a page for the operator; `from` is where they were read from. */
export function boardPage(rows: readonly BoardRow[], now: Date, from?: string): string {
  // A demonstration counts once it was taken into a night.
  const counted = rows.filter(
    ({ isDemo, last, unread }) => !isDemo || last !== undefined || unread !== undefined,
  );
  const count = (is: (row: BoardRow) => boolean): number => counted.filter(is).length;
  const sum = (figure: (row: BoardRow) => number | undefined): number =>
    counted.reduce((total, row) => total + (figure(row) ?? 0), 0);
  const trouble = count((row) => urgency(row) > IN_TROUBLE);
  const watched = count((row) => urgency(row) === IN_TROUBLE);
  return operatorPage({
    title: 'All dealers',
    lead: `As of ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC${from === undefined ? '' : `, from ${from}`}.`,
    figures: [
      { title: 'dealers', value: formatCount(counted.length) },
      {
        title: 'failed, not read, or without a night',
        value: formatCount(trouble),
        tone: trouble > 0 ? 'bad' : undefined,
      },
      {
        title: 'refused, held, stale, an old feed, or an email given up',
        value: formatCount(watched),
        tone: watched > 0 ? 'watch' : undefined,
      },
      {
        title: 'vehicles',
        value: formatCount(sum(({ counts }) => counts.findLast((each) => each !== undefined))),
      },
      { title: 'MB published', value: formatCount(Math.round(sum(({ bytes }) => bytes) / 1e6)) },
    ],
    caption: `${formatCount(rows.length)} dealers, those to look at first`,
    columns: COLUMNS,
    rows: rows.map(rowOf),
    foot: `A feed or a night is old after ${STALE_HOURS} hours, what the feed says after ${OLD_FILE_HOURS} hours without a change. What was left out of a refused night does not count.`,
  });
}
