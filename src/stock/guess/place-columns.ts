import { plainNumber, withPoint } from '../read/written-number.ts';
import type { GuessedField } from './column-names.ts';
import { nameWords } from './folded-name.ts';
import { isSmallPicture } from './guess-images.ts';
import { LIST_FIELDS, type ColumnProfile } from './column-profile.ts';
import { nameMatches } from './name-match.ts';
import { valueFit, valueFitAlone, valueFitKnown } from './value-fit.ts';

/** How sure a guess is: from 0.85, from 0.65, and below. */
export type Sureness = 'sure' | 'likely' | 'a guess';

export type PlacedColumn = {
  field: GuessedField;
  column: ColumnProfile;
  sureness: Sureness;
  /** Why, in words: what name and values said. */
  reason: string;
  /** The unit that the column's name gives. */
  unit: string | undefined;
  /** True if the column's name says that its figures are thousands. */
  inThousands?: true;
};

type Candidate = Omit<PlacedColumn, 'sureness'> & { score: number };

/** Fields that their values alone give away, whatever the column is called. */
const TOLD_BY_VALUES = [
  'vin',
  'year',
  'images',
  'fuel',
  'trans',
  'title',
  'state',
  'car_type',
  'make',
] as const;
const MIN_FIT_ALONE = 0.9;
/** Least share of fitting values where a name says what a column is; words of a list may be new to us. */
const MIN_FIT = 0.5;
const MIN_FIT_OF_WORDS = 0.2;
const OPEN_LISTS: ReadonlySet<GuessedField> = new Set([
  'body',
  'fuel',
  'trans',
  'drive',
  'status',
  'title',
  'car_type',
  'price',
]);
/** Fields of numbers that no two records share. */
const MIN_DISTINCT = 0.6;

const surenessOf = (score: number): Sureness =>
  score >= 0.85 ? 'sure' : score >= 0.65 ? 'likely' : 'a guess';
/** Largest share of records that may have several values where a vehicle has one. */
const MAX_SEVERAL = 0.05;
const isSeveral = (field: GuessedField, { several }: ColumnProfile): boolean =>
  several > MAX_SEVERAL && !LIST_FIELDS.has(field);

const percent = (share: number): string => `${Math.round(share * 100)}%`;

function isRepeated(field: GuessedField, { values }: ColumnProfile): boolean {
  return (
    (field === 'stocknum' || field === 'vin') &&
    values.length > 4 &&
    new Set(values).size < values.length * MIN_DISTINCT
  );
}

/** A bare figure of thousands in single ones; any other text as it is. */
function timesThousand(value: string): string {
  const figure = plainNumber(value) ?? plainNumber(withPoint(value, ','));
  return figure === undefined ? value : String(Math.round(figure * 1000));
}

/** Bare ids of a shop or a database: a stock number that has a column of its own goes before. */
const BARE_ID = /(?:^|[.\s_-])(?:id|key|uid|guid)$/i;
const OF_ID = 0.85;
const OPTION_OF_SHOP = /^option ?\d+ ?(?:name|value)|fulfil/i;

function ofName(column: ColumnProfile): Candidate[] {
  return nameMatches(column.path).flatMap(({ field, sureness, unit, inThousands }) => {
    if (field === 'standardEquipment' && OPTION_OF_SHOP.test(nameWords(column.path).join(' '))) return [];
    const isLess = field === 'stocknum' && BARE_ID.test(column.path);
    const named =
      field === 'images' && isSmallPicture(column.path) ? sureness / 2 : isLess ? sureness * OF_ID : sureness;
    const values = inThousands ? column.values.map(timesThousand) : column.values;
    const fit = valueFit(field, values);
    const least = OPEN_LISTS.has(field) ? MIN_FIT_OF_WORDS : MIN_FIT;
    if ((fit !== undefined && fit < least) || isRepeated(field, column) || isSeveral(field, column))
      return [];
    const said = `its name${unit === undefined ? '' : `, which names ${unit}`}${inThousands ? ', which says thousands' : ''}`;
    const also = inThousands ? { inThousands } : {};
    if (column.values.length === 0)
      return [{ field, column, unit, ...also, score: named * 0.6, reason: `${said}; it is empty` }];
    const reason = fit === undefined ? said : `${said}, and ${percent(fit)} of its values`;
    return [{ field, column, unit, ...also, score: named * (0.55 + 0.45 * (fit ?? 0.8)), reason }];
  });
}

function ofValues(column: ColumnProfile): Candidate[] {
  return TOLD_BY_VALUES.flatMap((field) => {
    const fit = valueFitAlone(field, column.values);
    const isTold =
      fit !== undefined && fit >= MIN_FIT_ALONE && !(field === 'images' && isSmallPicture(column.path));
    if (!isTold || isRepeated(field, column) || isSeveral(field, column) || column.filled < 0.5) return [];
    const reason = `its values alone: ${percent(fit)} of them can be nothing else`;
    return [{ field, column, unit: undefined, score: 0.6 * fit, reason }];
  });
}

/**
 * Which column is which field: for each pair what the column's name says and how many of its values fit, the surest pair
 * first; a column is taken once, and a field has one column.
 */
export function placeColumns(columns: readonly ColumnProfile[]): PlacedColumn[] {
  const candidates = columns
    .flatMap((column) => [...ofName(column), ...ofValues(column)])
    .toSorted((a, b) => b.score - a.score || b.column.filled - a.column.filled);
  const placed = new Map<GuessedField, PlacedColumn>();
  const taken = new Set<ColumnProfile>();
  for (const { score, ...candidate } of candidates) {
    if (placed.has(candidate.field) || taken.has(candidate.column)) continue;
    placed.set(candidate.field, { ...candidate, sureness: surenessOf(score) });
    taken.add(candidate.column);
  }
  const badge = placed.get('badge');
  if (
    badge &&
    !placed.has('model') &&
    nameMatches(badge.column.path).some(({ field }) => field === 'model')
  ) {
    placed.delete('badge');
    placed.set('model', { ...badge, field: 'model' });
  }
  const price = placed.get('price');
  const beside = price && !placed.has('price_type') ? kindBeside(price.column, columns, taken) : undefined;
  if (beside) placed.set('price_type', beside);
  return [...placed.values()];
}

/** Last names of a path which say of the price beside them what it includes: 'price.type' beside 'price.amount'. */
const KINDS = /^(type|kind|basis|terms?|qualifier|includes|label|suffix|note|display|description)$/i;
const above = (path: string): string => path.split('.').slice(0, -1).join('.');

/** The column beside a nested price that says what it includes. */
function kindBeside(
  price: ColumnProfile,
  columns: readonly ColumnProfile[],
  taken: ReadonlySet<ColumnProfile>,
): PlacedColumn | undefined {
  const places = new Set([above(price.path), price.path].filter((place) => place !== ''));
  const column = columns.find(
    (each) =>
      !taken.has(each) &&
      places.has(above(each.path)) &&
      KINDS.test(each.path.split('.').at(-1) ?? '') &&
      (valueFitKnown('price_type', each.values) ?? 0) >= MIN_FIT,
  );
  const reason = `it stands beside '${price.path}', and its values say what a price includes`;
  return column && { field: 'price_type', column, sureness: 'likely', unit: undefined, reason };
}
