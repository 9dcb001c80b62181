import { OWN_FIELDS } from '../secondary/fill-draft.ts';
import { nearestWord } from '../../tenant/nearest-word.ts';
import { ReadingNotes } from '../read/reading-notes.ts';
import { readText } from '../read/read-text.ts';
import { toVehicle } from '../read/to-vehicle.ts';
import type { VehicleDraft } from '../read/vehicle-draft.ts';
import { OVERRIDABLE, type OverridableField } from './override-entry.ts';

export type OverrideValues = Partial<Record<keyof VehicleDraft, unknown>>;
/** What is wrong with one field: what was expected in its place, and the way out. */
export type FieldProblem = { field: string; expected: string; wayOut: string };

/** Words of the vehicle that are made of others, and are corrected with them. */
const MADE_WITH: Partial<Record<OverridableField, readonly (keyof VehicleDraft)[]>> = {
  body: ['simple_body'],
  fuel: ['simple_fuel'],
  trans: ['simple_transmission'],
  status: ['sold'],
  sold: ['status'],
};

/** What is corrected with a field: a price that says itself what it includes ('$13,990 + ORC') goes before the feed's word for that. */
const madeWith = (
  field: OverridableField,
  draft: VehicleDraft | undefined,
): readonly (keyof VehicleDraft)[] =>
  field === 'price' && draft?.price_type !== undefined ? ['price_type'] : (MADE_WITH[field] ?? []);

/** Fields that every vehicle has: null would say nothing. */
const ALWAYS = new Set(
  'name status sold reserved preorder certified show_on_dealer_website car_type images standardEquipment filtered_features'.split(
    ' ',
  ),
);
const LISTS = new Set(['images', 'standardEquipment', 'filtered_features']);

const ANYTHING = { make: 'Any', model: 'Any', stocknum: 'any' };

const isOverridable = (field: string): field is OverridableField =>
  (OVERRIDABLE as readonly string[]).includes(field);

function unknownField(field: string): FieldProblem {
  const expected = `a field that may be corrected: ${OVERRIDABLE.join(', ')}`;
  if (field === 'before_price')
    return {
      field,
      expected,
      wayOut:
        'leave it out: the price before is the one that the history of the vehicle proves, and no other may be shown',
    };
  if ((OWN_FIELDS as readonly string[]).includes(field))
    return { field, expected, wayOut: "put it right in the dealer's system: address and history hang on it" };
  const nearest = nearestWord(field, OVERRIDABLE);
  return { field, expected, wayOut: nearest ? `write ${nearest}` : 'take one of these' };
}

/**
 * What corrected fields come to, by field with what is made of it, each read by the rules for a field of a feed with figures written as 12990.50; a field that cannot be
 * read is a problem. `day` is YYYY-MM-DD.
 */
export function overrideValues(
  fields: Readonly<Record<string, unknown>>,
  day: string,
): { values: Record<string, OverrideValues>; problems: FieldProblem[] } {
  const values: Record<string, OverrideValues> = {};
  const problems: FieldProblem[] = [];
  for (const [field, written] of Object.entries(fields)) {
    if (!isOverridable(field)) {
      problems.push(unknownField(field));
      continue;
    }
    if (written === null && !ALWAYS.has(field)) {
      values[field] = Object.fromEntries(
        [field, ...(MADE_WITH[field] ?? [])].map((each) => [each, undefined]),
      );
      continue;
    }
    const notes = new ReadingNotes();
    const own = field === 'name' ? readText(written, field, notes) : undefined;
    const {
      draft,
      problem,
      notes: read,
    } = toVehicle(
      { ...ANYTHING, ...(field !== 'name' && { [field]: written }) },
      { today: day, locations: [] },
    );
    const warning = [...notes.warnings, ...read.warnings].find((each) => each.startsWith(`${field}: `));
    const value = field === 'name' ? own : draft?.[field];
    const isNothing = written === null;
    const isEmptyList = LISTS.has(field) && Array.isArray(written) && written.length > 0 && isEmpty(value);
    if (problem || warning !== undefined || value === undefined || isEmptyList || isNothing) {
      const why = problem?.reason ?? warning?.slice(field.length + 2) ?? 'nothing that can be shown';
      problems.push({
        field,
        expected: `a value as a feed may write it (${why})`,
        wayOut:
          'docs/feed-fields.md says how it may be written; null shows nothing where a vehicle can be without it',
      });
      continue;
    }
    const made = madeWith(field, draft).filter((each) => !Object.hasOwn(fields, each));
    values[field] = { [field]: value, ...Object.fromEntries(made.map((each) => [each, draft?.[each]])) };
  }
  return { values, problems };
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
