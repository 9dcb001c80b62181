import { daysBetween } from '../../domain/calendar/days-between.ts';
import { plainSlug } from '../history/vehicle-addresses.ts';
import type { DraftAtLine } from '../read/draft-at-line.ts';
import type { VehicleDraft } from '../read/vehicle-draft.ts';
import { OVERRIDES_FILE } from './override-entry.ts';
import type { OverrideValues } from './override-values.ts';
import { folded, type StockOverride } from './read-overrides.ts';

/** Days before its end from which a correction is told to end. */
const ENDS_SOON = 7;

/** What became of a tenant's corrections, for its report. */
export type OverrideReport = {
  in_force: {
    vehicle: string;
    stocknum?: string | undefined;
    fields: string[];
    until: string;
    reason: string;
  }[];
  /** Those that end within a week, and those that do nothing, with the reason and the way out. */
  notes: string[];
};

export type AppliedOverrides = { drafts: DraftAtLine[]; report: OverrideReport };

const isOf = ({ number }: StockOverride, { vin, stocknum }: VehicleDraft): boolean => {
  const value = number.kind === 'vin' ? vin : stocknum;
  return value !== undefined && folded(value) === folded(number.value);
};

const isAlike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Figures of others that were worked out with the feed's price, and would be wrong beside another. */
function withoutPricedFigures({
  lenders: _,
  youxQuote: __,
  autograb_data,
  ...draft
}: VehicleDraft): VehicleDraft {
  if (!autograb_data) return draft;
  const { fill: ___, confidence: ____, ...market } = autograb_data;
  return { ...draft, autograb_data: market };
}

/** A draft with values of a correction; its address stays, whatever it is called now. */
export function withValues(draft: VehicleDraft, values: OverrideValues): VehicleDraft {
  const isRepriced = Object.hasOwn(values, 'price') && values.price !== draft.price;
  const next = { ...(isRepriced ? withoutPricedFigures(draft) : draft), ...values } as VehicleDraft;
  const { year, make, model, badge } = next;
  const name = Object.hasOwn(values, 'name')
    ? next.name
    : [year, make, model, badge].filter(Boolean).join(' ');
  const stated = { ...next, name, slug: plainSlug(draft) };
  return Object.fromEntries(
    Object.entries(stated).filter(([, value]) => value !== undefined),
  ) as VehicleDraft;
}

type Asked = {
  /** The dealer's day, YYYY-MM-DD. */
  today: string;
  /** True if a vehicle with this number was shown before, so that it is gone and no slip of the pen. */
  wasShown: (number: StockOverride['number']) => boolean;
};

/**
 * Vehicles as the dealer corrects them. A correction counts from its first day to its last, and of each field only while the feed
 * says what it did; where two set one field the first in the file does. Pure; what does nothing is told.
 */
export function applyOverrides(
  drafts: readonly DraftAtLine[],
  overrides: readonly StockOverride[],
  { today, wasShown }: Asked,
): AppliedOverrides {
  const next = [...drafts];
  const report: OverrideReport = { in_force: [], notes: [] };
  for (const override of overrides) {
    const { at, number, from, until, reason } = override;
    const where = `${OVERRIDES_FILE} [${at}] (${number.kind} ${number.value})`;
    const note = (words: string): void => void report.notes.push(`${where}: ${words}`);
    if (today > until) {
      note(`ended on ${until} and does nothing. Take it out, or write a later \`until\` if it must go on.`);
      continue;
    }
    if (today < from) continue;
    const found = drafts.flatMap(({ draft }, index) => (isOf(override, draft) ? [index] : []));
    const [index, second] = found;
    if (index === undefined) {
      note(
        wasShown(number)
          ? 'the vehicle is gone from the feed, so it does nothing. Take it out.'
          : `no vehicle of the feed has that ${number.kind}, so it does nothing. Write the number as the feed has it.`,
      );
      continue;
    }
    if (second !== undefined) {
      note(`${found.length} vehicles have that ${number.kind}, so it does nothing. Name one by its vin.`);
      continue;
    }
    const original = drafts[index]!.draft;
    const current = next[index]!;
    const fields = Object.keys(override.values).filter((field) => {
      const key = field as keyof VehicleDraft;
      const said = override.feedSays[field];
      const isChanged = said !== undefined && !isAlike(original[key], said[key]);
      const isTaken = current.overridden?.has(field) ?? false;
      if (isChanged) note(`the feed says another ${field} now, so that is shown. Take ${field} out.`);
      if (isTaken)
        note(`${field} is set by a correction before it, so it does nothing. Take one of the two out.`);
      return !isChanged && !isTaken;
    });
    if (fields.length === 0) continue;
    const values = Object.assign({}, ...fields.map((field) => override.values[field])) as OverrideValues;
    next[index] = {
      ...current,
      draft: withValues(current.draft, values),
      overridden: new Set([...(current.overridden ?? []), ...fields]),
    };
    const { name, stocknum } = next[index].draft;
    report.in_force.push({ vehicle: name, ...(stocknum && { stocknum }), fields, until, reason });
    const days = daysBetween(today, until);
    if (days <= ENDS_SOON)
      note(
        `${fields.join(', ')} of ${name}: from the feed again after ${until}. Put it right in the dealer's system before that, ` +
          'or write a later `until`.',
      );
  }
  return { drafts: next, report };
}
