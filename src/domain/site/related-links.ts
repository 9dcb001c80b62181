/** How many links stand beside a text. */
const MAX_RELATED = 4;

type Linked = { label: string; href: string };
type Menus = {
  footer: readonly { links: readonly Linked[] }[];
  navigation: readonly {
    menu?: { columns: readonly { links?: readonly Linked[] | undefined }[] } | undefined;
  }[];
};

/** A list of vehicles says little to someone who reads about the dealer. */
const isOfStock = ({ href }: Linked): boolean => href.startsWith('/search/');

/**
 * What stands beside a page of words (spec P1): the other links of the dealer's menu or footer column that has it, at most
 * four, in their order. A column of the menu comes before one of the footer, being the smaller; a page in neither has none.
 */
export function relatedLinks(path: string, { footer, navigation }: Menus): Linked[] {
  const columns = [
    ...navigation.flatMap(({ menu }) => menu?.columns.map(({ links }) => links ?? []) ?? []),
    ...footer.map(({ links }) => links),
  ];
  const own = columns.find((links) => links.some(({ href }) => href === path)) ?? [];
  const related = own.filter((link) => link.href.startsWith('/') && link.href !== path && !isOfStock(link));
  return related.slice(0, MAX_RELATED).map(({ label, href }) => ({ label, href }));
}
