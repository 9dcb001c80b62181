/** `const { [left out]: _, ...rest } = source` (vite alias in astro.config.mjs). */
export const _ = (source: object | null | undefined, leftOut: readonly string[]): object =>
  Object.fromEntries(Object.entries(source ?? {}).filter(([key]) => !leftOut.includes(key)));
