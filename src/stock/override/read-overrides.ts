import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { pathText, valueAt } from '../../tenant/settings-path.ts';
import type { TenantProblem } from '../../tenant/tenant-error.ts';
import { OVERRIDES_FILE, OverrideEntry } from './override-entry.ts';
import { overrideValues, type OverrideValues } from './override-values.ts';
import { isMissing } from '../is-missing.ts';

/** A correction that can be used. */
export type StockOverride = {
  /** Its place in the file, from 0. */
  at: number;
  number: { kind: 'stocknum' | 'vin'; value: string };
  /** By each field that the dealer named: its value, and what is made of it. */
  values: Readonly<Record<string, OverrideValues>>;
  /** What the feed said of them, where the dealer tells. */
  feedSays: Readonly<Record<string, OverrideValues>>;
  from: string;
  until: string;
  reason: string;
};

export type ReadOverrides = { overrides: StockOverride[]; problems: TenantProblem[] };

export const folded = (number: string): string => number.toUpperCase().replace(/[\s-]/g, '');

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 200);
const placeOf = (at: number, ...inner: PropertyKey[]): string =>
  `${OVERRIDES_FILE} ${pathText([at, ...inner])}`;

/** Fields that two corrections set for one vehicle on the same days. */
function doubled(overrides: readonly StockOverride[]): TenantProblem[] {
  return overrides.flatMap((later, index) =>
    overrides.slice(0, index).flatMap((earlier): TenantProblem[] => {
      const isSame =
        later.number.kind === earlier.number.kind &&
        folded(later.number.value) === folded(earlier.number.value) &&
        later.from <= earlier.until &&
        earlier.from <= later.until;
      const both = isSame
        ? Object.keys(later.values).filter((field) => Object.hasOwn(earlier.values, field))
        : [];
      return both.map((field) => ({
        path: placeOf(later.at, 'fields', field),
        expected: 'one correction of a field on any day',
        found: `${placeOf(earlier.at)} sets ${field} of ${later.number.value} too`,
        wayOut: 'take one of the two out, or let one end before the other begins',
      }));
    }),
  );
}

/** Reads the text of a tenant's corrections: each that can be used, and everything that is wrong with the others. Pure. */
export function parseOverrides(text: string): ReadOverrides {
  const overrides: StockOverride[] = [];
  const problems: TenantProblem[] = [];
  const wayOut = 'docs/correct-a-vehicle.md has an example';
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (cause) {
    const found = cause instanceof Error ? cause.message : String(cause);
    return { overrides, problems: [{ path: OVERRIDES_FILE, expected: 'JSON', found, wayOut }] };
  }
  const list = z.array(z.unknown()).safeParse(given);
  if (!list.success)
    return {
      overrides,
      problems: [{ path: OVERRIDES_FILE, expected: 'a list of corrections', found: shown(given), wayOut }],
    };
  for (const [at, each] of list.data.entries()) {
    const parsed = OverrideEntry.safeParse(each);
    for (const { path: where, message } of parsed.error?.issues ?? [])
      problems.push({
        path: placeOf(at, ...where),
        expected: message,
        found: shown(valueAt(each, where)),
        wayOut,
      });
    if (!parsed.success) continue;
    const { stocknum, vin, fields, feed_says, from, until, reason } = parsed.data;
    const read = overrideValues(fields, from);
    const said = overrideValues(feed_says, from);
    const wrong = [
      ...read.problems.map((problem) => ({ in: 'fields', of: fields, ...problem })),
      ...said.problems.map((problem) => ({ in: 'feed_says', of: feed_says, ...problem })),
    ];
    for (const { in: group, of, field, expected, wayOut: out } of wrong)
      problems.push({ path: placeOf(at, group, field), expected, found: shown(of[field]), wayOut: out });
    const number =
      stocknum === undefined
        ? ({ kind: 'vin', value: vin ?? '' } as const)
        : ({ kind: 'stocknum', value: stocknum } as const);
    if (wrong.length === 0)
      overrides.push({ at, number, values: read.values, feedSays: said.values, from, until, reason });
  }
  return { overrides, problems: [...problems, ...doubled(overrides)] };
}

/** The corrections of a tenant; none without a file. Throws what the disk throws. */
export async function readOverrides(tenantFolder: string): Promise<ReadOverrides> {
  try {
    return parseOverrides(await readFile(path.join(tenantFolder, OVERRIDES_FILE), 'utf8'));
  } catch (error) {
    if (isMissing(error)) return { overrides: [], problems: [] };
    throw error;
  }
}
