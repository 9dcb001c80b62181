import { slugify } from '../text/slugify.ts';

export type SlugGroup<Item> = {
  slug: string;
  /** The spelling most members use; of equally common ones the first in the alphabet. */
  name: string;
  members: Item[];
};

/**
 * Items grouped by the slug of a name, so that 'BMW' and 'Bmw' are one, in the order of the slugs; members keep their
 * order. Items without a name, or whose name leaves no slug, are in no group.
 */
export function groupBySlug<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string | undefined,
): SlugGroup<Item>[] {
  const byName = Map.groupBy(items, nameOf);
  const spellings = Map.groupBy(byName.keys(), (name) => slugify(name ?? ''));
  return [...spellings]
    .filter(([slug]) => slug !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([slug, names]) => {
      const countOf = (name: string | undefined) => byName.get(name)?.length ?? 0;
      const [common = ''] = names.toSorted((a = '', b = '') => countOf(b) - countOf(a) || (a < b ? -1 : 1));
      // One spelling is the usual case and keeps its order for nothing; several are merged in the items' own order.
      const members =
        names.length === 1
          ? (byName.get(common) ?? [])
          : items.filter((item) => names.includes(nameOf(item)));
      return { slug, name: common, members };
    });
}
