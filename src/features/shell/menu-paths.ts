import type { SiteShell } from '../../domain/site/site-shell.ts';

type Menus = Pick<SiteShell, 'navigation' | 'accountLinks'>;

const known = new WeakMap<Menus, ReadonlySet<string>>();

/** All addresses that the menus of the header link to: on their pages they say so. */
export function menuPaths(shell: Menus): ReadonlySet<string> {
  const paths =
    known.get(shell) ??
    new Set(
      [
        ...shell.navigation.flatMap(({ href, menu }) => [
          href,
          ...(menu?.groups ?? []).flatMap((group) => [group.href, ...group.links.map((link) => link.href)]),
        ]),
        ...shell.accountLinks.map(({ href }) => href),
      ].filter((href) => href !== undefined),
    );
  known.set(shell, paths);
  return paths;
}
