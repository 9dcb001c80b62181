import type { FeedCounts } from './secondary/feed-counts.ts';
import type { StockReport } from './stock-report.ts';

const counted = new Intl.NumberFormat('en-AU');

/** Reasons listed under each row; a feed with more is looked up in the quarantine file. */
const MAX_REASONS = 8;

type Row = { label: string; count: number; indent: number };

function reasonRows(reasons: Readonly<Record<string, number>>): Row[] {
  const rows = Object.entries(reasons).map(([label, count]) => ({ label, count, indent: 2 }));
  const rest = rows.slice(MAX_REASONS);
  const more = rest.reduce((sum, { count }) => sum + count, 0);
  const last = rest.length > 0 ? [{ label: `${rest.length} more reasons`, count: more, indent: 2 }] : [];
  return [...rows.slice(0, MAX_REASONS), ...last];
}

/** The dealer's corrections that hold, each with its fields and its last day. */
function overrideRows({ overrides }: StockReport): Row[] {
  const rows = (overrides?.in_force ?? []).map(({ vehicle, stocknum, fields, until }) => ({
    label: `${stocknum ?? vehicle}: ${fields.join(', ')}, until ${until}`,
    count: fields.length,
    indent: 2,
  }));
  return rows.length === 0
    ? []
    : [{ label: 'corrected by the dealer', count: rows.length, indent: 1 }, ...rows];
}

/** What one of several feeds came to. */
function feedRows({ name, read, vehicles, joined, quarantined, excluded }: FeedCounts): Row[] {
  const parts = { vehicles, 'told more of a vehicle': joined, quarantined, excluded };
  const rows = Object.entries(parts).map(([label, count]) => ({ label, count, indent: 2 }));
  return [
    { label: `read of ${name === 'feed' ? 'the first feed' : name}`, count: read, indent: 1 },
    ...rows.filter(({ count }) => count > 0),
  ];
}

/** Where the records went, as the lines of a table for the screen: read, then accepted, quarantined, excluded and why. */
export function reportTable(report: StockReport): string[] {
  const rows: Row[] = [
    { label: 'read', count: report.read, indent: 0 },
    { label: 'accepted', count: report.accepted, indent: 1 },
    ...(report.joined === undefined
      ? []
      : [{ label: 'told more of a vehicle', count: report.joined, indent: 1 }]),
    { label: 'quarantined', count: report.quarantined, indent: 1 },
    ...reasonRows(report.reasons.quarantined),
    { label: 'excluded', count: report.excluded, indent: 1 },
    ...reasonRows(report.reasons.excluded),
    ...(report.feeds ?? []).flatMap(feedRows),
    ...overrideRows(report),
  ];
  const warnings = reasonRows(report.warnings);
  const all =
    warnings.length > 0 ? [...rows, { label: 'put right', count: NaN, indent: 0 }, ...warnings] : rows;
  const labels = all.map(({ label, indent }) => `${'  '.repeat(indent)}${label}`);
  const width = Math.max(...labels.map((label) => label.length));
  return all.map(({ count }, index) => {
    const label = labels[index] ?? '';
    return Number.isNaN(count) ? label : `${label.padEnd(width)}  ${counted.format(count).padStart(8)}`;
  });
}
