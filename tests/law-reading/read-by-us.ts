import type { SizeOf } from '../../src/build/compliance/letter-sizes.ts';
import { readPage } from '../../src/build/compliance/read-page.ts';
import type { WholeReading } from './read-by-htmlparser2.ts';

/** A page as the law check reads it, with the sizes of all its letters. */
export function readByUs(html: string, sizeOf: SizeOf): WholeReading {
  const { text, elements, marked, jsonLd, sizesOf } = readPage(html, sizeOf);
  const sizes = elements.map(sizesOf);
  return { text, elements: [...elements], marked: [...marked], jsonLd: [...jsonLd], sizes };
}
