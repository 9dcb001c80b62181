import { FIELD_UNITS, isMeasured } from '../../domain/units/field-units.ts';
import { KNOWN_MAKES } from '../read/known-makes.ts';
import { saleWord } from '../read/sale-words.ts';
import { measure } from '../read/read-measure.ts';
import { titleSplitter } from '../read/split-title.ts';
import { writtenAmount } from '../read/written-amount.ts';
import { writtenYear } from '../read/written-year.ts';
import { withPoint } from '../read/written-number.ts';
import type { GuessedField } from './column-names.ts';
import { repeatedMakes } from './repeated-makes.ts';
import { foreignWord, isLearners, isReadAnyway, isWordField, type WordField } from './foreign-words.ts';

type Fits = (value: string) => boolean;

const isAddress: Fits = (value) =>
  /^(https?:)?\/\/\S+$/i.test(value) || /\.(jpe?g|png|webp|avif)\b/i.test(value);
const isDate: Fits = (value) =>
  /^\d{4}-\d{1,2}(-\d{1,2})?([T ]|$)|^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}\b|^\d{1,2}[/.-]\d{4}$|^\d{8}$|^\d{10}(\d{3})?$|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b.*\d{4}/i.test(
    value,
  );
const isFlag: Fits = (value) =>
  /^(true|false|t|f|yes|no|y|n|0|1|x|on|off|ja|nein|oui|non|si|sì|sí|nee)$/i.test(value);
const isName: Fits = (value) => value.length <= 60 && /\p{L}/u.test(value) && !isAddress(value);
const isShort: Fits = (value) => value.length <= 60 && !isAddress(value);

/** Least amount in dollars that a column of prices has; in cents it is more. */
const MIN_PRICE = 500;

/** Years of vehicles that are for sale. */
const [EARLIEST_YEAR, LATEST_YEAR] = [1920, 2039];
const isYear = (year: number | undefined): boolean =>
  year !== undefined && year >= EARLIEST_YEAR && year <= LATEST_YEAR;
const isFullYear: Fits = (value) => /^\d{4}(\.0+)?$/.test(value) && isYear(Number(value));
/** 'MY15' is a year, and no model of any make. */
const isModelYear: Fits = (value) => /^my\s?\d{2,4}$/i.test(value);
/** The address of a picture by itself, whatever the column is called; a page has an address as well. */
const isPicture: Fits = (value) =>
  /\.(jpe?g|png|webp|avif|gif)(\?|$|[\s,;|])/i.test(value) ||
  /^(https?:)?\/\/\S*(images?|photos?|media|pictures?|cdn)\b/i.test(value);

const MAKES = new Set(KNOWN_MAKES.map((make) => make.toLowerCase()));
const isKnownMake: Fits = (value) => MAKES.has(value.toLowerCase());
/** Fewest makes of a column that is told by them: with one, it can be the dealer's own brand. */
const MIN_MAKES = 3;

/** A condition in full: letters such as N and D mean other things in other columns. */
const isCondition: Fits = (value) =>
  saleWord(value) === 'write_off' ||
  /^(?:(?:brand|near|nearly|as|certified|approved|factory)[ -])?(?:new|used|demo|demonstrator|ex[ -]?(?:demo|demonstrator|rental|fleet|government)|pre.?owned|pre.?loved|second.?hand|run.?out)(?: (?:vehicle|car|bike|caravan|truck)s?)?$/i.test(
    value,
  );

const splitKnown = titleSplitter([]);
const isKnownTitle: Fits = (value) => splitKnown(value) !== undefined;

const isPrice: Fits = (value) =>
  [value, withPoint(value, ',')].some((written) => {
    const amount = writtenAmount(written);
    return (
      amount.kind === 'none' ||
      amount.kind === 'refused' ||
      (amount.kind === 'dollars' && amount.dollars >= MIN_PRICE)
    );
  });

/** Options of a shop: what a buyer chooses at its counter, no equipment of a vehicle. */
const OF_SHOP =
  /^(?:(?:default )?title|[a-z]+(?:_[a-z]+)+|(?:(?:store|in.?store|local|kerbside|curbside|same.day|ship.to.store) )?(?:pick.?up|delivery|collection|shipping)|in.?store|(?:colou?r|size|style|condition|model|year|make)s?)$/i;

