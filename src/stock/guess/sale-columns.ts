import type { ParsedFeed } from '../feed/feed-record.ts';
import { daysOf } from '../read/asked-price.ts';
import { isRealDate } from '../read/read-date.ts';
import { ReadingNotes } from '../read/reading-notes.ts';
import { saysYes, takesOff, type SaleField } from '../read/sale-flags.ts';
import { saleWord } from '../read/sale-words.ts';
import { isWithoutTax } from '../read/without-tax.ts';
import { columnProfiles, type ColumnProfile } from './column-profile.ts';
import { nameWords } from './folded-name.ts';

type PlacedField = SaleField | 'price_tax' | 'special_from' | 'special_until';

/** A column that says something of the sale of a vehicle, or of its price. */
export type SaleColumn = {
  field: PlacedField;
  column: ColumnProfile;
  /** Records that it takes off sale, or whose price it takes away. */
  hides: number;
  /** False where a person must say what the column means: its values are not understood, or would hide most. */
  isClear: boolean;
  /** The column's words for yes or no, in ours. */
  words?: Record<string, string>;
};

const list = (names: string): ReadonlySet<string> =>
  new Set(names.split('|').map((name) => name.replaceAll(' ', '')));

/** Names of columns that say yes to a vehicle that is for sale, without the words of AROUND and spaces. */
const FOR_SALE = list(
  'for sale|on sale now|in stock|stock|qty|quantity|stock qty|stock quantity|stock level|stock count|stock on hand|soh|on hand|qty on hand|' +
    'quantity on hand|quantity available|qty available|available qty|available quantity|available stock|available|avail|availability|' +
    'inventory|inventory quantity|inventory qty|inventory level|inventory count|units available|units in stock|active|enabled|live|listed|current|' +
    'visible|visibility|catalog visibility|visibility in catalog|publish|published|publishing status|publish status|post status|show|shown|display|displayed|' +
    'show on website|show on web|show online|display on website|display on web|on website|on web|online|advertise|advertised|export|' +
    'purchasable|buyable|sellable|saleable|salable|can sell|can be sold|sell online|available for sale|available from|active from|live from|on sale from',
);
/** Names of columns that say yes to a vehicle that is not for sale. */
const NOT_FOR_SALE = list(
  'deleted|delete|deleted at|deleted on|date deleted|deleted date|deletion date|archived|archive|archived at|archived on|date archived|archived date|removed|remove|' +
    'removed at|removed on|date removed|removed date|hidden|hide|hide on website|hide from website|hide from web|inactive|disabled|' +
    'discontinued|discontinued at|sold|sold at|sold on|sold date|date sold|sold dt|sold timestamp|sold out|out of stock|unavailable|not available|not for sale|' +
    'withdrawn|withdrawn on|withdrawn at|withdrawn date|date withdrawn|under offer|under contract|under deposit|deposit taken|wholesaled|wholesaled date|' +
    'delisted|delisted at|delisted date|date delisted|unlisted|unpublished|unpublished at|unpublish at|unpublish date|suppress|suppressed|exclude|excluded|exclude from website|exclude from web|' +
    'exclude from feed|do not advertise|do not publish|do not export|do not list|no web|off market|off sale|expired|expired at|ad expiry|ad expires|listing expires|listing expiry|listing end|listing end date|listing ends|' +
    'advert expiry|display until|show until|available until|active until|live until|on sale until|end of sale|sale ended|draft|trash|trashed|private|' +
    'write off|written off|writeoff|repairable write off|statutory write off|insurance write off|salvage|wovr|wovr status|write off status|parts only',
);
/** Names of columns with a day without which a vehicle is a draft. */
const FOR_SALE_FROM = list('published at');
const AROUND = new Set(
  'is variant vehicle veh car bike item product listing advert ad flag yn ind indicator the has been status state'.split(
    ' ',
  ),
);
const GENERIC = /^(value|text|flag|status|state|name)$/;

const SPECIAL = /^(special|sale|promo|promotion|promotional|offer|discount|discounted|clearance|deal)$/;
const STARTS = /^(from|start|starts|starting|begin|begins|effective|commences)$/;
const ENDS =
  /^(to|until|end|ends|ending|ended|expiry|expires|expire|expiration|till|finish|finishes|through|effective)$/;
const TAX = /^(gst|tax|taxes|taxed|vat)$/;
const TAX_IN = /^(inc|incl|includes|included|including|inclusive)$/;

const folded = (words: readonly string[]): string[] => [
  words.join(''),
  words.filter((word) => !AROUND.has(word)).join(''),
];

function fieldNamed(path: string): PlacedField | undefined {
  const parts = path.split('.').map(nameWords);
  const last = parts.at(-1) ?? [];
  const words = GENERIC.test(last.join('')) && parts.length > 1 ? (parts.at(-2) ?? []) : last;
  const names = [...folded(words), ...(parts.length > 1 ? folded(parts.slice(-2).flat()) : [])];
  const is = (named: ReadonlySet<string>): boolean => names.some((name) => named.has(name));
  const all = parts.slice(-2).flat();
  if (all.some((word) => SPECIAL.test(word))) {
    if (words.some((word) => ENDS.test(word))) return 'special_until';
    if (words.some((word) => STARTS.test(word))) return 'special_from';
  }
  if (words.some((word) => TAX.test(word))) return 'price_tax';
  if (is(FOR_SALE_FROM)) return 'for_sale_from';
  return is(NOT_FOR_SALE) ? 'not_for_sale' : is(FOR_SALE) ? 'for_sale' : undefined;
}

