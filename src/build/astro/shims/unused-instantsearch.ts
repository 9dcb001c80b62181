/**
 * Stands in for parts of InstantSearch that load with every search although these sites switch none of them on (vite
 * alias in astro.config.mjs): reports of clicks to a hosted service, routing (use-search-address does it), a reading aid
 * for a hosted crawler, the warm-up of another client's cache, and helpers for HTML templates.
 */
const notUsed = (): never => {
  throw new Error('this part of InstantSearch is left out of these sites');
};

export const createInsightsMiddleware = notUsed;
export const createRouterMiddleware = notUsed;
export const createMetadataMiddleware = notUsed;
export const isMetadataEnabled = (): boolean => false;
export const hydrateSearchClient = (): void => {};

const createHelpers = (): object => ({});
export default createHelpers;
