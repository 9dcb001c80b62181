import type { Link } from './link.ts';
import type { MenuColumn, MenuList, NavigationLink } from './navigation-settings.ts';

/** A link of a menu; `until` is the last day it shows, YYYY-MM-DD. */
export type MenuLink = Link & { until?: string | undefined };

/** A column of a menu as the header shows it; `href` is where its heading leads. */
export type MenuGroup = { title: string; href?: string | undefined; links: readonly MenuLink[] };

/** A link of the header with the menu that it opens; without one a plain link. */
export type ShownNavigation = Link & {
  menu?: { all: string; groups: readonly MenuGroup[]; note?: { title: string; text: string; link: Link } };
};

/** What a column that lists by itself has: groups of links, in the order in which they are shown. */
export type MenuLists = (list: MenuList, most: number) => readonly MenuGroup[];

function filledColumn({ title, links, list, most }: MenuColumn, lists: MenuLists): MenuGroup[] {
  if (!list) return links.length > 0 ? [{ title, links }] : [];
  const [first, ...rest] = lists(list, most);
  if (!first) return links.length > 0 ? [{ title, links }] : [];
  if (first.title) return [...(links.length > 0 ? [{ title, links }] : []), first, ...rest];
  return [{ title, links: [...links, ...first.links] }];
}

/** The links of the header with what their columns list (spec P2). A menu without a link is none: its link stays. */
export function filledNavigation(navigation: readonly NavigationLink[], lists: MenuLists): ShownNavigation[] {
  return navigation.map(({ label, href, menu }) => {
    const groups = menu?.columns.flatMap((column) => filledColumn(column, lists)) ?? [];
    if (!menu || groups.length === 0) return { label, href };
    return {
      label,
      href,
      menu: { all: menu.all || label, groups, ...(menu.note && { note: menu.note }) },
    };
  });
}
