import { formatCount } from '../text/format.ts';

/** What a dealer sells, in the plural, as sentences use it. */
export const STOCK_NOUNS = ['cars', 'caravans', 'motorcycles', 'trucks', 'vehicles'] as const;
export type StockNoun = (typeof STOCK_NOUNS)[number];

/** Body names that take a plain s in the plural; others stand before the noun: 'Adventure motorcycles'. */
const COUNTABLE_BODY =
  /(?:suv|ute|sedan|hatchback|wagon|coupe|convertible|van|people mover|truck|tipper|roadster|caravan|motorhome|camper|trailer|cruiser|scooter|bus)$/i;

/** A body type in the plural: 'SUVs', 'Pop-top caravans', 'Adventure motorcycles'. */
export function bodyPlural(name: string, stockNoun: StockNoun): string {
  if (!COUNTABLE_BODY.test(name)) return `${name} ${stockNoun}`;
  return /bus$/i.test(name) ? `${name}es` : `${name}s`;
}

/** A number of cars in the dealer's word: '1 car', '1,204 caravans'. */
export function countWords(count: number, stockNoun: StockNoun): string {
  return `${formatCount(count)} ${count === 1 ? stockNoun.slice(0, -1) : stockNoun}`;
}

/** A word or phrase with its first letter as a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A slug as a name: 'harbour-city' becomes 'Harbour City'. For places the tenant has no name for. */
export function nameFromSlug(slug: string): string {
  return slug.split('-').map(capitalised).join(' ');
}
