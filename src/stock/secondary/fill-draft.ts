import type { VehicleDraft } from '../read/vehicle-draft.ts';
import type { DraftAtLine } from '../read/draft-at-line.ts';

/** What a vehicle is known by, which is always that of the first feed: its address and history hang on it. */
export const OWN_FIELDS = ['id', 'slug', 'vin', 'stocknum', 'regplate', 'make', 'model'] as const;

/** Fields that mean something together: they are all taken from one feed, the one that has the first of them. */
const GROUPS: readonly (readonly (keyof VehicleDraft)[])[] = [
  ['price', 'price_type', 'before_price', 'price_history'],
  ['location_slug', 'location_name', 'city', 'state', 'dealership_id', 'dealership_slug'],
];

/** Fields that have a value also where the record says nothing. */
const MADE = new Set<string>([
  'car_type',
  'item_type',
  'status',
  'sold',
  'reserved',
  'preorder',
  'certified',
  'show_on_dealer_website',
]);

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function says({ draft, given }: DraftAtLine, field: string): boolean {
  const values: Values = draft;
  return !isEmpty(values[field]) && (!MADE.has(field) || given.includes(field));
}

const isGroupSaid = (record: DraftAtLine, group: readonly (keyof VehicleDraft)[]): boolean =>
  group[0] === 'price' ? says(record, 'price') : group.slice(0, 2).some((field) => says(record, field));

function filledFigures(first: unknown, secondary: unknown, wins: ReadonlySet<string>): unknown {
  if (!isValues(first) || !isValues(secondary)) return first ?? secondary;
  const taken = Object.entries(secondary).filter(([field]) => isEmpty(first[field]) || wins.has(field));
  return { ...first, ...Object.fromEntries(taken) };
}

/**
 * A vehicle of one feed with what a further feed tells of it: what the first has stays, what it lacks is filled in, and the
 * fields of `wins` are the further feed's where it has something. Prices are taken with their type, or not at all.
 */
export function fillDraft(
  first: DraftAtLine,
  secondary: DraftAtLine,
  wins: ReadonlySet<string>,
): DraftAtLine {
  const filled: Values = { ...first.draft };
  const told: Values = secondary.draft;
  const grouped = new Set<string>(GROUPS.flat());
  const given = new Set(first.given);
  const take = (field: string): void => {
    filled[field] = told[field];
    if (secondary.given.includes(field)) given.add(field);
  };
  for (const group of GROUPS) {
    const isWon = group.some((field) => wins.has(field));
    if (isGroupSaid(secondary, group) && (isWon || !isGroupSaid(first, group)))
      for (const field of group) take(field);
  }
  const own = new Set<string>([...OWN_FIELDS, 'name', 'variant', 'caravan']);
  for (const field of Object.keys(told)) {
    if (own.has(field) || grouped.has(field) || !says(secondary, field)) continue;
    if (wins.has(field) || !says(first, field)) take(field);
  }
  for (const figures of ['variant', 'caravan'] as const) {
    const both = filledFigures(first.draft[figures], secondary.draft[figures], wins);
    if (both !== undefined) filled[figures] = both;
  }
  const { year, make, model, badge } = filled;
  filled['name'] = [year, make, model, badge].filter(Boolean).join(' ');
  return { ...first, given: [...given], draft: filled as VehicleDraft };
}
