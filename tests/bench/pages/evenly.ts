/** At most `most` of some items, spread over all of them. */
export function evenly<Item>(items: readonly Item[], most: number): Item[] {
  const share = (at: number): number => Math.floor((at * most) / items.length);
  return items.length <= most ? [...items] : items.filter((_, at) => share(at + 1) > share(at));
}
