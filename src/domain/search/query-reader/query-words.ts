import type { ItemType } from '../../vehicle/vehicle-words.ts';
import type { Sort } from '../orders.ts';

/** Facets that a typed word may name a value of. */
export type WordField = 'body' | 'fuel' | 'transmission' | 'drive' | 'colour' | 'car_type' | 'state';

/** Values of a field by what shoppers say for them: a value of the stock that is spelled like one phrase answers to all of them. */
type Group = { field: WordField; value: string; said: readonly string[] };

const group = (field: WordField, value: string, ...said: string[]): Group => ({ field, value, said });

/** One table of what shoppers say, written small and without signs: `value` is the word of a feed that spells nothing its own way. */
export const GROUPS: readonly Group[] = [
  group('body', 'Ute', 'ute', 'utes', 'utility', 'pickup', 'pick up', 'pickups', 'ute tray'),
  group('body', 'SUV', 'suv', 'suvs', 'crossover', 'soft roader'),
  group('body', 'Hatchback', 'hatch', 'hatches', 'hatchback', 'hatchbacks', 'runabout'),
  group('body', 'Sedan', 'sedan', 'sedans', 'saloon', 'saloons'),
  group('body', 'Wagon', 'wagon', 'wagons', 'station wagon', 'estate'),
  group('body', 'Coupe', 'coupe', 'coupes'),
  group(
    'body',
    'Convertible',
    'convertible',
    'convertibles',
    'cabriolet',
    'cabrio',
    'soft top',
    'drop top',
    'roadster',
  ),
  group('body', 'Van', 'van', 'vans', 'commercial', 'commercial van', 'panel van'),
  group('body', 'People Mover', 'people mover', 'people movers', 'mpv', 'minivan', 'minibus'),
  group('fuel', 'Petrol', 'petrol', 'unleaded', 'ulp', 'premium unleaded'),
  group('fuel', 'Diesel', 'diesel', 'diesels', 'turbo diesel', 'tdi', 'turbodiesel'),
  group('fuel', 'Hybrid', 'hybrid', 'hybrids', 'plug in hybrid', 'phev', 'plug in', 'hev'),
  group(
    'fuel',
    'Electric',
    'electric',
    'ev',
    'evs',
    'bev',
    'electric vehicle',
    'battery electric',
    'fully electric',
  ),
  group('fuel', 'LPG', 'lpg', 'gas', 'dual fuel'),
  group('transmission', 'Automatic', 'automatic', 'auto', 'autos', 'cvt', 'dsg'),
  group('transmission', 'Manual', 'manual', 'manuals', 'stick shift'),
  group('drive', '4WD', '4wd', '4x4', '4 x 4', 'four wheel drive', '4 wheel drive', 'four by four'),
  group('drive', 'AWD', 'awd', 'all wheel drive'),
  group('drive', 'FWD', 'fwd', 'front wheel drive', 'front'),
  group('drive', 'RWD', 'rwd', 'rear wheel drive', 'rear'),
  group('colour', 'White', 'white'),
  group('colour', 'Black', 'black'),
  group('colour', 'Silver', 'silver'),
  group('colour', 'Grey', 'grey', 'gray', 'charcoal'),
  group('colour', 'Blue', 'blue', 'navy'),
  group('colour', 'Red', 'red'),
  group('colour', 'Green', 'green'),
  group('colour', 'Gold', 'gold'),
  group('colour', 'Brown', 'brown'),
  group('colour', 'Orange', 'orange'),
  group('colour', 'Yellow', 'yellow'),
  group('colour', 'Beige', 'beige'),
  group('colour', 'Purple', 'purple'),
  group('colour', 'Burgundy', 'burgundy', 'maroon'),
  group('colour', 'Bronze', 'bronze'),
  group('colour', 'Pink', 'pink'),
  group(
    'car_type',
    'used',
    'used',
    'second hand',
    'secondhand',
    'pre owned',
    'preowned',
    '2nd hand',
    'pre loved',
  ),
  group('car_type', 'demo', 'demo', 'demos', 'demonstrator', 'ex demo', 'demonstrators'),
  group('car_type', 'new', 'brand new', 'new'),
  group('state', 'NSW', 'nsw', 'new south wales'),
  group('state', 'VIC', 'vic', 'victoria'),
  group('state', 'QLD', 'qld', 'queensland'),
  group('state', 'WA', 'wa', 'western australia', 'west australia'),
  group('state', 'SA', 'sa', 'south australia'),
  group('state', 'TAS', 'tas', 'tasmania', 'tassie'),
  group('state', 'ACT', 'act', 'australian capital territory'),
  group('state', 'NT', 'nt', 'northern territory'),
];

/** Words that mean several values of a field, by the `value` of their groups. */
export const SEVERAL: readonly { field: WordField; values: readonly string[]; said: readonly string[] }[] = [
  {
    field: 'drive',
    values: ['RWD', 'FWD'],
    said: ['2wd', '4x2', '4 x 2', 'two wheel drive', '2 wheel drive'],
  },
  { field: 'body', values: ['Coupe', 'Convertible'], said: ['sports car', 'sports cars', 'sportscar'] },
];

