import { isNothing } from './is-nothing.ts';
import type { RawVehicle } from './map-fields.ts';
import { isRealDate, readDay } from './read-date.ts';
import { ReadingNotes } from './reading-notes.ts';
import { saleWord } from './sale-words.ts';

/** Fields whose columns each say of a vehicle that it is for sale, or that it is not; a single column that says so counts. */
export const SALE_FIELDS = ['for_sale', 'not_for_sale', 'for_sale_from'] as const;
export type SaleField = (typeof SALE_FIELDS)[number];
export const isSaleField = (field: string): field is SaleField =>
  (SALE_FIELDS as readonly string[]).includes(field);

/** Stands for a cell without anything in a column where nothing says no: `published_at` of a draft. */
export const NEVER = 'never';

const YES =
  /^(true|t|yes|y|x|on|ja|oui|si|sí|(?:publicly )?(?:visible|listed|published|public)|everyone|catalog(?:ue)?(?:,? (?:and )?search)?|search|shown?|display(?:ed)?|active|live|current|enabled|available|in stock|for sale|on sale|(?:in)?stock|advertised?|[a-z]*publish)$/i;
const NO = /^(false|f|no|n|off|nein|non|never|nil|none|not visible|nobody|in catalog: no)$/i;

/**
 * True if a cell says yes, by a word, a number over zero or a day that has come; false for no, zero, a day to come and a word
 * of sale-words. Undefined for what says neither. `today` is YYYY-MM-DD.
 */
export function saysYes(value: unknown, today: string, notes = new ReadingNotes()): boolean | undefined {
  const text = String(value).trim().replaceAll('_', ' ');
  if (/^-?\d{1,6}(?:[.,]\d+)?$/.test(text)) return Number(text.replace(',', '.')) > 0;
  if (NO.test(text)) return false;
  if (YES.test(text)) return true;
  if (isRealDate(value, notes)) return (readDay(value, 'for_sale', notes) ?? '') <= today;
  return saleWord(text) === undefined ? undefined : false;
}

/** True if one column takes a vehicle off sale; of a list, such as variants, every member must. */
export function takesOff(field: SaleField, cell: unknown, today: string, notes: ReadingNotes): boolean {
  const members = (Array.isArray(cell) ? cell : [cell]).filter((member) => !isNothing(member));
  return (
    members.length > 0 &&
    members.every((member) => {
      const isYes = saysYes(member, today, notes);
      if (field !== 'not_for_sale') return isYes === false;
      return isYes === true || (isYes === false && saleWord(String(member)) !== undefined);
    })
  );
}

const cellsOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Texts beside a vehicle's own status that dealers write a word of sale into. */
const TEXTS = [
  'price',
  'special_price',
  'before_price',
  'price_type',
  'car_type',
  'tag',
  'model',
  'badge',
] as const;

/** The status that columns and cells besides `status` give a vehicle which is not to be bought; else undefined. */
export function statusBeside(raw: RawVehicle, today: string, notes: ReadingNotes): string | undefined {
  for (const field of TEXTS) {
    const word = saleWord(raw[field]);
    if (word === undefined) continue;
    notes.warn(field, 'a word of sale, taken as the status', raw[field]);
    return word;
  }
  const off = SALE_FIELDS.flatMap((field) =>
    cellsOf(raw[field]).filter((cell) => takesOff(field, cell, today, notes)),
  );
  if (off.length === 0) return undefined;
  return off.map((cell) => saleWord(cell)).find((word) => word !== undefined) ?? 'not_available';
}
