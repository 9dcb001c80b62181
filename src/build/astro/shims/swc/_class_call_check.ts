/** A class is only ever constructed (vite alias in astro.config.mjs). */
export const _ = (): void => {};
