/** `[...list]` (vite alias in astro.config.mjs). */
export const _ = <Item>(list: Iterable<Item>): Item[] => [...list];
