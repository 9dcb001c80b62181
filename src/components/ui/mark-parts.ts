import type { MarkedParts, PageParts, PartNames } from './page-parts.ts';

/**
 * The attributes that mark an element as parts of a page, to be spread into markup; what is undefined is left out. Apart
 * from PageParts, which every page's script carries: only markup needs it.
 */
export function markParts<Parts extends PartNames<Parts>>(
  _parts: PageParts<Parts>,
  values: { [Name in keyof Parts]?: Parts[Name] | undefined },
): MarkedParts<Parts> {
  // A loop, as a page has a hundred of these: a list of pairs in between takes three times as long.
  const marked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) marked[`data-${name}`] = value === true ? '' : value;
  return marked as MarkedParts<Parts>;
}
