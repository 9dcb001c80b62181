import { isMeasured } from '../../domain/units/field-units.ts';
import type { ParsedFeed } from '../feed/feed-record.ts';
import { kindOfMake } from '../read/known-makes.ts';
import { isMapField } from '../read/map-fields.ts';
import { CAR_BODY, readItemType } from '../read/read-choice.ts';
import { titleSplitter } from '../read/split-title.ts';
import type { GuessedField } from './column-names.ts';
import { columnProfiles, LIST_FIELDS } from './column-profile.ts';
import type { FeedGuess, FeedInput } from './feed-guess.ts';
import { isWordField } from './foreign-words.ts';
import { guessDateOrder } from './guess-date-order.ts';
import { guessDecimalMark } from './guess-decimal-mark.ts';
import { guessIdentity } from './guess-identity.ts';
import { guessUnit, unitsBeside } from './guess-unit.ts';
import { guessFlags, guessWords, wordsOfFlag, wordsOfLearners, wordsOfPriceFlag } from './guess-words.ts';
import { Guess } from './guess-in-making.ts';
import { linesOfPhotos, type LinesOfPhotos } from './lines-of-photos.ts';
import { nameComments } from './name-comments.ts';
import { nameSale } from './name-sale.ts';
import { nameMatches } from './name-match.ts';
import { valueFit } from './value-fit.ts';
import { namePrices } from './name-prices.ts';
import { nameCondition, nameImages, nameTitle, nameYear } from './name-title-and-photos.ts';
import { dealersToLookAt } from './several-dealers.ts';
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

function nameColumns(guess: Guess): void {
  for (const { field, column, sureness, reason } of guess.placed) {
    if (field === 'title' || field === 'special_price' || !isMapField(field)) continue;
    guess.columns[field] = column.path;
    guess.reasons[`columns.${field}`] = `${sureness}: ${reason}`;
  }
  nameImages(guess);
  nameTitle(guess);
  nameCondition(guess);
  nameYear(guess);
}

