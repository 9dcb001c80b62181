import { type Cut, UNUSED_SEARCH_PARTS } from './unused-search-parts.ts';

/**
 * A module of the bundle without the parts of it that these sites never reach (docs/decisions/0023); any other as it is.
 * Throws when the package has changed so that the start of a part does not stand in it exactly once, or its end not behind it.
 */
export function withoutUnusedParts(code: string, id: string): string {
  const unused = UNUSED_SEARCH_PARTS.find(({ file }) => id.endsWith(file));
  return unused ? unused.cuts.reduce((left, cut) => withoutPart(left, cut, id), code) : code;
}

function withoutPart(code: string, { from, until, put = '' }: Cut, id: string): string {
  const start = code.indexOf(from);
  const end = code.indexOf(until, start + from.length);
  if (start < 0 || end < 0 || code.includes(from, start + from.length))
    throw new Error(`${id} is not as src/build/astro/unused-search-parts.ts expects it: ${from}`);
  return code.slice(0, start) + put + code.slice(end);
}

/** The Vite plugin that leaves them out. */
export const dropUnusedParts = {
  name: 'drop-unused-parts',
  transform: (code: string, id: string) => ({
    code: withoutUnusedParts(code, id.split('?')[0] ?? id),
    map: null,
  }),
};
