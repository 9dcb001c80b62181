import type { AutoDealer, AutoPartsStore, AutoRepair } from 'schema-dts';
import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  ItemList,
  JobPosting,
  Offer,
  Vehicle,
  WithContext,
} from 'schema-dts';

/** A dealer's place, written out. */
export type DealerNode = Exclude<AutoDealer | AutoRepair | AutoPartsStore, string>;

/** What these sites describe for search engines: each is the content of a script element of its own. */
export type JsonLd = WithContext<
  BreadcrumbList | ItemList | DealerNode | Vehicle | BlogPosting | FAQPage | JobPosting | Offer
>;

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON as text that is safe inside a script element: no character of it can end the element. */
export function scriptJson(object: object): string {
  return JSON.stringify(object).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
}

/** JSON-LD as text for a script element. */
export const serialiseJsonLd = (object: JsonLd): string => scriptJson(object);
