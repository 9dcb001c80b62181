import type { ColumnProfile } from './column-profile.ts';
import { nameWords } from './folded-name.ts';
import { priceKindNamed, type PriceKind } from './guess-price.ts';
import { isAsked, nameMatches } from './name-match.ts';
import { valueFit } from './value-fit.ts';

/** The column that prices are taken from, and the others that have prices of the same vehicles, with what each includes. */
export type ChosenPrice = {
  column: ColumnProfile;
  kind: PriceKind | undefined;
  others: { path: string; kind: PriceKind | undefined }[];
};

const MIN_FIT = 0.5;
const MAX_SEVERAL = 0.05;
/** Least share of the fullest column's vehicles that a column of drive-away prices has, to be taken in its place. */
const MIN_FILLED = 0.5;

function isNamedPrice(path: string): boolean {
  const words = nameWords(path);
  if (priceKindNamed(path) !== undefined)
    return words.some((word) => /^(price|prices|amount|dap|e?egc|nmtp)$/.test(word)) && isAsked(words);
  return nameMatches(path).some(({ field }) => field === 'price');
}

const isPriced = (column: ColumnProfile): boolean =>
  column.several <= MAX_SEVERAL &&
  isNamedPrice(column.path) &&
  (valueFit('price', column.values) ?? 0) >= MIN_FIT;

/** Of several columns of prices the one with all charges, which a shopper pays; without such a one `placed`, which has the surest name. */
export function choosePrice(placed: ColumnProfile, profiles: readonly ColumnProfile[]): ChosenPrice {
  const priced = profiles.filter((column) => column === placed || isPriced(column));
  const fullest = Math.max(...priced.map(({ filled }) => filled));
  const driveAway = priced.find(
    ({ path, filled }) => priceKindNamed(path) === 'drive_away' && filled >= fullest * MIN_FILLED,
  );
  const named = priced.find(({ path }) => priceKindNamed(path) === 'drive_away');
  // A column of drive-away prices that few vehicles have would leave most without any.
  const rest = placed === named && !driveAway ? priced.filter((column) => column !== named) : [placed];
  const column = driveAway ?? rest.toSorted((a, b) => b.filled - a.filled)[0] ?? placed;
  return {
    column,
    kind: priceKindNamed(column.path),
    others: priced
      .filter((each) => each !== column)
      .map(({ path }) => ({ path, kind: priceKindNamed(path) })),
  };
}
