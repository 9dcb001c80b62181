import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Nodes } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { parse } from 'parse5';

/** A built page, asked the way a reader would: by selector, for its words. */
export type BuiltPage = {
  file: string;
  html: string;
  all: (selector: string) => Element[];
  /** Words of the first match, one space between them; throws when nothing matches. */
  text: (selector: string) => string;
  texts: (selector: string) => string[];
  has: (selector: string) => boolean;
  attribute: (selector: string, name: string) => string | undefined;
};

/** The tree of a page as a reader without scripts has it; where its elements stand in the file would take twice the time of all else. */
const treeOf = (html: string): Nodes => fromParse5(parse(html, { scriptingEnabled: false }));

const words = (node: Element): string => toText(node).replace(/\s+/g, ' ').trim();

/** Reads one page of a published site: `readPage(FIXTURE_SITES, 'plain', '/cars/x')`. */
export function readPage(sites: string, slug: string, address: string): BuiltPage {
  const name = address === '/' ? 'index' : address.replace(/^\//, '');
  return readPageFile(path.join(sites, slug, `${name}.html`));
}

export function readPageFile(file: string): BuiltPage {
  const html = readFileSync(file, 'utf8');
  let tree: Nodes | undefined;
  // Parsed on first question: many tests only look at the text of many pages.
  const root = (): Nodes => (tree ??= treeOf(html));
  const first = (selector: string): Element => {
    const found = select(selector, root());
    if (!found) throw new Error(`${file}: nothing matches ${selector}`);
    return found;
  };
  return {
    file,
    html,
    all: (selector) => selectAll(selector, root()),
    text: (selector) => words(first(selector)),
    texts: (selector) => selectAll(selector, root()).map(words),
    has: (selector) => select(selector, root()) !== undefined,
    attribute: (selector, name) => {
      const value = first(selector).properties[name];
      return value === undefined || value === null ? undefined : String(value);
    },
  };
}

/** Addresses of every page of a published site, '/cars/x' and '/' alike, in order. */
export function pageAddresses(sites: string, slug: string): string[] {
  const root = path.join(sites, slug);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${name.slice(0, -'.html'.length)}`)
    .map((address) => (address === '/index' ? '/' : address))
    .toSorted();
}

/** True if an address is that of a vehicle; a form about the shopper's own lies in the same folder (spec F8). */
export const isVehicleAddress = (address: string): boolean => /^\/cars\/(?!trade-in$)/.test(address);

/** JSON-LD blocks of a page, parsed. */
export function jsonLdOf(page: BuiltPage): Record<string, unknown>[] {
  return page
    .all('script[type="application/ld+json"]')
    .map((script) =>
      JSON.parse(script.children.map((child) => ('value' in child ? child.value : '')).join('')),
    );
}

/** Inline scripts and styles of a page that its site's one policy does not know by their hash; none may be there. */
export function blockedByPolicy(sites: string, slug: string, page: BuiltPage): string[] {
  const policy = readFileSync(path.join(sites, slug, '_headers'), 'utf8');
  return page
    .all('script:not([src]):not([type="application/ld+json"], [type="application/json"]), style')
    .map((element) => element.children.map((child) => ('value' in child ? child.value : '')).join(''))
    .filter((text) => !policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`));
}
