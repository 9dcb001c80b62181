/** Chance that can be repeated: the same seed gives the same draws on every machine. */
export type SeededRandom = {
  /** At least 0 and below 1. */
  next: () => number;
  /** A whole number from `least` to `most`, both included. */
  between: (least: number, most: number) => number;
  /** One of the list; throws for an empty one. */
  pick: <Item>(list: readonly Item[]) => Item;
  /** `count` different ones of the list, in a drawn order; all of them when there are fewer. */
  sample: <Item>(list: readonly Item[], count: number) => Item[];
  /** True with the probability given, 0 to 1. */
  chance: (probability: number) => boolean;
};

/** FNV-1a over UTF-16 units, 32 bits: a number of its own for every seed text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Draws from a Weyl sequence with a mixing step (after Steele, Lea and Flood's SplitMix), seeded by a text. */
export function seededRandom(seed: string): SeededRandom {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <Item>(list: readonly Item[]): Item => {
    const item = list[between(0, list.length - 1)];
    if (item === undefined) throw new RangeError('An empty list has nothing to pick.');
    return item;
  };
  const sample = <Item>(list: readonly Item[], count: number): Item[] =>
    list
      .map((item) => ({ item, order: next() }))
      .sort((one, other) => one.order - other.order)
      .slice(0, count)
      .map(({ item }) => item);
  return { next, between, pick, sample, chance: (probability) => next() < probability };
}
