import { tableLines, type Column } from '../../command-line/table.ts';
import { changeWords, outcomeWords, type NightEntry } from '../night-entry.ts';
import type { NightSummary } from './night-summary.ts';

const COLUMNS: Column[] = [
  { title: 'tenant', align: 'left' },
  { title: 'vehicles', align: 'right' },
  { title: 'quarantined', align: 'right' },
  { title: 'changes', align: 'left' },
  { title: 'rendered', align: 'right' },
  { title: 'reused', align: 'right' },
  { title: 'seconds', align: 'right' },
  { title: 'release', align: 'left' },
  { title: '', align: 'left' },
];

const shown = (figure: number | undefined): string => figure?.toLocaleString('en-AU') ?? '-';

/** `2 no odometer, 1 price`: reasons of quarantined records, the most frequent first. */
export function reasonWords(entry: NightEntry): string {
  const reasons = Object.entries(entry.vehicles?.reasons ?? {}).sort(([, a], [, b]) => b - a);
  return reasons.map(([reason, count]) => `${shown(count)} ${reason}`).join('; ');
}

const cells = (entry: NightEntry): string[] => [
  entry.tenant,
  shown(entry.vehicles?.accepted),
  shown(entry.vehicles?.quarantined),
  changeWords(entry),
  shown(entry.pages?.rendered),
  shown(entry.pages?.reused),
  entry.seconds.toFixed(1),
  entry.release ?? '-',
  outcomeWords(entry),
];

/** Everything that someone should read about a tenant, a line each. */
export function troubleLines(entry: NightEntry): string[] {
  const quarantined = reasonWords(entry);
  return [
    ...(entry.reason === undefined ? [] : [entry.reason]),
    ...(quarantined === '' ? [] : [`Quarantined: ${quarantined}`]),
    ...(entry.deploy?.words ?? []),
    ...(entry.givenUp ?? []).map(
      ({ night, at, reason }) =>
        `The email about the night ${night} did not get to the dealer; the backend gave it up on ${at.slice(0, 10)}: ${reason}. ` +
        'Look at the mailboxes in night.mail of the settings, and at the mail server of the backend.',
    ),
    ...entry.warnings.map((warning) => `Warning: ${warning}`),
  ];
}

/** Which demonstrations were left out, and how they are built; nothing where there is none. */
export function demoLine({ demos }: Pick<NightSummary, 'demos'>): string[] {
  if (demos.length === 0) return [];
  return [
    `Left out as demonstrations (night.demo in their settings): ${demos.join(', ')}. --with-demos builds them too.`,
  ];
}

/** What is to be known of the letters of the night as a whole: those that nobody was given, and that nobody knows which were given up. */
export function emailLines({
  keptLetters: keptEmails,
  givenUpUnknown,
}: Pick<NightSummary, 'keptLetters' | 'givenUpUnknown'>): string[] {
  const unknown = givenUpUnknown === undefined ? [] : [givenUpUnknown];
  if (!keptEmails) return unknown;
  const { letters: emails, why } = keptEmails;
  const count = emails === 1 ? '1 email to a dealer waits' : `${shown(emails)} emails to dealers wait`;
  return [`${count} for the next night: ${why}`, ...unknown];
}

/** `12 tenants: 10 published, 1 refused, 1 failed`. */
export function totalLine({ totals, night, shard }: NightSummary): string {
  const { tenants, published, refused, failed, held } = totals;
  const part = shard === undefined ? '' : `, shard ${shard}`;
  return (
    `Night ${night}${part}: ${shown(tenants)} ${tenants === 1 ? 'tenant' : 'tenants'}, ${shown(published)} as they should be, ` +
    `${shown(refused)} refused, ${shown(failed)} failed${held > 0 ? `, ${shown(held)} held` : ''}.`
  );
}

/** A night for a terminal: the table, and the line of totals. */
export const nightLines = (summary: NightSummary): string[] => [
  ...tableLines(COLUMNS, summary.tenants.map(cells)),
  '',
  ...demoLine(summary),
  ...emailLines(summary),
  totalLine(summary),
];
