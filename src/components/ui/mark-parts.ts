import type { MarkedParts, PageParts, PartNames } from './page-parts.ts';

/**
 * The attributes that mark an element as parts of a page, to be spread into markup; what is undefined is left out. Apart
 * from PageParts, which every page's script carries: only markup needs it.
 */
export function markParts<Parts extends PartNames<Parts>>(
  _parts: PageParts<Parts>,
  values: { [Name in keyof Parts]?: Parts[Name] | undefined },
): MarkedParts<Parts> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`data-${name}`, value === true ? '' : value]),
  ) as MarkedParts<Parts>;
}
