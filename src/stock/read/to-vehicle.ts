import type { Location } from '../../domain/location/location.ts';
import type { RecordProblem } from '../feed/feed-record.ts';
import { withAskedPrice } from './asked-price.ts';
import { readFields, readImages } from './field-readers.ts';
import { isPlaceholderNumber, isRoundedNumber } from './placeholder-number.ts';
import type { RawVehicle } from './map-fields.ts';
import { matchLocation } from './match-location.ts';
import {
  isReservedStatus,
  priceTypeIn,
  readCarType,
  readItemType,
  readPriceType,
  readStatus,
  type KindSigns,
} from './read-choice.ts';
import { readVin, readYear } from './read-figures.ts';
import { readFlag } from './read-flag.ts';
import { readText } from './read-text.ts';
import { ReadingNotes } from './reading-notes.ts';
import type { WrittenSettings } from './reading-notes.ts';
import { statusBeside } from './sale-flags.ts';
import { simpleBody, simpleFuel, simpleTransmission } from './simple-words.ts';
import { stateCode } from './state-code.ts';
import { VehicleDraft } from './vehicle-draft.ts';
import { withPoint } from './written-number.ts';

export type ReadingContext = {
  /** How the tenant says its feed is written; as the defaults say when absent. */
  written?: WrittenSettings;
  /** YYYY-MM-DD. */
  today: string;
  locations: readonly Location[];
};

/** A record as a vehicle, or the reason why it is none, with what was found out on the way. */
export type ReadVehicle = { notes: ReadingNotes } & (
  { draft: VehicleDraft; problem?: never } | { problem: RecordProblem; draft?: never }
);

function readPlace(raw: RawVehicle, locations: readonly Location[], notes: ReadingNotes) {
  const text = (field: keyof RawVehicle) => readText(raw[field], field, notes);
  const name = text('location_name');
  const city = text('city');
  const place = { id: text('location_id'), slug: text('location_slug'), name, city };
  const location = matchLocation(place, locations);
  const isUnknown = !location && (place.id ?? place.slug) !== undefined;
  if (isUnknown) notes.warn('location', "none of the tenant's locations, shown by its name only");
  return {
    location_slug: location?.slug,
    location_name: name ?? location?.name,
    city: city ?? location?.address.city,
    state: stateCode(text('state')) ?? location?.address.state,
    dealership_id: text('dealership_id') ?? location?.dealership_id,
    dealership_slug: text('dealership_slug') ?? location?.dealership_slug,
  };
}

const TO_BE_BOUGHT = new Set(['in_stock', 'coming_soon']);

function readFlags(raw: RawVehicle, today: string, notes: ReadingNotes) {
  const flag = (field: keyof RawVehicle, otherwise = false) => readFlag(raw[field], otherwise, field, notes);
  const own = readText(raw.status, 'status', notes);
  const isOpen = TO_BE_BOUGHT.has(readStatus(own, false));
  const said = (isOpen ? statusBeside(raw, today, notes) : undefined) ?? own;
  const isSold = flag('sold');
  const status = readStatus(said, isSold);
  return {
    status,
    sold: isSold || status === 'sold',
    reserved: flag('reserved') || isReservedStatus(said),
    preorder: flag('preorder'),
    certified: flag('certified'),
    show_on_dealer_website: flag('show_on_dealer_website', true),
  };
}

/** Bodies that say no more than the kind, for those that the words of cars would misread: the tray of a truck is no ute. */
const BODY_OF_KIND = { motorcycle: 'Motorcycle', truck: 'Truck', caravan: 'Caravan', car: undefined };

function readSimpleWords(raw: RawVehicle, fields: Readonly<Record<string, unknown>>, notes: ReadingNotes) {
  const text = (field: string): string | undefined =>
    typeof fields[field] === 'string' ? fields[field] : undefined;
  const simple = (field: keyof RawVehicle) => readText(raw[field], field, notes);
  const body = text('body');
  const own = simple('simple_body');
  const item_type = readItemType(raw.item_type, { ...(fields as KindSigns), body: own ?? body });
  return {
    simple_body:
      (own === undefined && body !== undefined && BODY_OF_KIND[item_type]) || simpleBody(own, body),
    simple_fuel: simpleFuel(simple('simple_fuel'), text('fuel')),
    simple_transmission: simpleTransmission(simple('simple_transmission'), text('trans')),
    item_type,
  };
}

