import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from './write-whole.ts';
import type { Excluded, Quarantined } from './stock-report.ts';

/** Characters of a wrong value that are kept: enough to find it in the feed. */
const VALUE_LENGTH = 200;

/** Where a tenant's quarantined records are listed. */
export const quarantineFile = (stateFolder: string): string => path.join(stateFolder, 'quarantine.ndjson');

function shortValue(value: unknown): string | null {
  if (value === undefined) return null;
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.slice(0, VALUE_LENGTH).toWellFormed();
}

const ndjson = (records: readonly object[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');

/**
 * Writes what was not accepted: `quarantine.ndjson` with line, identity, field, value and reason, and `excluded.ndjson`
 * with line, identity and reason; records of further feeds with the name of the feed.
 */
export async function writeRejected(
  stateFolder: string,
  quarantined: readonly Quarantined[],
  excluded: readonly Excluded[],
): Promise<void> {
  await mkdir(stateFolder, { recursive: true });
  const bad = quarantined.map(({ line, feed, identity, field, value, reason }) => ({
    line,
    ...(feed === undefined ? {} : { feed }),
    identity: identity ?? null,
    field,
    value: shortValue(value),
    reason,
  }));
  const left = excluded.map(({ line, feed, identity, reason }) => ({
    line,
    ...(feed === undefined ? {} : { feed }),
    identity,
    reason,
  }));
  await writeWhole(quarantineFile(stateFolder), ndjson(bad));
  await writeWhole(path.join(stateFolder, 'excluded.ndjson'), ndjson(left));
}