/** What makes are called: the make's own words, folded and joined, by what is said. */
export const MAKE_NAMES: Readonly<Record<string, string>> = {
  merc: 'mercedesbenz',
  mercs: 'mercedesbenz',
  mercedes: 'mercedesbenz',
  benz: 'mercedesbenz',
  vw: 'volkswagen',
  volksy: 'volkswagen',
  beemer: 'bmw',
  bimmer: 'bmw',
  beamer: 'bmw',
  chev: 'chevrolet',
  chevy: 'chevrolet',
  alfa: 'alfaromeo',
  aston: 'astonmartin',
  rolls: 'rollsroyce',
  landy: 'landrover',
  jag: 'jaguar',
  lambo: 'lamborghini',
  subie: 'subaru',
  mitsi: 'mitsubishi',
  mitsu: 'mitsubishi',
  toyo: 'toyota',
};

/** Orders by what asks for them (spec S12). */
export const ORDER_WORDS: Readonly<Partial<Record<Sort, readonly string[]>>> = {
  'price-asc': [
    'cheapest',
    'lowest price',
    'lowest priced',
    'cheapest first',
    'best price',
    'least expensive',
  ],
  'price-desc': ['most expensive', 'dearest', 'highest price', 'priciest'],
  'km-asc': [
    'low kms',
    'low km',
    'lowest km',
    'lowest kms',
    'low kilometres',
    'lowest kilometres',
    'low ks',
    'low mileage',
    'fewest kms',
    'lowest mileage',
  ],
  'year-desc': ['newest', 'latest', 'latest model', 'late model', 'near new', 'most recent', 'newest first'],
  'price-drop': ['biggest price drop', 'biggest price drops', 'biggest discount', 'biggest reduction'],
  'mass-asc': ['lightest', 'lightest first'],
  newest: ['just arrived', 'new arrivals', 'latest arrivals'],
};

/**
 * What shoppers want a car for, as a rule over facts that any list shows; a rule holds where the stock has all its fields. The label
 * says the rule, so that nothing is guessed in silence.
 */
export type UseRule = {
  said: readonly string[];
  label: string;
  /** Conditions that all hold: values of a field by group, or a least or greatest figure. */
  all: readonly (
    { field: WordField; values: readonly string[] } | { field: 'seats' | 'price'; min?: number; max?: number }
  )[];
};

const SMALL_BODIES = { field: 'body', values: ['Hatchback'] } as const;

export const USE_RULES: readonly UseRule[] = [
  {
    said: ['family car', 'family cars', 'family'],
    label: 'Family car: five seats or more, SUV, wagon or people mover',
    all: [
      { field: 'seats', min: 5 },
      { field: 'body', values: ['SUV', 'Wagon', 'People Mover'] },
    ],
  },
  {
    said: ['first car', 'first cars', 'learner car', 'p plate car', 'p plater'],
    label: 'First car: hatch or sedan up to $15,000',
    all: [
      { field: 'price', max: 15_000 },
      { field: 'body', values: ['Hatchback', 'Sedan'] },
    ],
  },
  {
    said: ['city car', 'small car', 'city cars', 'small cars'],
    label: 'City car: hatch',
    all: [SMALL_BODIES],
  },
  {
    said: ['fuel efficient', 'economical', 'good on fuel', 'cheap to run', 'low fuel'],
    label: 'Easy on fuel: hybrid or electric',
    all: [{ field: 'fuel', values: ['Hybrid', 'Electric'] }],
  },
  {
    said: ['tradie', 'tradies', 'work car', 'work vehicle'],
    label: 'For work: ute or van',
    all: [{ field: 'body', values: ['Ute', 'Van'] }],
  },
  {
    said: ['weekend car', 'weekender', 'fun car'],
    label: 'Weekend car: coupe or convertible',
    all: [{ field: 'body', values: ['Coupe', 'Convertible'] }],
  },
];

/** Said of a body that is named beside them, they add nothing to it. */
export const BESIDE_A_BODY: ReadonlySet<string> = new Set(['tradie', 'tradies', 'work', 'weekend', 'family']);

/** For towing from so many tonnes on, by what cars for it have in common where no figure says it. */
export const HEAVY_TOWING = {
  fromTonnes: 2.5,
  all: [
    { field: 'body', values: ['Ute', 'SUV'] },
    { field: 'fuel', values: ['Diesel'] },
    { field: 'drive', values: ['4WD'] },
  ],
  label: 'Heavy towing: diesel 4WD ute or SUV',
} as const;
export const LIGHT_TOWING = {
  all: [{ field: 'body', values: ['Ute', 'SUV', 'Wagon'] }],
  label: 'Towing: ute, SUV or wagon',
} as const;

