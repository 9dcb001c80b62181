/** The first `count` of `const [first, second] = list` (vite alias in astro.config.mjs). */
export const _ = <Item>(list: Iterable<Item>, count: number): Item[] => [...list].slice(0, count);
