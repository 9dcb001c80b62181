/** Which side of a figure is meant; `before` and `after` leave a year itself out. */
export type Bound = 'max' | 'min' | 'before' | 'after' | 'about' | 'last';

const BOUNDS: Readonly<Record<Bound, readonly string[]>> = {
  max: 'under|below|less than|up to|upto|max|maximum|maximum of|no more than|not more than|at most|cheaper than|sub|within|not over|<|≤|lower than|fewer than|no over|limit|to'.split(
    '|',
  ),
  min: 'over|above|more than|at least|min|minimum|from|starting at|starting from|no less than|not less than|not under|>|≥|higher than|since'.split(
    '|',
  ),
  before: 'before|pre|older than|prior to'.split('|'),
  after: 'after|newer than|post|later than'.split('|'),
  about: 'around|about|approx|approximately|roughly|circa|near'.split('|'),
  last: 'last|past'.split('|'),
};
export const BOUND_OF = new Map(
  (Object.entries(BOUNDS) as [Bound, string[]][]).flatMap(([bound, said]) =>
    said.map((one) => [one, bound] as const),
  ),
);
export const MAX_BOUND_WORDS = 3;

/** Figures that a feed has of a vehicle, by what shoppers call them. */
export type Measure = 'towing' | 'atm' | 'tare' | 'gvm' | 'length' | 'sleeps' | 'cc' | 'power' | 'range';

/** The field of each. */
export const MEASURED_FIELDS = {
  towing: 'towing',
  atm: 'trailer_mass',
  tare: 'tare',
  gvm: 'gvm',
  length: 'length',
  sleeps: 'sleeps',
  cc: 'engine_cc',
  power: 'power',
  range: 'electric_range',
} as const satisfies Record<Measure, string>;

export type Unit =
  | 'price'
  | 'km'
  | 'year'
  | 'age'
  | 'seats'
  | 'doors'
  | 'cylinders'
  | 'week'
  | 'fortnight'
  | 'month'
  | 'mass'
  | 'feet'
  | 'metres'
  | 'horsepower'
  | 'litres'
  | Measure
  | '';

const NAMES_OF_UNITS: Readonly<Partial<Record<Unit, readonly string[]>>> = {
  price: 'dollars|dollar|bucks|aud|grand'.split('|'),
  km: 'km|kms|ks|klm|klms|kilometre|kilometres|kilometer|kilometers|kays'.split('|'),
  age: 'years old|year old|yrs old|yr old|years|yrs'.split('|'),
  seats: 'seater|seaters|seat|seats|str'.split('|'),
  doors: 'door|doors|dr'.split('|'),
  cylinders: 'cylinder|cylinders|cyl|cyls'.split('|'),
  week: 'a week|per week|pw|p w|/ week|weekly|week|wk|a wk'.split('|'),
  fortnight: 'a fortnight|per fortnight|fortnightly|pf'.split('|'),
  month: 'a month|per month|pm|monthly|/ month|month|mth'.split('|'),
  mass: 't|tonne|tonnes|ton|tons|kg|kgs|kilo|kilos|kilograms'.split('|'),
  feet: 'ft|foot|feet|footer'.split('|'),
  metres: 'metre|metres|meter|meters|mtr|mtrs'.split('|'),
  length: 'mm'.split('|'),
  cc: 'cc|ccs'.split('|'),
  power: 'kw|kws|kilowatt|kilowatts'.split('|'),
  horsepower: 'hp|bhp|horsepower'.split('|'),
  litres: 'litre|litres|liter|liters|ltr'.split('|'),
  sleeps: 'berth|berths'.split('|'),
};
export const UNIT_OF = new Map(
  (Object.entries(NAMES_OF_UNITS) as [Unit, string[]][]).flatMap(([unit, said]) =>
    said.map((one) => [one, unit] as const),
  ),
);
/** Words in front of a figure that say what it is of. */
export const SUBJECTS: Readonly<Record<string, Unit>> = {
  price: 'price',
  priced: 'price',
  budget: 'price',
  spend: 'price',
  km: 'km',
  kms: 'km',
  kilometres: 'km',
  odometer: 'km',
  mileage: 'km',
  year: 'year',
  tow: 'towing',
  tows: 'towing',
  towing: 'towing',
  atm: 'atm',
  tare: 'tare',
  gvm: 'gvm',
  length: 'length',
  sleeps: 'sleeps',
  sleep: 'sleeps',
  sleeping: 'sleeps',
  power: 'power',
  range: 'range',
};
/** Words behind a figure that say of which mass, length or distance it is. */
export const SUBJECTS_BEHIND: ReadonlyMap<string, Measure> = new Map([
  ['towing capacity', 'towing'],
  ['tow capacity', 'towing'],
  ['tow rating', 'towing'],
  ['braked', 'towing'],
  ['towing', 'towing'],
  ['tow', 'towing'],
  ['atm', 'atm'],
  ['tare', 'tare'],
  ['gvm', 'gvm'],
  ['range', 'range'],
  ['electric range', 'range'],
]);
export const THOUSANDS: ReadonlySet<string> = new Set(['k', 'grand', 'thousand']);
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
    .split('|')
    .map((word, at) => [word, at + 1]),
);
/** Tens from 'ten' on, so that each stands at its number less one. */
export const TENS = 'ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'.split('|');
export const MILLIONS: ReadonlySet<string> = new Set(['m', 'mil', 'million']);
