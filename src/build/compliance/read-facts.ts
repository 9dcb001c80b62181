import { pageFacts, type PageFacts } from '../../domain/compliance/page-facts.ts';
import type { SizeOf } from './letter-sizes.ts';
import { readPage } from './read-page.ts';

/** The address on the site of a file of it, such as 'cars/x.html' or 'llms.txt'. */
export function fileAddress(file: string): string {
  if (!file.endsWith('.html')) return `/${file}`;
  const address = `/${file.slice(0, -'.html'.length)}`;
  return address === '/index' ? '/' : address;
}

/** Facts through text and back: a part of a page's text would keep all of it in memory. */
const detached = (facts: PageFacts): PageFacts => JSON.parse(JSON.stringify(facts)) as PageFacts;

/**
 * What the rules of law need of a page's HTML; `address` is its path on the site, `sizeOf` knows the site's style sheets
 * (spec P3). It keeps nothing of the page. Throws SyntaxError for structured data that is no JSON.
 */
export const readFacts = (html: string, address: string, sizeOf: SizeOf): PageFacts =>
  detached(pageFacts(readPage(html, sizeOf), address));
