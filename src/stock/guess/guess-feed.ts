import { isMeasured } from '../../domain/units/field-units.ts';
import type { ParsedFeed } from '../feed/feed-record.ts';
import { isMapField } from '../read/map-fields.ts';
import type { GuessedField } from './column-names.ts';
import { columnProfiles, type ColumnProfile } from './column-profile.ts';
import type { FeedGuess, FeedInput } from './feed-guess.ts';
import { foreignCurrency } from './foreign-currency.ts';
import { isWordField } from './foreign-words.ts';
import { guessDateOrder } from './guess-date-order.ts';
import { guessDecimalMark } from './guess-decimal-mark.ts';
import { guessIdentity } from './guess-identity.ts';
import { guessPrice } from './guess-price.ts';
import { guessUnit, unitsBeside } from './guess-unit.ts';
import { guessFlags, guessWords, wordsOfFlag } from './guess-words.ts';
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
  const special = guess.at('special_price');
  if (special) {
    const usual = guess.at('price');
    guess.columns['price'] = usual ? [special.column.path, usual.column.path] : special.column.path;
    guess.reasons['columns.price'] =
      `${special.sureness}: '${special.column.path}' while it has something` +
      (usual ? `, else '${usual.column.path}'` : '');
  }
  const title = guess.at('title');
  if (title && (!guess.at('make') || !guess.at('model'))) {
    guess.settings.title = { column: title.column.path };
    guess.reasons['title'] =
      `${title.sureness}: the feed has no column for ${guess.at('make') ? 'the model' : 'the make'}; known makes divide this one`;
  }
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

function nameUnits(guess: Guess, mark: '.' | ','): void {
  for (const { field, column, unit } of guess.placed) {
    if (!isMeasured(field)) continue;
    const beside = unitsBeside(column.path, guess.profiles);
    const found = guessUnit(field, column.values, { named: unit, beside, mark });
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

function namePrices(guess: Guess, mark: '.' | ','): void {
  const column = guess.at('special_price')?.column ?? guess.at('price')?.column;
  if (!column) {
    guess.open.push('no column has a price: every vehicle is shown without one');
    return;
  }
  const foreign = foreignCurrency(guess.profiles);
  if (foreign) {
    const words = foreign.words.map((word) => `'${word}'`).join(', ');
    guess.leaveOut('price', `'${foreign.path}' says ${words}, and prices are Australian dollars`);
    return;
  }
  const path = guess.at('price')?.column.path ?? column.path;
  const said = guessPrice(path, column.values, mark);
  if (said.price_in === 'unclear') {
    const wayOut = `set feed.columns.price to '${path}', and feed.price_in where they are cents`;
    guess.leaveOut('price', `nobody can tell dollars from cents, because ${said.reason}: ${wayOut}`);
    return;
  }
  if (said.price_in === 'cents') {
    guess.settings.price_in = 'cents';
    guess.reasons['price_in'] = `prices are cents: ${said.reason}`;
    if (!said.isNamed) guess.open.push(`feed.price_in: taken as cents, because ${said.reason}`);
  }
  if (said.price_type && !guess.at('price_type')) {
    guess.defaults['price_type'] = said.price_type;
    guess.reasons['defaults.price_type'] = `sure: the column '${path}' says what the price includes`;
  } else if (!guess.at('price_type')) {
    guess.open.push(
      "what the price includes is not said: set feed.defaults.price_type, such as 'drive_away'",
    );
  }
}

function nameWordsOf(guess: Guess): void {
  for (const { field, column } of guess.placed) {
    if (FLAGS.includes(field)) {
      const flags = guessFlags(column.values);
      if (Object.keys(flags).length > 0) guess.values[field] = flags;
    }
    if (!isWordField(field)) continue;
    const { values, unknown } =
      (field === 'car_type' && wordsOfFlag(column)) || guessWords(field, column.values);
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
  for (const field of ['make', 'model'] as const) {
    if (!guess.at(field) && !guess.settings.title)
      guess.open.push(`no column has the ${field}: name it in feed.columns.${field}`);
  }
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
