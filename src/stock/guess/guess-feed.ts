import { isMeasured } from '../../domain/units/field-units.ts';
import type { ParsedFeed } from '../feed/feed-record.ts';
import { KNOWN_MAKES } from '../read/known-makes.ts';
import { isMapField } from '../read/map-fields.ts';
import { titleSplitter } from '../read/split-title.ts';
import type { GuessedField } from './column-names.ts';
import { columnProfiles, type ColumnProfile } from './column-profile.ts';
import type { FeedGuess, FeedInput } from './feed-guess.ts';
import { choosePrice, type ChosenPrice } from './choose-price.ts';
import { foreignCurrency } from './foreign-currency.ts';
import { isWordField } from './foreign-words.ts';
import { guessDateOrder } from './guess-date-order.ts';
import { guessDecimalMark } from './guess-decimal-mark.ts';
import { guessIdentity } from './guess-identity.ts';
import { imageColumns } from './guess-images.ts';
import { guessPrice, priceKindNamed, type PriceKind } from './guess-price.ts';
import { guessUnit, unitsBeside } from './guess-unit.ts';
import { guessFlags, guessWords, wordsOfFlag, wordsOfPriceFlag } from './guess-words.ts';
import { nameMatches } from './name-match.ts';
import { repeatedMakes } from './repeated-makes.ts';
import { placeColumns, type PlacedColumn } from './place-columns.ts';

const DATES: readonly GuessedField[] = [
  'rego_expiry',
  'created_at',
  'updated_at',
  'build_date',
  'compliance_date',
];
const FLAGS: readonly GuessedField[] = ['certified', 'reserved', 'sold', 'show_on_dealer_website'];
const PRICES: readonly GuessedField[] = ['price', 'special_price', 'before_price'];
const CARAVAN: readonly GuessedField[] = ['tare_weight', 'aggregate_trailer_mass', 'ball_weight', 'sleeps'];

/** Least share of titles that have a year, for the year to be read from them. */
const LEAST_OF_TITLES = 0.5;

/** A guess in the making: what each step adds to. */
class Guess {
  readonly settings: FeedGuess['settings'];
  readonly columns: Record<string, string | string[]> = {};
  readonly values: Record<string, Record<string, string>> = {};
  readonly units: Record<string, string> = {};
  readonly defaults: Record<string, string> = {};
  readonly reasons: Record<string, string> = {};
  readonly open: string[] = [];

  readonly placed: readonly PlacedColumn[];
  readonly profiles: readonly ColumnProfile[];

  constructor(
    written: FeedGuess['settings'],
    placed: readonly PlacedColumn[],
    profiles: readonly ColumnProfile[],
  ) {
    this.settings = written;
    this.placed = placed;
    this.profiles = profiles;
  }

  at(field: GuessedField): PlacedColumn | undefined {
    return this.placed.find((each) => each.field === field);
  }

  /** Leaves a field out that would be wrong if it were read, until a person has looked at it. */
  leaveOut(field: GuessedField, why: string): void {
    this.columns[field] = '';
    Reflect.deleteProperty(this.reasons, `columns.${field}`);
    this.open.push(`${field} is left out: ${why}`);
  }

  valuesOf(fields: readonly GuessedField[]): string[] {
    return this.placed.filter(({ field }) => fields.includes(field)).flatMap(({ column }) => column.values);
  }
}

function nameColumns(guess: Guess): void {
  for (const { field, column, sureness, reason } of guess.placed) {
    if (field === 'title' || field === 'special_price' || !isMapField(field)) continue;
    guess.columns[field] = column.path;
    guess.reasons[`columns.${field}`] = `${sureness}: ${reason}`;
  }
  nameImages(guess);
  nameTitle(guess);
  nameYear(guess);
}

function nameImages(guess: Guess): void {
  const placed = guess.at('images');
  if (!placed) return;
  const columns = imageColumns(placed.column, guess.profiles).map(({ path }) => path);
  if (columns.length < 2) return;
  guess.columns['images'] = columns;
  guess.reasons['columns.images'] = `${placed.sureness}: the photos of all of these columns, in this order`;
}

