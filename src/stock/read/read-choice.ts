import type { CarType, ItemType, PriceType } from '../../domain/vehicle/vehicle-words.ts';
import type { ReadingNotes } from './reading-notes.ts';
import { saleWord } from './sale-words.ts';
import { kindOfMake } from './known-makes.ts';
import { simpleBody } from './simple-words.ts';
import type { VehicleDraft } from './vehicle-draft.ts';
import { writtenAmount } from './written-amount.ts';

type Words<Choice extends string> = readonly (readonly [RegExp, Choice])[];

const CAR_TYPE_WORDS: Words<CarType> = [
  [/demo|ex.?dealer/i, 'demo'],
  [
    /used|pre.?(owned|loved)|second.?hand|\b(near(ly)?|almost|like|as|not|non)[ _-]?(brand[ _-]?)?new/i,
    'used',
  ],
  // 'Renewed' and 'New arrival' do not say that nobody has had it before.
  [/^n$|(?<![a-z])new(?![a-z]|[ _-]?arriv)|^new(car|vehicle|stock)/i, 'new'],
  [/^d$/i, 'demo'],
  [/^u$/i, 'used'],
];
const ITEM_TYPE_WORDS: Words<ItemType> = [
  // A taxonomy names neighbours: 'Vehicles > Cars, Trucks & Vans'.
  [/\bcars?\W+(?:and )?trucks?\b/i, 'car'],
  [/\brvs?\b/i, 'caravan'],
  [/heavy/i, 'truck'],
  [/\bcars?\b|passenger|\bsuvs?\b|\butes?\b|\bvans?\b|\blight\b/i, 'car'],
];
const KIND_OF_BODY: Readonly<Record<string, ItemType>> = {
  Caravan: 'caravan',
  Motorcycle: 'motorcycle',
  Truck: 'truck',
};
const PRICE_TYPE_WORDS: Words<PriceType> = [
  // First of all: a word that takes charges out never becomes a price with them.
  [
    /\bexcl?|\bex\b|\b(?:e\.?)?e\.?g\.?c\b|\babs\b|\b(?:plus|before|not|non|without|less|extra|additional)\b(?! (?:to pay|costs?|charges|fees))|\+\s*(?:on.?road|orc|gov|dealer|reg|stamp|charges|costs|all|est)|\b(?:plus|before|not|without) (?:costs?|charges|fees)/i,
    'excluding_government_charges',
  ],
  [/^r\.?r\.?p\b|\b(?:m[rl]*lp|(?:list|recommended retail) price)\b/i, 'excluding_government_charges'],
  [/^est|estimated/i, 'estimated_drive_away'],
  [
    /drive.?away|\b(?:ride|tow).?away|\bno (?:more|further|extra) |\bn\.?m\.?t\.?p\b|\ball.in|^d\.?a\.?p?\.?$|^dap\b|^d\/a\b|^r\.?a\.?p\b|^on(?: the)? road(?: price)?$|\binc(?:l|luding|ludes)?\b.*(?:on.?road|orc|gov|charges)|\b(?:on.?roads?|orcs?|charges) incl/i,
    'drive_away',
  ],
];
const RESERVED = /^reserved$/i;
const STATUS_WORDS: Words<string> = [
  [/^(in[ _-]?stock|available|for sale|active|live)$/i, 'in_stock'],
  [RESERVED, 'in_stock'],
  [/^(coming[ _-]?soon|in[ _-]?coming)$/i, 'coming_soon'],
];

/** The first choice whose words a text holds. */
function choose<Choice extends string>(words: Words<Choice>, value: unknown): Choice | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : words.find(([pattern]) => pattern.test(text))?.[1];
}

/** The longest condition of a column of its own, and how much of a title can be one. */
const MAX_CONDITION = 30;
const TITLE_START = 12;

/** New, demo or used; a feed that does not say sells used cars, which is the lesser claim (spec N2). */
export function readCarType(value: unknown, notes: ReadingNotes): CarType {
  // The beginning of a title counts: 'New tyres' comes later.
  const isTitle = typeof value === 'string' && value.length > MAX_CONDITION;
  const found = choose(CAR_TYPE_WORDS, isTitle ? value.trimStart().slice(0, TITLE_START) : value);
  if (value !== undefined && found === undefined && saleWord(value) === undefined)
    notes.warn('car_type', 'not new, demo or used, taken as used');
  return found ?? 'used';
}

/** Signs of the kind of a vehicle beside its item type. */
export type KindSigns = Partial<
  Pick<VehicleDraft, 'make' | 'model' | 'body' | 'variant' | 'caravan' | 'filtered_features'>
>;

/** The GVM in kg from which a vehicle takes a licence for trucks. */
const MAX_CAR_GVM = 4500;
/** Bodies of cars alone; others stand in feeds of trucks and motorcycles too. */
export const CAR_BODY = /sedan|saloon|hatch|wagon|\bsuv\b|coup[eé]|convertible|people|mpv|\bbus\b/i;

const kindSaid = (text: string | undefined): ItemType | undefined =>
  KIND_OF_BODY[simpleBody(undefined, text) ?? ''];

/**
 * Kind of a vehicle: by its item type, else by its body, its masses and a make that builds one kind; a car when none
 * says so (spec N2).
 */
export function readItemType(value: unknown, signs: KindSigns = {}): ItemType {
  const { make = '', model, body, variant, caravan, filtered_features: features = [] } = signs;
  const text = typeof value === 'string' ? value : undefined;
  const [neighbours, ...words] = ITEM_TYPE_WORDS;
  const said = choose([neighbours!], value) ?? kindSaid(text) ?? choose(words, value);
  if (said !== undefined) return said;
  const ofBody = kindSaid(body);
  if (ofBody === 'caravan' || caravan?.aggregate_trailer_mass || caravan?.sleeps) return 'caravan';
  const isOfCars = CAR_BODY.test(body ?? '');
  if (!isOfCars && (variant?.grossvehiclemass ?? 0) > MAX_CAR_GVM) return 'truck';
  if (features.some((feature) => kindSaid(feature) === 'motorcycle')) return 'motorcycle';
  return ofBody ?? (isOfCars ? undefined : kindOfMake(make, model)) ?? 'car';
}

/** What a price includes (spec D4); an unknown word is left out with a warning. */
export function readPriceType(value: unknown, notes: ReadingNotes): PriceType | undefined {
  const found = choose(PRICE_TYPE_WORDS, typeof value === 'string' ? value.replace(/[_()]/g, ' ') : value);
  if (value !== undefined && found === undefined) notes.warn('price_type', 'unknown word, left out');
  return found;
}

/** What a price says that it includes, behind its amount: '$29,990 drive away'; undefined when it says nothing. */
export function priceTypeIn(price: unknown): PriceType | undefined {
  const amount = writtenAmount(price);
  return amount.kind === 'dollars' ? choose(PRICE_TYPE_WORDS, amount.words) : undefined;
}

/** True if a status says that someone has reserved the vehicle, which is in stock until it is sold (spec D1). */
export const isReservedStatus = (value: string | undefined): boolean => RESERVED.test(value ?? '');

/** in_stock, coming_soon or sold; another word stays as it is and counts as not available (spec D2); none is in stock. */
export function readStatus(value: string | undefined, sold: boolean): string {
  if (value === undefined) return sold ? 'sold' : 'in_stock';
  return choose(STATUS_WORDS, value) ?? saleWord(value) ?? value.toLowerCase().replace(/[\s-]+/g, '_');
}
