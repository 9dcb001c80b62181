/** `{ ...target, ...sources }`, written into the target (vite alias in astro.config.mjs). */
export const _ = Object.assign;