/** Make, model and year out of a title, where the feed has no column for one of them, or an empty one. */
function nameTitle(guess: Guess): void {
  const title = guess.at('title');
  const missing = (['make', 'model', 'year'] as const).filter((field) => {
    const column = guess.at(field)?.column;
    return column === undefined || column.values.length === 0;
  });
  if (!title || missing.length === 0) return;
  for (const field of missing) {
    Reflect.deleteProperty(guess.columns, field);
    Reflect.deleteProperty(guess.reasons, `columns.${field}`);
  }
  const known = new Set(KNOWN_MAKES.map((make) => make.toLowerCase()));
  const makes = [...repeatedMakes(title.column.values), ...(guess.at('make')?.column.values ?? [])];
  const own = [...new Set(makes)].filter((make) => !known.has(make.toLowerCase()));
  const split = titleSplitter(own);
  const years = title.column.values.filter((value) => split(value)?.year !== undefined).length;
  if (missing.length === 1 && missing[0] === 'year' && years < title.column.values.length * LEAST_OF_TITLES)
    return;
  guess.settings.title = { column: title.column.path, ...(own.length > 0 && { makes: own }) };
  guess.reasons['title'] =
    `${title.sureness}: the feed has no column for ${missing.map((field) => `the ${field}`).join(' and ')}; known makes divide this one`;
  if (own.length > 0 && missing.includes('make'))
    guess.open.push(`feed.title.makes: taken as makes because titles begin with them: ${own.join(', ')}`);
}

/** Fields whose date has a year that stands for the vehicle's where it has no other, the best first. */
const DATED: readonly GuessedField[] = ['build_date', 'compliance_date'];

function nameYear(guess: Guess): void {
  const year = guess.at('year')?.column;
  if ((year && year.values.length > 0) || guess.settings.title) return;
  const dated = DATED.map((field) => guess.at(field)?.column).find(
    (column) => column && column.values.length > 0,
  );
  if (!dated) return;
  guess.columns['year'] = dated.path;
  guess.reasons['columns.year'] = `a guess: no column has the year, and '${dated.path}' has one in its dates`;
  guess.open.push(`feed.columns.year: the year is that of '${dated.path}', as no column has it by itself`);
}

function nameWriting(guess: Guess): '.' | ',' {
  const measured = guess.placed.filter(({ field }) => isMeasured(field)).map(({ field }) => field);
  const figures = guess.valuesOf([...PRICES, ...measured]);
  const mark = guessDecimalMark(figures, guess.valuesOf([...PRICES, 'km']));
  if (mark?.mark === ',') {
    guess.settings.decimal_mark = ',';
    guess.reasons['decimal_mark'] = `${mark.isSure ? 'sure' : 'likely'}: ${mark.reason}`;
  }
  const dates = guessDateOrder(guess.valuesOf(DATES));
  if (dates) {
    guess.settings.date_order = dates.order;
    guess.reasons['date_order'] = `${dates.isSure ? 'sure' : 'a guess'}: ${dates.reason}`;
    if (!dates.isSure) guess.open.push(`feed.date_order: ${dates.reason}`);
  }
  return mark?.mark ?? '.';
}

/** Whether most vehicles are new, by the column that says so. */
function isOfNew(guess: Guess): boolean {
  const words = guess.at('car_type')?.column.values ?? [];
  return words.length > 0 && words.filter((word) => /\bnew\b|^n$/i.test(word)).length > words.length / 2;
}

function nameUnits(guess: Guess, mark: '.' | ','): void {
  for (const { field, column, unit, inThousands } of guess.placed) {
    if (!isMeasured(field)) continue;
    const beside = unitsBeside(column.path, guess.profiles);
    const words = { named: unit, beside, mark, inThousands, isOfNew: isOfNew(guess) };
    const found = guessUnit(field, column.values, words);
    if (!found) continue;
    if (found.unit === undefined) {
      guess.leaveOut(field, found.reason);
      continue;
    }
    guess.units[field] = found.unit;
    guess.reasons[`units.${field}`] = `${found.isSure ? 'sure' : 'a guess'}: ${found.reason}`;
    if (!found.isSure)
      guess.open.push(`feed.units.${field}: taken as ${found.unit}, because ${found.reason}`);
  }
}

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

function namePrices(guess: Guess, mark: '.' | ','): void {
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
  guess.open.push(
    isSpecialOpen
      ? `what the special price includes is not said: set feed.defaults.price_type, such as '${said}' as '${column.path}' is`
      : "what the price includes is not said: set feed.defaults.price_type, such as 'drive_away'",
  );
}

function nameWordsOf(guess: Guess): void {
  for (const { field, column } of guess.placed) {
    if (FLAGS.includes(field)) {
      const flags = guessFlags(column.values);
      if (Object.keys(flags).length > 0) guess.values[field] = flags;
    }
    if (!isWordField(field) || guess.columns[field] === undefined) continue;
    const { values, unknown } =
      (field === 'car_type' && wordsOfFlag(column)) ||
      (field === 'price_type' && wordsOfPriceFlag(column)) ||
      guessWords(field, column.values);
    if (Object.keys(values).length > 0) guess.values[field] = values;
    if (unknown.length > 0 && field !== 'colour')
      guess.open.push(
        `feed.values.${field}: words that are not known here: ${unknown.map((word) => `'${word}'`).join(', ')}`,
      );
  }
}

