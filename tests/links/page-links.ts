import { Parser } from 'htmlparser2';

/** An address that a page names, and what names it: 'a href', 'img srcset'. */
export type PageLink = { by: string; to: string };

/** A page as far as links lead from it and to it. */
export type LinkedPage = {
  /** Its path on the site: '/', '/cars/x'. */
  address: string;
  links: PageLink[];
  /** Ids of its elements, where fragments lead. */
  ids: ReadonlySet<string>;
  /** Ids that two of its elements have. */
  twice: string[];
};

const ONE_ADDRESS = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'data-src',
  // Of Astro's islands: what the browser loads for them.
  'component-url',
  'renderer-url',
  'before-hydration-url',
]);
const ADDRESSES_BY_WIDTH = new Set(['srcset', 'imagesrcset', 'data-srcset']);
const SHARED = /^(og:(image|url)|twitter:image)$/;

/** The addresses of a srcset: each stands before a space and its width, and no address of ours has a comma and a space in it. */
const addressesOf = (srcset: string): string[] =>
  srcset.split(/,\s+/).flatMap((entry) => entry.trim().split(/\s+/)[0] || []);

/** Strings of structured data that are addresses; `@id` names a thing, which need not be a page. */
function addressesIn(data: unknown, key = ''): string[] {
  if (typeof data === 'string')
    return /^https?:/.test(data) && key !== '@context' && key !== '@id' ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    addressesIn(value, Array.isArray(data) ? key : name),
  );
}

/** Reads every address that a page names: links, pictures, scripts, forms, structured data, and what it is shared with. */
export function readPageLinks(html: string, address: string): LinkedPage {
  const links: PageLink[] = [];
  const ids = new Set<string>();
  const twice: string[] = [];
  let data: string | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const { id, type, property = '', content } = attributes;
      if (id !== undefined && ids.has(id)) twice.push(id);
      if (id !== undefined) ids.add(id);
      if (name === 'script' && type === 'application/ld+json') data = '';
      if (name === 'meta' && content !== undefined && SHARED.test(property))
        links.push({ by: property, to: content });
      for (const [attribute, value] of Object.entries(attributes)) {
        const by = `${name} ${attribute}`;
        if (ONE_ADDRESS.has(attribute)) links.push({ by, to: value });
        if (ADDRESSES_BY_WIDTH.has(attribute)) links.push(...addressesOf(value).map((to) => ({ by, to })));
      }
    },
    ontext: (text) => {
      if (data !== undefined) data += text;
    },
    onclosetag: (name) => {
      if (name !== 'script' || data === undefined) return;
      links.push(...addressesIn(JSON.parse(data)).map((to) => ({ by: 'structured data', to })));
      data = undefined;
    },
  });
  parser.end(html);
  return { address, links, ids, twice };
}
