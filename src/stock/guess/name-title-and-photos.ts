import { noPhotoAt } from '../read/read-address.ts';
import { KNOWN_MAKES } from '../read/known-makes.ts';
import { titleSplitter } from '../read/split-title.ts';
import type { ColumnProfile } from './column-profile.ts';
import type { GuessedField } from './column-names.ts';
import { nameWords } from './folded-name.ts';
import { imageColumns } from './guess-images.ts';
import type { Guess } from './guess-in-making.ts';
import { repeatedMakes } from './repeated-makes.ts';
import { valueFit } from './value-fit.ts';

/** Least share of titles that have a year, for the year to be read from them. */
const MIN_OF_TITLES = 0.5;
/** Least share of titles that begin with a condition, for it to be read from them. */
const MIN_OF_CONDITIONS = 0.9;

/** Names the columns whose photos make those of a vehicle, where there are several. */
export function nameImages(guess: Guess): void {
  const placed = guess.at('images');
  if (!placed) return;
  const shared = placed.column.values.filter((value) => noPhotoAt(value) !== undefined);
  if (shared.length > 0)
    guess.open.push(
      `feed.columns.images: ${shared.length} of '${placed.column.path}' are no photos but pages that share them or other files, such as ${shared[0]}`,
    );
  const columns = imageColumns(placed.column, guess.profiles).map(({ path }) => path);
  if (columns.length < 2) return;
  guess.columns['images'] = columns;
  guess.reasons['columns.images'] = `${placed.sureness}: the photos of all of these columns, in this order`;
}

/** Make, model and year out of a title, where the feed has no column for one of them, or an empty one. */
export function nameTitle(guess: Guess): void {
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
  if (missing.length === 1 && missing[0] === 'year' && years < title.column.values.length * MIN_OF_TITLES)
    return;
  guess.settings.title = { column: title.column.path, ...(own.length > 0 && { makes: own }) };
  guess.reasons['title'] =
    `${title.sureness}: the feed has no column for ${missing.map((field) => `the ${field}`).join(' and ')}; known makes divide this one`;
  if (own.length > 0 && missing.includes('make'))
    guess.open.push(`feed.title.makes: taken as makes because titles begin with them: ${own.join(', ')}`);
}

/** A condition that titles begin with, where no column has it: named when nearly all do, else asked about. */
export function nameCondition(guess: Guess): void {
  const title = guess.at('title')?.column;
  if (!title || guess.at('car_type')) return;
  const begin = title.values.filter((value) =>
    /^\W*(brand[ -]?new|new|demo\w*|ex[ -]demo|used|pre[ -]?owned)\b/i.test(value),
  );
  if (begin.length < title.values.length * MIN_OF_CONDITIONS) {
    const isNew = begin.filter((value) => !/^\W*(used|pre)/i.test(value)).length;
    if (isNew > 0)
      guess.open.push(
        `feed.columns.car_type: ${isNew} of ${title.values.length} titles begin with new or demo, and every vehicle is taken as used: name '${title.path}' there where that is so`,
      );
    return;
  }
  guess.columns['car_type'] = title.path;
  guess.reasons['columns.car_type'] =
    `likely: ${begin.length} of ${title.values.length} titles begin with a condition`;
}

/** Fields whose date has a year that stands for the vehicle's where it has no other, the best first. */
const DATED: readonly GuessedField[] = ['build_date', 'compliance_date'];

/** Names of columns whose dates are of a vehicle's beginning; in fewer years than these it is of its rego's end. */
const OF_BEGINNING = /\b(first|regist\w*|rego|built|build|made|manufactur\w*|production|complian\w*|age)\b/;
const OF_END = /\b(expir\w*|exp|due|until|end|to)\b/;
const MIN_YEARS = 3;

function isDated({ path, values }: ColumnProfile): boolean {
  const words = nameWords(path).join(' ');
  if (!OF_BEGINNING.test(words) || OF_END.test(words) || (valueFit('year', values) ?? 0) < 0.9) return false;
  return new Set(values.map((value) => /\d{4}/.exec(value)?.[0])).size >= MIN_YEARS;
}

/** The year out of the dates of another column, where neither a column nor a title has it. */
export function nameYear(guess: Guess): void {
  const year = guess.at('year')?.column;
  const title = guess.settings.title;
  const split = titleSplitter(title?.makes ?? []);
  const titles = guess.at('title')?.column.values ?? [];
  const isInTitle =
    title &&
    titles.filter((value) => split(value)?.year !== undefined).length >= titles.length * MIN_OF_TITLES;
  if ((year && year.values.length > 0) || isInTitle) return;
  const dated =
    DATED.map((field) => guess.at(field)?.column).find((column) => column && column.values.length > 0) ??
    guess.profiles.find(isDated);
  if (!dated) return;
  guess.columns['year'] = dated.path;
  guess.reasons['columns.year'] = `a guess: no column has the year, and '${dated.path}' has one in its dates`;
  guess.open.push(`feed.columns.year: the year is that of '${dated.path}', as no column has it by itself`);
}