function present(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) if (fields[name] !== undefined) kept[name] = fields[name];
  return kept;
}

const NUMBERS = ['id', 'stocknum', 'regplate'] as const;

const ROUNDED = 'rounded by a spreadsheet, left out: save the column as text';
/** '9-Mar', 'Mar-09' and days: what a spreadsheet makes of '9-3'. */
const MADE_A_DATE =
  /^(?:\d{1,2}[- ](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[- ]\d{2}|\d{4}-\d{2}-\d{2}(?:[T ].*)?)$/i;

/** Takes dates that a spreadsheet made of names out of them; a model is refused, as nobody knows which it was. */
function dropDates(fields: Record<string, unknown>, notes: ReadingNotes): void {
  for (const name of ['model', 'badge', 'series']) {
    const value = fields[name];
    if (typeof value !== 'string' || !MADE_A_DATE.test(value)) continue;
    const why = 'a date, which a spreadsheet made of it: save the column as text';
    if (name === 'model') notes.refuse(name, value, why);
    Reflect.deleteProperty(fields, name);
    notes.warn(name, why, value);
  }
}

/** Takes words that stand for no number out of the numbers that vehicles are known by. */
function dropPlaceholders(fields: Record<string, unknown>, notes: ReadingNotes): void {
  for (const name of NUMBERS) {
    const value = fields[name];
    if (typeof value !== 'string') continue;
    const isRounded = isRoundedNumber(value);
    if (!isRounded && !isPlaceholderNumber(value)) continue;
    Reflect.deleteProperty(fields, name);
    notes.warn(
      name,
      isRounded ? ROUNDED : 'a word or sign that stands for no number, left out',
      isRounded ? value : undefined,
    );
  }
}

/** The first number a record has to tell its vehicle by, with what kind it is. */
function madeId({ vin, stocknum, regplate }: Partial<VehicleDraft>): string | undefined {
  return vin ?? stocknum ?? regplate;
}

/**
 * Checks and normalises a raw record (spec N2). It is none without make, model, or any of id, VIN, stock number and rego,
 * nor with a price, kilometres or a year out of all bounds; what is wrong beyond that is left out with a warning.
 */
export function toVehicle(said: RawVehicle, { today, locations, written }: ReadingContext): ReadVehicle {
  const notes = new ReadingNotes(written);
  const raw = withAskedPrice(said, today, notes);
  const fields: Record<string, unknown> = { ...readFields(raw, notes) };
  dropPlaceholders(fields, notes);
  dropDates(fields, notes);
  for (const field of ['make', 'model'] as const) {
    if (fields[field] === undefined) notes.refuse(field, raw[field], 'missing');
  }
  const year = readYear(raw.year, today, notes);
  const vin = readVin(raw.vin, notes);
  if (notes.problem) return { notes, problem: notes.problem };
  const parsed = VehicleDraft.safeParse({
    ...fields,
    ...present({
      year,
      vin,
      price_type:
        priceTypeIn(withPoint(raw.price, notes.settings.decimal_mark)) ??
        readPriceType(raw.price_type, notes),
    }),
    ...present(readPlace(raw, locations, notes)),
    ...present(readSimpleWords(raw, fields, notes)),
    ...readFlags(said, today, notes),
    images: readImages(raw, notes),
    car_type: readCarType(raw.car_type, notes),
    name: [year, fields['make'], fields['model'], fields['badge']].filter(Boolean).join(' '),
    id: fields['id'] ?? madeId({ ...fields, ...present({ vin }) }) ?? '',
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') ?? 'record';
    return { notes, problem: { field, value: undefined, reason: issue?.message ?? 'not a vehicle' } };
  }
  if (parsed.data.id === '') {
    const reason = notes.warnings.some((warning) => warning.endsWith(ROUNDED))
      ? 'a number that a spreadsheet rounded, as 1.23E+14, and no other: save the column as text'
      : 'no id, VIN, stock number or rego (name its column in feed.columns, or feed.identity_columns)';
    return { notes, problem: { field: 'stocknum', value: undefined, reason } };
  }
  return { notes, draft: parsed.data };
}
