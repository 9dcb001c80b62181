import { pageFacts, type PageFacts } from '../../domain/compliance/page-facts.ts';
import type { SizeOf } from './letter-sizes.ts';
import { readPage } from './read-page.ts';

/** The address on the site of a file of it, such as 'cars/x.html' or 'llms.txt'. */
export function fileAddress(file: string): string {
  if (!file.endsWith('.html')) return `/${file}`;
  const address = `/${file.slice(0, -'.html'.length)}`;
  return address === '/index' ? '/' : address;
}

/** Facts of a page as JSON, which they stay until the rules ask: as objects those of a large site take five times the memory. */
export type FactsText = string;

/**
 * What the rules of law need of a page's HTML; `address` is its path on the site, `sizeOf` knows the site's style sheets
 * (spec P3). It keeps nothing of the page. Throws SyntaxError for structured data that is no JSON.
 */
export const readFacts = (html: string, address: string, sizeOf: SizeOf): FactsText =>
  JSON.stringify(pageFacts(readPage(html, sizeOf), address));

/** True if facts are those of the page at an address, which is what they begin with. */
export const areFactsOf = (address: string, text: FactsText): boolean =>
  text.startsWith(`{"address":${JSON.stringify(address)},`);

/** The facts that `readFacts` has read. */
export const factsOf = (text: FactsText): PageFacts => JSON.parse(text) as PageFacts;
