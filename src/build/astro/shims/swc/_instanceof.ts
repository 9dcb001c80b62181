/** `value instanceof type` (vite alias in astro.config.mjs). */
export const _ = (value: unknown, type: new (...args: never[]) => unknown): boolean => value instanceof type;