/** A feed of caravans says so by what it measures, where no column does. */
function nameKind(guess: Guess): void {
  if (guess.at('item_type')) return;
  const measured = guess.placed.filter(({ field, column }) => CARAVAN.includes(field) && column.filled > 0.5);
  if (measured.length < 2) return;
  guess.defaults['item_type'] = 'caravan';
  guess.reasons['defaults.item_type'] =
    `likely: it has ${measured.map(({ column }) => `'${column.path}'`).join(' and ')}`;
}

function nameIdentity(guess: Guess, feed: ParsedFeed): void {
  const records = feed.records.flatMap(({ fields }) => (fields ? [fields] : []));
  const identity = guessIdentity(guess.placed, records, feed.columns);
  if (!identity) return;
  guess.settings.identity_columns = identity.columns;
  const share = `${identity.distinct} of ${records.length} records`;
  guess.reasons['identity_columns'] = `the feed has no number: these tell ${share} apart`;
  guess.open.push(
    `feed.identity_columns: stock numbers are made of ${identity.columns.join(', ')}, which tell ${share} apart`,
  );
}

/** What shoppers look for first, in words; a feed without one of them is mostly one whose column has a name that is not known here. */
const LOOKED_FOR = {
  make: 'make',
  model: 'model',
  year: 'year',
  km: 'kilometres',
  images: 'photos',
} as const;

/** Names what no column has, or a column that is empty, as something to look at. */
function nameMissing(guess: Guess): void {
  for (const [field, words] of Object.entries(LOOKED_FOR) as [keyof typeof LOOKED_FOR, string][]) {
    const path = [guess.columns[field]].flat()[0];
    const isLeftOut = path === '' || (guess.settings.title && (field === 'make' || field === 'model'));
    if (isLeftOut || (field === 'km' && guess.defaults['item_type'] === 'caravan')) continue;
    if (path === undefined && !(field === 'year' && guess.settings.title))
      guess.open.push(`no column has the ${words}: name it in feed.columns.${field}`);
    else if (path !== undefined && guess.profiles.find((each) => each.path === path)?.filled === 0)
      guess.open.push(
        `feed.columns.${field}: the column '${path}' is empty, so that no vehicle has its ${words}`,
      );
  }
}

const present = <Entry>(entries: Record<string, Entry>): Record<string, Entry> | undefined =>
  Object.keys(entries).length > 0 ? entries : undefined;

/** The same profile for a caravan's length as for a car's: which figures a caravan has, its other columns tell. */
function ofCaravans(placed: readonly PlacedColumn[]): PlacedColumn[] {
  if (placed.filter(({ field }) => CARAVAN.includes(field)).length < 2) return [...placed];
  const other = { vehiclelength: 'body_length', vehiclewidth: 'body_width' } as const;
  return placed.map((each) => {
    const field =
      each.field === 'vehiclelength' || each.field === 'vehiclewidth' ? other[each.field] : each.field;
    return placed.some((one) => one.field === field && one !== each) ? each : { ...each, field };
  });
}

/**
 * Everything that is guessed of a feed that was read as `written` says (format, delimiter, place of the records): columns,
 * words, units, order of dates, prices, what tells its vehicles apart; each with its reason.
 */
export function guessFeed(feed: ParsedFeed, written: Omit<FeedInput, 'source'>): FeedGuess {
  const records = feed.records.flatMap(({ fields }) => (fields ? [fields] : []));
  const profiles = columnProfiles(records, feed.columns);
  const placed = ofCaravans(placeColumns(profiles));
  const guess = new Guess({ ...written }, placed, profiles);
  nameColumns(guess);
  const mark = nameWriting(guess);
  nameUnits(guess, mark);
  namePrices(guess, mark);
  nameWordsOf(guess);
  nameKind(guess);
  nameIdentity(guess, feed);
  nameMissing(guess);
  const used = new Set([...Object.values(guess.columns).flat(), guess.settings.title?.column]);
  return {
    settings: {
      ...guess.settings,
      columns: present(guess.columns),
      values: present(guess.values),
      units: present(guess.units),
      defaults: present(guess.defaults),
    },
    placed: placed.filter(({ column }) => used.has(column.path)),
    unplaced: profiles
      .filter(({ path }) => !used.has(path))
      .map(({ path, values }) => ({ column: path, example: values[0] ?? '' })),
    reasons: guess.reasons,
    open: guess.open,
  };
}
