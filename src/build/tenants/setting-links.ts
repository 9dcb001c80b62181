import type { Tenant } from '../../tenant/schema.ts';

/** A link that the settings put on pages, by the setting that holds it. */
export type SettingLink = { path: string; href: string };

/**
 * Every link of the settings that a page shows whatever it leads to. Those that are left out where the site has no such
 * page (the vehicle page's banner, links to finance pages, where an empty list leads) are not among them.
 */
export function settingLinks({ site, home, listing }: Tenant): SettingLink[] {
  const links = (path: string, list: readonly { href: string }[]): SettingLink[] =>
    list.map(({ href }, at) => ({ path: `${path}[${at}].href`, href }));
  return [
    ...links('site.navigation', site.navigation),
    ...site.navigation.flatMap(({ menu }, at) => [
      ...(menu?.columns ?? []).flatMap((column, of) =>
        links(`site.navigation[${at}].menu.columns[${of}].links`, column.links),
      ),
      ...(menu?.note
        ? [{ path: `site.navigation[${at}].menu.note.link.href`, href: menu.note.link.href }]
        : []),
    ]),
    ...(site.announcement && site.announcement.link
      ? [{ path: 'site.announcement.link.href', href: site.announcement.link.href }]
      : []),
    ...site.footer.flatMap((column, at) => links(`site.footer[${at}].links`, column.links)),
    ...links('site.legal', site.legal),
    ...links('site.social', site.social),
    ...(home.story.link ? [{ path: 'home.story.link.href', href: home.story.link.href }] : []),
    ...listing.promos.map(({ node }, at) => ({
      path: `listing.promos[${at}].node.link.href`,
      href: node.link.href,
    })),
  ];
}