/** Says that lines of one vehicle add up, and by which column. */
function nameOrder(guess: Guess, { key, order }: LinesOfPhotos): void {
  const reason = `likely: the lines of one '${key}' are photos of one vehicle`;
  if (order === undefined) {
    guess.open.push(
      `feed.order_by: ${reason.slice('likely: '.length)}, and no column says their order: they are shown in that of the file`,
    );
    return;
  }
  guess.settings.order_by = order;
  guess.reasons['order_by'] = `${reason}, which '${order}' puts in order`;
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

/** True if most vehicles are new, by the column that says so. */
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

function nameWordsOf(guess: Guess): void {
  for (const { field, column } of guess.placed) {
    if (field === 'filtered_features') guess.values[field] = wordsOfLearners(column.values);
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

/** Least share of makes that build motorcycles alone, where no other builds cars alone. */
const MIN_OF_BIKES = 0.3;

/** Why a feed is one of motorcycles: it says what learners may ride, or makes or bodies are theirs. */
function signOfBikes(guess: Guess): string | undefined {
  const title = guess.settings.title;
  const split = titleSplitter(title?.makes ?? []);
  const makes =
    guess.at('make')?.column.values ??
    guess.at('title')?.column.values.flatMap((value) => split(value)?.make ?? []) ??
    [];
  const kinds = makes.map((make) => kindOfMake(make));
  const bodies = guess.at('body')?.column.values ?? [];
  const isOf = (found: readonly unknown[]): boolean =>
    found.length > 0 && found.filter((kind) => kind === 'motorcycle').length >= found.length * MIN_OF_BIKES;
  if (kinds.some((kind) => kind !== undefined && kind !== 'motorcycle')) return undefined;
  const learners = guess.at('filtered_features')?.column.path;
  if (learners !== undefined) return `'${learners}' says what learners may ride`;
  if (isOf(kinds)) return 'its makes build motorcycles';
  return isOf(bodies.map((body) => readItemType(undefined, { body })))
    ? 'its bodies are of motorcycles'
    : undefined;
}

/** A feed of caravans says so by what it measures, one of motorcycles by makes and bodies, where no column does. */
function nameKind(guess: Guess): void {
  if (guess.at('item_type')) return;
  // Among vehicles of one kind each car would be taken for one of them.
  if (guess.at('body')?.column.values.some((body) => CAR_BODY.test(body) || /\bute\b/i.test(body))) return;
  const sign = signOfBikes(guess);
  if (sign !== undefined) {
    guess.defaults['item_type'] = 'motorcycle';
    guess.reasons['defaults.item_type'] = `likely: ${sign}`;
  }
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

/** The column that is called as a field is, and has mostly other things. */
function unfitting(guess: Guess, field: GuessedField): string {
  const used = new Set(Object.values(guess.columns).flat());
  const called = guess.profiles.find(
    ({ path, values }) =>
      values.length > 0 && !used.has(path) && nameMatches(path).some((match) => match.field === field),
  );
  if (!called) return '';
  const share = Math.round((valueFit(field, called.values) ?? 0) * 100);
  return ` ('${called.path}' is called so, but ${share}% of its values can be)`;
}

/** Names what no column has, or a column that is empty, as something to look at. */
function nameMissing(guess: Guess): void {
  for (const [field, words] of Object.entries(LOOKED_FOR) as [keyof typeof LOOKED_FOR, string][]) {
    const path = [guess.columns[field]].flat()[0];
    const isLeftOut = path === '' || (guess.settings.title && (field === 'make' || field === 'model'));
    if (isLeftOut || (field === 'km' && guess.defaults['item_type'] === 'caravan')) continue;
    if (path === undefined && !(field === 'year' && guess.settings.title))
      guess.open.push(
        `no column has the ${words}: name it in feed.columns.${field}${unfitting(guess, field)}`,
      );
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
 * words, units, order of dates, prices, what tells its vehicles apart and what is not for sale; each with its reason. `today` is
 * YYYY-MM-DD.
 */
export function guessFeed(feed: ParsedFeed, written: Omit<FeedInput, 'source'>, today: string): FeedGuess {
  const all = feed.records.flatMap(({ fields }) => (fields ? [fields] : []));
  const lines = linesOfPhotos(all, feed.columns);
  const profiles = columnProfiles(lines?.firsts ?? all, feed.columns);
  const placed = ofCaravans(placeColumns(profiles));
  const guess = new Guess({ ...written }, placed, profiles);
  nameColumns(guess);
  if (lines) nameOrder(guess, lines);
  const mark = nameWriting(guess);
  nameUnits(guess, mark);
  namePrices(guess, mark);
  nameWordsOf(guess);
  nameKind(guess);
  nameIdentity(guess, feed);
  nameComments(guess);
  nameSale(guess, (lines?.firsts ?? all).length, today);
  nameMissing(guess);
  const dealers = dealersToLookAt(profiles);
  if (dealers !== undefined) guess.open.push(dealers);
  for (const { column } of guess.placed.filter(({ field }) => !LIST_FIELDS.has(field)))
    if (feed.columns.includes(`${column.path} 2`))
      guess.open.push(`of the columns '${column.path}' and '${column.path} 2' the first is read`);
  const asides = Map.groupBy(
    feed.records.filter(({ aside }) => aside !== undefined),
    ({ aside }) => aside,
  );
  for (const [aside, { length }] of asides)
    guess.open.push(`${length === 1 ? 'a record is' : `${length} records are`} left out: ${aside}`);
  if (feed.part)
    guess.open.push(
      `the feed has ${feed.part.has} records and says that it is only a part: ${feed.part.said}`,
    );
  const { title, order_by: order } = guess.settings;
  const used = new Set([...Object.values(guess.columns).flat(), title?.column, order]);
  return {
    settings: {
      ...guess.settings,
      columns: present(guess.columns),
      values: present(guess.values),
      units: present(guess.units),
      defaults: present(guess.defaults),
    },
    placed: guess.placed.filter(({ column }) => used.has(column.path)),
    unplaced: profiles
      .filter(({ path }) => !used.has(path))
      .map(({ path, values }) => ({ column: path, example: values[0] ?? '' })),
    reasons: guess.reasons,
    open: guess.open,
  };
}