const FITS: Partial<Record<GuessedField, Fits>> = {
  stocknum: (value) =>
    value.length <= 40 && /[\dA-Z]/i.test(value) && !/\s\S+\s/.test(value) && !isAddress(value),
  vin: (value) => /^[A-HJ-NPR-Z\d]{17}$/i.test(value.replace(/[\s-]/g, '')),
  regplate: (value) => /^[A-Z\d][A-Z\d\s·-]{1,9}$/i.test(value),
  make: isName,
  model: (value) => isShort(value) && !isModelYear(value),
  badge: isShort,
  series: isShort,
  year: (value) => isFullYear(value) || isYear(writtenYear(value, LATEST_YEAR)),
  price: isPrice,
  special_price: isPrice,
  before_price: isPrice,
  price_type: (value) => isName(value) || isFlag(value),
  interior_colour: isName,
  colour: isName,
  engine_size: (value) => isShort(value) && /\d|cyl|turbo|electric/i.test(value),
  images: isAddress,
  video_url: isAddress,
  dealercomments: (value) => /\s/.test(value) && !isAddress(value),
  standardEquipment: (value) => /\p{L}/u.test(value) && !isAddress(value) && !OF_SHOP.test(value),
  location_name: isName,
  city: isName,
  state: (value) =>
    /^(nsw|vic|qld|sa|wa|tas|nt|act|new south wales|victoria|queensland|south australia|western australia|tasmania|.* territory)$/i.test(
      value,
    ),
  certified: isFlag,
  filtered_features: (value) => isFlag(value) || isLearners(value),
  reserved: isFlag,
  sold: isFlag,
  show_on_dealer_website: isFlag,
  rego_expiry: isDate,
  created_at: isDate,
  updated_at: isDate,
  build_date: isDate,
  compliance_date: isDate,
  title: isShort,
  nvic: (value) => /^[A-Z\d]{6}$/i.test(value),
};

function fits(field: GuessedField): Fits | undefined {
  if (isWordField(field) && field !== 'colour' && field !== 'price_type') {
    return (value) => foreignWord(field, value) !== undefined || isReadAnyway(field, value);
  }
  if (!isMeasured(field)) return FITS[field];
  const { kind, most } = FIELD_UNITS[field];
  return (value) =>
    [value, withPoint(value, ',')].some((written) => {
      const read = measure(kind, written);
      // Column by column units are not known yet: a figure in another unit is a thousand times ours at most.
      return (
        'figure' in read &&
        read.figure >= 0 &&
        read.figure <= Math.max(most, 5_000_000) &&
        !/^\d{8,}$/.test(value)
      );
    });
}

/** Values that are looked at: more would not tell more. */
const MAX_VALUES = 500;

/** Share of values that are words which are known of a field, 0 to 1; undefined where there are none. */
export function valueFitKnown(field: WordField, values: readonly string[]): number | undefined {
  const looked = values.slice(0, MAX_VALUES);
  const known = looked.filter(
    (value) => foreignWord(field, value) !== undefined || isReadAnyway(field, value),
  );
  return looked.length === 0 ? undefined : known.length / looked.length;
}

/** The longest word of a kind of fuel or gearbox; what is longer, or a list, tells of more. */
const MAX_WORD = 40;

/** Share of values that can be of a field and of nothing else, 0 to 1; undefined where there are none. */
export function valueFitAlone(field: GuessedField, values: readonly string[]): number | undefined {
  const isSentence = (value: string): boolean => value.length > MAX_WORD || /[,;|]/.test(value);
  if (isWordField(field) && values.some(isSentence)) return undefined;
  if (field === 'make' && new Set(values).size < MIN_MAKES) return undefined;
  const alone = {
    images: isPicture,
    year: isFullYear,
    title: isKnownTitle,
    car_type: isCondition,
    make: isKnownMake,
  }[field as string];
  if (!alone) return valueFit(field, values);
  const looked = values.slice(0, MAX_VALUES);
  return looked.length === 0 ? undefined : looked.filter(alone).length / looked.length;
}

/** Share of values that can be of a field, 0 to 1; undefined where there are none, or anything can be of it. */
export function valueFit(field: GuessedField, values: readonly string[]): number | undefined {
  const fit = fits(field);
  if (!fit || values.length === 0) return undefined;
  const looked = values.slice(0, MAX_VALUES);
  if (field === 'title') {
    const split = titleSplitter(repeatedMakes(looked));
    return looked.filter((value) => split(value) !== undefined).length / looked.length;
  }
  return looked.filter(fit).length / looked.length;
}
