/** One unit in which feeds write figures of a kind. */
export type Unit = {
  /** As `feed.units` and the report name it. */
  name: string;
  /** What feeds write for it, folded by `foldedWord`; the name need not be repeated. */
  words: readonly string[];
  /** From this unit into the one that the site uses. */
  convert: (figure: number) => number;
  /** True if '45.000' could be forty-five thousand of it. */
  inThousands: boolean;
};

export type Kind = {
  /** Ours first; where one word means two units (mpg), the first of them counts unless the tenant names the other. */
  units: readonly [Unit, ...Unit[]];
  /** Decimals that are kept of a converted figure. */
  decimals: number;
};

function unit(name: string, words: string, factor = 1, inThousands = false): Unit {
  const convert = (figure: number): number => (factor === 1 ? figure : figure * factor);
  return { name, words: words.split(' ').filter(Boolean), convert, inThousands };
}

function inverse(name: string, words: string, dividend: number): Unit {
  return { name, words: words.split(' '), convert: (figure) => dividend / figure, inThousands: false };
}

const LITRES_PER_IMPERIAL_GALLON = 4.546_09;
const LITRES_PER_US_GALLON = 3.785_411_784;
const KILOMETRES_PER_MILE = 1.609_344;

/** Litres for 100 km of a car that goes so many miles on a gallon of so many litres, when divided by the miles. */
const perMilesOn = (gallon: number): number => (100 * gallon) / KILOMETRES_PER_MILE;

/**
 * Units by kind of figure, each kind named for the unit that the site uses. Factors are exact by definition (the mile,
 * pound, inch and gallons of the international and imperial systems; hp 550 ft·lbf/s, PS 75 kgf·m/s).
 */
export const UNITS = {
  km: {
    decimals: 0,
    units: [
      unit('km', 'kms klm klms kmt kilometre kilometres kilometer kilometers', 1, true),
      unit('mi', 'mile miles mls smi', KILOMETRES_PER_MILE, true),
      unit('1000 km', 'thousandkm thousandkms tkm', 1000),
      unit('1000 mi', 'thousandmiles', 1000 * KILOMETRES_PER_MILE),
    ],
  },
  mm: {
    decimals: 0,
    units: [
      unit('mm', 'mmt millimetre millimetres millimeter millimeters', 1, true),
      unit('cm', 'cmt centimetre centimetres centimeter centimeters', 10),
      unit('m', 'mtr mtrs metre metres meter meters', 1000),
      unit('in', "inch inches ins \" ″ ''", 25.4),
      unit('ft', "foot feet ' ′ ’", 304.8),
    ],
  },
  kg: {
    decimals: 0,
    units: [
      unit('kg', 'kgs kgm kilo kilos kilogram kilograms', 1, true),
      unit('t', 'tonne tonnes', 1000),
      unit('lb', 'lbs pound pounds', 0.453_592_37, true),
    ],
  },
  L: {
    decimals: 3,
    units: [
      unit('L', 'ltr ltrs lt lts litre litres liter liters'),
      unit('cc', 'cm3 cm³ ml ccm cmq', 0.001, true),
      unit('gal', 'gallon gallons impgal galimp ukgal', LITRES_PER_IMPERIAL_GALLON),
      unit('gal-us', 'gal gallon gallons usgal galus', LITRES_PER_US_GALLON),
      unit('cu-in', 'cuin ci cid in3', 0.016_387_064),
    ],
  },
  kW: {
    decimals: 0,
    units: [
      unit('kW', 'kws kwt kilowatt kilowatts'),
      unit('hp', 'bhp horsepower', 0.745_699_871_6),
      unit('PS', 'cv ch pk metrichp', 0.735_498_75),
    ],
  },
  Nm: {
    decimals: 0,
    units: [
      unit('Nm', 'newtonmetre newtonmetres newtonmeters'),
      unit('lb-ft', 'ftlb ftlbs lbsft lbfft ftlbf poundfeet', 1.355_817_948_3),
      unit('kgm', 'kgfm mkg', 9.806_65),
    ],
  },
  'L/100 km': {
    decimals: 1,
    units: [
      unit('L/100 km', 'l/100kms l/100 ltr/100km litres/100km l100km lt/100km'),
      inverse('km/L', 'kmpl km/ltr kilometres/litre', 100),
      inverse('mpg', 'mpgimp impmpg mpguk ukmpg miles/gallon', perMilesOn(LITRES_PER_IMPERIAL_GALLON)),
      inverse('mpg-us', 'mpg mpgus usmpg miles/gallon', perMilesOn(LITRES_PER_US_GALLON)),
    ],
  },
  'Wh/km': {
    decimals: 0,
    units: [
      unit('Wh/km', 'whkm watthours/km'),
      unit('kWh/100 km', 'kwh/100kms kwh100km', 10),
      unit('Wh/mi', 'wh/mile', 1 / KILOMETRES_PER_MILE),
    ],
  },
  cylinders: { decimals: 0, units: [unit('cylinders', 'cyl cyls cylinder cy')] },
  seats: { decimals: 0, units: [unit('seats', 'seat seater seaters')] },
  doors: { decimals: 0, units: [unit('doors', 'door dr drs d')] },
  berths: { decimals: 0, units: [unit('berths', 'berth sleeps people persons')] },
  stars: { decimals: 1, units: [unit('stars', 'star * ★')] },
  year: { decimals: 0, units: [unit('year', '')] },
  percent: { decimals: 2, units: [unit('percent', '% %pa %p/a pa percentpa %/annum')] },
  years: { decimals: 1, units: [unit('years', 'year yr yrs')] },
  months: { decimals: 0, units: [unit('months', 'month mth mths')] },
  weeks: { decimals: 0, units: [unit('weeks', 'week wk wks')] },
  share: { decimals: 3, units: [unit('share', '')] },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof UNITS;

/** A unit as feeds write it, without what is written differently everywhere: 'L / 100 km' and 'l/100km' are one. */
function foldedWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/\s*\bper\b\s*/g, '/')
    .replace(/[\s.·⋅_()-]/g, '');
}

/** The units of a kind that a word names, ours first; empty for a word that names none. */
export function unitsNamed(kind: KindName, word: string): readonly Unit[] {
  const folded = foldedWord(word);
  const { units }: Kind = UNITS[kind];
  return units.filter(({ name, words }) => foldedWord(name) === folded || words.includes(folded));
}

/** The one unit that a setting names by its name or an unmistakable word for it. */
export function unitOfSetting(kind: KindName, word: string): Unit | undefined {
  const { units }: Kind = UNITS[kind];
  return units.find(({ name }) => name.toLowerCase() === word.toLowerCase()) ?? unitsNamed(kind, word)[0];
}

/** Names of a kind's units, as settings give them. */
export function unitNames(kind: KindName): string[] {
  return UNITS[kind].units.map(({ name }) => name);
}

/** A figure of one of the kind's units in the unit that the site uses, rounded where it had to be converted. */
export function converted(kind: KindName, from: Unit, figure: number): number {
  const { decimals, units }: Kind = UNITS[kind];
  if (from === units[0]) return figure;
  const scale = 10 ** decimals;
  return Math.round(from.convert(figure) * scale) / scale;
}
