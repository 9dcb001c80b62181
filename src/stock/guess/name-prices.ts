import { choosePrice, type ChosenPrice } from './choose-price.ts';
import { foreignCurrency } from './foreign-currency.ts';
import { priceTypeIn } from '../read/read-choice.ts';
import { writtenAmount } from '../read/written-amount.ts';
import type { Guess } from './guess-in-making.ts';
import { guessPrice, priceKindNamed, type PriceKind } from './guess-price.ts';
import { nameMatches } from './name-match.ts';

const KIND_WORDS: Readonly<Record<PriceKind, string>> = {
  drive_away: 'drive away',
  excluding_government_charges: 'without government charges',
};
const kindWords = (kind: PriceKind | undefined): string =>
  kind === undefined ? '' : ` (${KIND_WORDS[kind]})`;

/** Names the columns of the price: the special one while it has something, else the one with all charges. */
function namePriceColumns(guess: Guess): ChosenPrice | undefined {
  const special = guess.at('special_price');
  const usual = guess.at('price');
  const chosen = usual && choosePrice(usual.column, guess.profiles);
  if (!chosen) {
    if (!special) return undefined;
    guess.columns['price'] = special.column.path;
    guess.reasons['columns.price'] = `${special.sureness}: '${special.column.path}' while it has something`;
    return { column: special.column, kind: priceKindNamed(special.column.path), others: [] };
  }
  const { path } = chosen.column;
  const specialKind = special && priceKindNamed(special.column.path);
  const isSame = specialKind === undefined || chosen.kind === undefined || specialKind === chosen.kind;
  const before = special && isSame ? [special.column.path] : [];
  guess.columns['price'] = before.length > 0 ? [...before, path] : path;
  if (before.length > 0)
    guess.reasons['columns.price'] =
      `${special?.sureness}: '${before[0]}' while it has something, else '${path}'`;
  else if (path !== usual.column.path)
    guess.reasons['columns.price'] = `sure: of several prices the one that shoppers pay`;
  if (chosen.others.length > 0) {
    const others = chosen.others.map((other) => `'${other.path}'${kindWords(other.kind)}`).join(', ');
    guess.open.push(
      `feed.columns.price: of several prices '${path}'${kindWords(chosen.kind)} is shown, and not ${others}`,
    );
  }
  return chosen;
}

/** The price: its columns, whether it is in cents, and what it includes; or why it is left out. */
export function namePrices(guess: Guess, mark: '.' | ','): void {
  const chosen = namePriceColumns(guess);
  if (!chosen) {
    const listed = guess.profiles.find(
      ({ path, several }) => several > 0 && nameMatches(path).some(({ field }) => field === 'price'),
    );
    const why = listed
      ? ` ('${listed.path}' has several for a vehicle, of which none can be named here)`
      : '';
    guess.open.push(
      `no column has a price: every vehicle would be shown without one${why}; name it in feed.columns.price`,
    );
    return;
  }
  const foreign = foreignCurrency(guess.profiles);
  if (foreign) {
    const words = foreign.words.map((word) => `'${word}'`).join(', ');
    guess.leaveOut('price', `'${foreign.path}' says ${words}, and prices are Australian dollars`);
    return;
  }
  const { path, values } = chosen.column;
  const said = guessPrice(path, values, mark);
  if (said.price_in === 'unclear') {
    const wayOut = `set feed.columns.price to '${path}', and feed.price_in where they are cents`;
    guess.leaveOut('price', `nobody can tell dollars from cents, because ${said.reason}: ${wayOut}`);
    return;
  }
  if (said.price_in !== 'dollars') {
    guess.settings.price_in = said.price_in;
    guess.reasons['price_in'] = `prices are ${said.price_in}: ${said.reason}`;
    if (!said.isNamed) guess.open.push(`feed.price_in: taken as ${said.price_in}, because ${said.reason}`);
  }
  namePriceType(guess, chosen, said.price_type);
}

/** What the price includes: the column that says it of each vehicle, else the name of the price's own column. */
function namePriceType(guess: Guess, { column, others }: ChosenPrice, said: PriceKind | undefined): void {
  const asked = guess.at('price_type');
  const isTaken =
    asked !== undefined && asked.column !== column && !others.some(({ path }) => path === asked.column.path);
  if (isTaken && !(said !== undefined && others.length > 0)) return;
  if (asked) {
    guess.columns['price_type'] = '';
    Reflect.deleteProperty(guess.reasons, 'columns.price_type');
  }
  const special = guess.at('special_price');
  const isSpecialOpen =
    special !== undefined &&
    [guess.columns['price']].flat()[0] === special.column.path &&
    special.column !== column &&
    priceKindNamed(special.column.path) === undefined &&
    said !== undefined;
  if (said && !isSpecialOpen) {
    guess.defaults['price_type'] = said;
    guess.reasons['defaults.price_type'] = `sure: the column '${column.path}' says what the price includes`;
    return;
  }
  const amounts = column.values.filter((value) => writtenAmount(value).kind === 'dollars');
  if (amounts.length > 0 && amounts.every((value) => priceTypeIn(value) !== undefined)) return;
  guess.open.push(
    isSpecialOpen
      ? `what the special price includes is not said: set feed.defaults.price_type, such as '${said}' as '${column.path}' is`
      : "what the price includes is not said: set feed.defaults.price_type, such as 'drive_away'",
  );
}
