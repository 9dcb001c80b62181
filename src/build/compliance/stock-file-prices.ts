import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { SiteFile } from '../publish/site-files.ts';

/** The rows of a table for an advertising platform, by the names of its columns. */
export const tableRows = (file: string, text: string): Record<string, string>[] =>
  parse(text, { columns: true, delimiter: file.endsWith('.tsv') ? '\t' : ',' });

/** The page of a vehicle, and what a file asks for it. */
type Asked = [address: string, amount: number | undefined];

const dollars = (words: string): number | undefined =>
  /^\d/.test(words) ? Number.parseInt(words, 10) : undefined;

const addressOf = (href: string): string => decodeURI(new URL(href).pathname);

/** What a table asks: '25990 AUD' beside the address of the page. */
const inTable = (file: string, text: string): Asked[] =>
  tableRows(file, text).map(({ link, url, price = '' }) => [addressOf(link ?? url ?? ''), dollars(price)]);

/** What a feed asks: the id of an entry is the address of its page and, behind #, its dollars. */
const inFeed = (text: string): Asked[] =>
  [...text.matchAll(/<(?:guid isPermaLink="false"|id)>([^<#]+)#(\d*)</g)].map(([, href = '', price = '']) => [
    addressOf(href),
    dollars(price),
  ]);

/** Dollars in the feeds and tables of vehicles of a built site, by file and by the address of the vehicle's page. */
export function stockFilePrices(
  siteFolder: string,
  files: readonly SiteFile[],
): [file: string, amounts: Map<string, number | undefined>][] {
  return files
    .filter(({ path: file }) => /^feeds\/|-vehicles\.[ct]sv$/.test(file))
    .map(({ path: file }) => {
      const text = readFileSync(path.join(siteFolder, file), 'utf8');
      return [`/${file}`, new Map(/\.[ct]sv$/.test(file) ? inTable(file, text) : inFeed(text))];
    });
}