/** Least share of values that must be understood, and the largest share of records that a column may hide unasked. */
const MIN_UNDERSTOOD = 0.8;
const MAX_HIDDEN = 0.5;

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/** The words of a column about the tax in ours: yes to 'Plus GST' and no to 'Inc GST' take GST out of the price. */
function taxColumn(column: ColumnProfile, today: string): SaleColumn | undefined {
  const words = nameWords(column.path);
  if (column.values.some((value) => /^\$?\d{2,}(,\d{3})*(\.\d+)?$/.test(value))) return undefined;
  const out = isWithoutTax(words.join(' '));
  const isFlag = distinct(column.values).every((value) => saysYes(value, today) !== undefined);
  if (!isFlag) {
    const hides = column.values.filter((value) => isWithoutTax(value, true)).length;
    return hides === 0 ? undefined : { field: 'price_tax', column, hides, isClear: true };
  }
  const isClear = out || words.some((word) => TAX_IN.test(word));
  const taken = distinct(column.values).filter((value) => saysYes(value, today) === out);
  const hides = column.values.filter((value) => taken.includes(value)).length;
  if (column.values.length === 0 || (isClear && hides === 0)) return undefined;
  return {
    field: 'price_tax',
    column,
    hides,
    isClear,
    words: Object.fromEntries(taken.map((word) => [word, 'plus GST'])),
  };
}

/** The columns of a feed of `count` records which say by name and values whether a vehicle is for sale, or when and how its price counts. */
export function saleColumns(
  profiles: readonly ColumnProfile[],
  count: number,
  today: string,
  notes: ReadingNotes,
): SaleColumn[] {
  return profiles.flatMap((column): SaleColumn[] => {
    const field = fieldNamed(column.path);
    if (field === undefined) return [];
    if (field === 'price_tax') return [taxColumn(column, today) ?? []].flat();
    const { values } = column;
    const isDay = (value: string): boolean => isRealDate(value, notes) || /^[0\W]*$/.test(value);
    const isKnown = (value: string): boolean =>
      saysYes(value, today, notes) !== undefined || isDay(value) || saleWord(value) !== undefined;
    const isOfDays = field === 'special_from' || field === 'special_until';
    const known = values.filter(
      isOfDays ? (value) => isDay(value) || daysOf(value) !== undefined : isKnown,
    ).length;
    if (isOfDays)
      return known >= values.length * MIN_UNDERSTOOD ? [{ field, column, hides: 0, isClear: true }] : [];
    const empty = field === 'for_sale_from' ? Math.round((1 - column.filled) * count) : 0;
    const hides = empty + values.filter((value) => takesOff(field, value, today, notes)).length;
    const isClear = known >= values.length * MIN_UNDERSTOOD && hides <= count * MAX_HIDDEN;
    return [{ field, column, hides, isClear }];
  });
}

/** Names which speak of sale, stock, tax, an end or who sees it, in a column whose meaning nobody has said. */
const SPEAKS =
  /^(sale|sold|sell|stock|qty|quantity|onhand|avail|available|availability|active|inactive|delete|deleted|archive|archived|remove|removed|hide|hidden|visible|visibility|publish|published|unpublish|gst|tax|vat|end|ends|ended|expiry|expires|expired|until|withdrawn|delivered|delivery|settled|settlement|deposit|hold|reserved|offer|live|online|enabled|disabled|discontinued|lifecycle|disposal|disposed|wholesale|cancelled)$/;
/** The most different words of a column that can be a mark. */
const MAX_WORDS = 6;
const MAX_SHOWN = 4;

/** What is to be asked about a column that nothing is read from, with how many records have each of its words; undefined for nothing. */
export function askedOfSale(
  { path, values, filled }: ColumnProfile,
  notes: ReadingNotes,
): string | undefined {
  if (
    values.length === 0 ||
    !path
      .split('.')
      .slice(-2)
      .flatMap(nameWords)
      .some((word) => SPEAKS.test(word))
  )
    return undefined;
  const counts = [...Map.groupBy(values, (value) => value)].map(([value, of]) => [value, of.length] as const);
  const isOfDays = values.every((value) => isRealDate(value, notes));
  if (counts.length === 1 && filled === 1) return undefined;
  if (!isOfDays && (counts.length > MAX_WORDS || counts.length > values.length / 2)) return undefined;
  const said = isOfDays
    ? `a day in ${values.length} records`
    : counts
        .toSorted(([, a], [, b]) => a - b)
        .slice(0, MAX_SHOWN)
        .map(([value, many]) => `'${value.slice(0, 30)}' in ${many}`)
        .join(', ');
  return (
    `'${path}' is read for nothing, and has ${said}: where that takes a vehicle off sale, name it in feed.columns.for_sale ` +
    '(no hides) or feed.columns.not_for_sale (yes hides)'
  );
}

/** For each record that a column would take off sale, or the price of, a note where nothing is read from that column; one note for a column to ask about. */
export function unreadSale(feed: ParsedFeed, used: ReadonlySet<string>, today: string): string[] {
  const records = feed.records.flatMap(({ fields }) => (fields ? [fields] : []));
  const columns = feed.columns.filter((column) => !used.has(column));
  const profiles = columnProfiles(records, columns).filter(({ path }) => !used.has(path));
  const notes = new ReadingNotes();
  const found = saleColumns(profiles, records.length, today, notes);
  const asked = profiles
    .filter((profile) => found.every(({ column }) => column !== profile))
    .flatMap((profile) => askedOfSale(profile, notes) ?? []);
  const hidden = found.flatMap(({ field, column, hides }) => {
    const said = field === 'price_tax' ? 'GST comes on top of the price' : 'the vehicle is not for sale';
    const note = `'${column.path}': ${said}, and feed.columns.${field} does not name the column`;
    return Array.from({ length: hides }, () => note);
  });
  return [...hidden, ...asked];
}