/** Towing as it is said without a figure. */
export const TOWING: readonly string[] = [
  'tow',
  'tow caravan',
  'tow a caravan',
  'tow my caravan',
  'towing',
  'towing a caravan',
  'towing caravan',
  'tow vehicle',
  'tow car',
  'good tow',
  'heavy towing',
];

const licence = (value: string, label: string, ...names: string[]) => ({
  field: 'licence' as const,
  values: [value, ...(value.endsWith('R') && value !== 'LR' ? ['MR or HR'] : [])],
  label,
  said: names.flatMap((name) =>
    ['', ' licence', ' license', ' class', ' truck', ' trucks'].map((noun) => name + noun),
  ),
});

/** A registration by what is said of it: so many months are left of it at least, or it has ended. */
export const REGO: readonly { label: string; months?: number; said: readonly string[] }[] = [
  { label: 'Registered', months: 0, said: ['rego', 'registered', 'registration', 'with rego', 'has rego'] },
  {
    label: 'Registered for six months or more',
    months: 6,
    said: ['long rego', 'long registration', 'lots of rego', 'plenty of rego', 'full rego'],
  },
  { label: 'Registered for a year', months: 11, said: ['12 months rego', '1 year rego', 'years rego'] },
  {
    label: 'Not registered',
    said: ['unregistered', 'not registered', 'no rego', 'without rego', 'un registered', 'expired rego'],
  },
];

/** Gearboxes that are automatic and only one kind of it: who wants none wants the other automatics. */
export const KINDS_OF_AUTOMATIC: ReadonlySet<string> = new Set(['cvt', 'dsg']);

/** Behind a colour these say that it isn't the colour of the vehicle. */
export const INSIDE: ReadonlySet<string> = new Set(
  'interior interiors inside trim upholstery leather seats seat wheels alloys roof stitching'.split(' '),
);

/** Values of columns that shoppers have words of their own for. */
export const NAMED: readonly {
  field: 'licence' | 'axles';
  values: readonly string[];
  label: string;
  said: readonly string[];
}[] = [
  {
    field: 'licence',
    values: ['Car (C)'],
    label: 'Car licence',
    said: ['car licence', 'car license', 'c class', 'c class licence', 'normal licence', 'standard licence'],
  },
  licence('LR', 'LR licence', 'lr', 'light rigid'),
  licence('MR', 'MR licence', 'mr', 'medium rigid'),
  licence('HR', 'HR licence', 'hr', 'heavy rigid'),
  {
    field: 'axles',
    values: ['Single axle', 'Single'],
    label: 'Single axle',
    said: ['single axle', 'single axles'],
  },
  {
    field: 'axles',
    values: ['Tandem axle', 'Tandem', 'Dual axle'],
    label: 'Tandem axle',
    said: ['tandem axle', 'tandem', 'dual axle', 'twin axle', 'double axle', 'two axle', 'tandem axles'],
  },
];

/** 'Cheap' is up to so many dollars; 'cheapest' is an order. */
export const CHEAP = { said: ['cheap', 'cheapie', 'cheapy', 'bargain'], max: 10_000 } as const;

/** What is said of a price that has dropped. 'On sale' is no more than 'for sale' to many. */
export const DROPPED: readonly string[] = [
  'price drop',
  'price drops',
  'price dropped',
  'price reduced',
  'price reductions',
  'price cut',
  'reduced',
  'reduced price',
  'marked down',
  'discounted',
];

/** Dollars of price that a dollar a week pays for: five years at about 9.2% a year. */
export const PRICE_FOR_A_WEEKLY_DOLLAR = 208;

/** Words that say what kind of vehicle is sought, by kind. */
export const NOUNS: Readonly<Record<ItemType, readonly string[]>> = {
  car: ['car', 'cars', 'vehicle', 'vehicles', 'auto mobile'],
  motorcycle: ['motorcycle', 'motorcycles', 'motorbike', 'motorbikes', 'bike', 'bikes'],
  caravan: ['caravan', 'caravans'],
  truck: ['truck', 'trucks'],
};

const words = (text: string): string[] => text.split(' ');

/** Words that narrow nothing. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  words(
    'can a an the in at on for with of to and or is it my me i im we want wanna need looking look find show buy buying get please sale sell selling some any good nice great decent quality reliable that this has have having from near around by priced price budget under anything something stock available cars vehicle one would like nor dealer deal deals what which are you your do got there hi hello thanks pls only model transmission gearbox drive away driveaway finance included per best',
  ),
);

/** The reading goes on after these with the field it stands at: 'not bmw or audi'. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(['or', 'and', 'nor', ',', '&', '/']);

export const NEGATIONS: readonly string[] = [
  'anything other than',
  'anything but a',
  'anything but',
  'anything except',
  'other than',
  'but not',
  'but no',
  'not a',
  'not',
  'no',
  'non',
  'without',
  'except',
  'excluding',
  'minus',
];
