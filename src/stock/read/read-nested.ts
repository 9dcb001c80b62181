import * as z from 'zod';
import { Hotspot, LenderOffer } from '../../domain/vehicle/vehicle.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { isJsonObject } from '../../domain/text/json-object.ts';
import { readDay } from './read-date.ts';
import { nestedFigure } from './nested-figure.ts';
import type { NestedFigure } from './nested-figure.ts';
import { listOf } from './read-list.ts';
import { readFormerPrice } from './read-price.ts';
import { readLongText, readText } from './read-text.ts';
import { ReadingNotes } from './reading-notes.ts';

/** A value that a table's cell holds as JSON text. */
function unwrapped(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Numbers of an object by its keys; undefined when it lacks one that is `needed`. */
function numbersIn<Key extends NestedFigure>(
  value: unknown,
  keys: readonly Key[],
): Partial<Record<Key, number>> | undefined {
  const record = unwrapped(value);
  if (!isJsonObject(record)) return undefined;
  const numbers: Partial<Record<Key, number>> = {};
  for (const key of keys) {
    const number = nestedFigure(key, record[key]);
    if (number !== undefined) numbers[key] = number;
  }
  return Object.keys(numbers).length > 0 ? numbers : undefined;
}

/** Characters of a market description that are kept. */
const MAX_DESCRIPTION_LENGTH = 300;

/** Market prices in dollars, the figures of the auto gauge and the day of the valuation (spec V10, V16, N2). */
export function readMarketPrices(
  value: unknown,
  field: string,
  notes: ReadingNotes,
): Vehicle['autograb_data'] {
  const figures = numbersIn(value, [
    'state_average_market_price',
    'average_market_price',
    'fill',
    'market_range_min',
    'market_range_max',
    'confidence',
  ]);
  const record = unwrapped(value);
  const description =
    figures && isJsonObject(record)
      ? readLongText(record.description)?.slice(0, MAX_DESCRIPTION_LENGTH)
      : undefined;
  const day =
    figures && isJsonObject(record) ? readDay(record.valued_at, `${field}.valued_at`, notes) : undefined;
  return figures && { ...figures, ...(description && { description }), ...(day && { valued_at: day }) };
}

/** A finance quote; all three figures or none (spec N2). */
export function readQuote(value: unknown): Vehicle['youxQuote'] {
  const quote = numbersIn(value, ['weeklyRepaymentAmount', 'comparisonRate', 'advertisedRate']) ?? {};
  const { weeklyRepaymentAmount, comparisonRate, advertisedRate } = quote;
  if (weeklyRepaymentAmount === undefined || comparisonRate === undefined || advertisedRate === undefined) {
    return undefined;
  }
  return { weeklyRepaymentAmount, comparisonRate, advertisedRate };
}

const HotspotList = z.array(z.unknown()).transform((points) => {
  const parsed = points.map((point) => z.object(Hotspot.shape).safeParse(point));
  return parsed.flatMap(({ data }) => (data ? [data] : []));
});
const Hotspots = z.object({ exterior: HotspotList.default([]), interior: HotspotList.default([]) });

/** Points of a spin with their words (spec V3); a list alone is of the outside, and a broken point is left out. */
export function readHotspots(value: unknown, field: string, notes: ReadingNotes): Vehicle['hotspots'] {
  if (value === undefined) return undefined;
  const nested = unwrapped(value);
  const parsed = Hotspots.safeParse(Array.isArray(nested) ? { exterior: nested } : nested);
  if (!parsed.success) notes.warn(field, 'not a list of points, left out');
  const { exterior, interior } = parsed.data ?? { exterior: [], interior: [] };
  const plain = (points: typeof exterior): typeof exterior =>
    points.flatMap((point) => {
      const description = readText(point.description, field, notes);
      return description === undefined ? [] : [{ ...point, description }];
    });
  return exterior.length + interior.length === 0
    ? undefined
    : { exterior: plain(exterior), interior: plain(interior) };
}

const OFFER_TEXTS = ['financeProvider', 'disclaimer'] as const;
const OFFER_NUMBERS = LenderOffer.omit({ financeProvider: true, disclaimer: true, terms: true }).keyof()
  .options;

function readOffer(value: unknown, notes: ReadingNotes): z.output<typeof LenderOffer> | undefined {
  if (!isJsonObject(value)) return undefined;
  const texts = OFFER_TEXTS.map((key) => {
    // A disclaimer is longer than a line; nothing else here distinguishes it.
    const text = typeof value[key] === 'string' ? value[key].trim() : readText(value[key], key, notes);
    return text ? [[key, text]] : [];
  });
  const terms = Object.entries(value).flatMap(([key, term]) => {
    const years = /^term(\d+)$/.exec(key)?.[1];
    const number = nestedFigure('term', term);
    return years === undefined || number === undefined ? [] : [[years, number]];
  });
  const nulls = ['interestRate', 'comparisonRate'].flatMap((key) =>
    value[key] === null ? [[key, null]] : [],
  );
  const offer = LenderOffer.safeParse({
    ...numbersIn(value, OFFER_NUMBERS),
    ...Object.fromEntries([...texts.flat(), ...nulls]),
    ...(terms.length > 0
      ? { terms: Object.fromEntries(terms) }
      : isJsonObject(value['terms'])
        ? { terms: value['terms'] }
        : {}),
  });
  return offer.data;
}

/** Lenders' figures by lender, `term{N}` gathered by years (spec C7); a lender without figures is left out. */
export function readLenders(value: unknown, field: string, notes: ReadingNotes): Vehicle['lenders'] {
  const lenders = unwrapped(value);
  if (lenders === undefined) return undefined;
  if (!isJsonObject(lenders)) {
    notes.warn(field, 'not figures by lender, left out');
    return undefined;
  }
  const offers = Object.entries(lenders).flatMap(([lender, figures]) => {
    const offer = readOffer(figures, notes);
    return offer ? [[lender, offer] as const] : [];
  });
  return offers.length > 0 ? Object.fromEntries(offers) : undefined;
}

/** A price and the day (YYYY-MM-DD) from which it was asked. */
export type DatedPrice = { date: string; price: number };

/**
 * Prices that were asked before, oldest first, from `[{ date, price }]`, the same as JSON text, or
 * '2026-01-31:29990|2026-02-28:28990'; a broken member is left out.
 */
export function readPriceHistory(value: unknown, field: string, notes: ReadingNotes): DatedPrice[] {
  const members = listOf(unwrapped(value)).map((member) => {
    const [, date, price] =
      /^\s*([\d/-]+)\s*[:=]\s*(.+)$/.exec(typeof member === 'string' ? member : '') ?? [];
    return isJsonObject(member) ? member : { date, price };
  });
  // A former price never keeps a vehicle off the site.
  const lenient = new ReadingNotes(notes.settings);
  const prices = members.flatMap((member) => {
    const date = readDay(member['date'], field, lenient);
    const price = readFormerPrice(member['price'], field, lenient);
    return date === undefined || price === undefined ? [] : [{ date, price }];
  });
  notes.dates.add(lenient.dates);
  if (prices.length < members.length) notes.warn(field, 'not all dates and prices, the others left out');
  return prices.sort((a, b) => a.date.localeCompare(b.date));
}
