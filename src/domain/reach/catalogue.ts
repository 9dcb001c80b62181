import { delimitedText } from '../text/delimited-text.ts';
import type { AdVehicle } from './ad-vehicle.ts';

/** A column of a catalogue: its name at the platform, what of a vehicle is in it, and what a vehicle lacks that has nothing there. */
export type CatalogueColumn = {
  name: string;
  value: (ad: AdVehicle) => string | number | undefined;
  /** Said of a vehicle that the platform refuses for want of it: 'no picture'. Columns without it may be empty. */
  missing?: string;
};

/** The rules of a platform's file. */
export type CatalogueFormat = {
  /** End of its address. */
  file: string;
  type: string;
  delimiter: ',' | '\t';
  /** Characters that a value has at most, by column. */
  longest: Readonly<Record<string, number>>;
  columns: readonly CatalogueColumn[];
  /** What keeps a vehicle out whatever its columns say; undefined for nothing. */
  excluded?: (ad: AdVehicle) => string | undefined;
};

/** A file of vehicles for a platform, and those it refuses: how many, by the first reason. */
export type Catalogue = { text: string; listed: number; leftOut: ReadonlyMap<string, number> };

/** One line, and no character that programs take for something else. */
const plainCell = (value: string | number | undefined, most: number | undefined): string => {
  const words = String(value ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  return most === undefined ? words : [...words].slice(0, most).join('');
};

/** Why a platform would refuse a vehicle; undefined where it has all that is asked for. */
function refusal(ad: AdVehicle, { columns, excluded }: CatalogueFormat): string | undefined {
  const reason = excluded?.(ad);
  if (reason !== undefined) return reason;
  return columns.find(({ value, missing }) => missing !== undefined && plainCell(value(ad), undefined) === '')
    ?.missing;
}

/** The vehicles as a platform reads them (spec P7): each id once, those it would refuse left out and counted. */
export function writeCatalogue(ads: readonly AdVehicle[], format: CatalogueFormat): Catalogue {
  const leftOut = new Map<string, number>();
  const listed = [...new Map(ads.map((ad) => [ad.id, ad])).values()].filter((ad) => {
    const reason = refusal(ad, format);
    if (reason !== undefined) leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
    return reason === undefined;
  });
  const columns = format.columns.map(
    ({ name, value }) => [name, (ad: AdVehicle) => plainCell(value(ad), format.longest[name])] as const,
  );
  return { text: delimitedText(listed, columns, format.delimiter), listed: listed.length, leftOut };
}
