/** Astro leaves this entry to the code that sets a prerenderer; ours runs Astro's own, so it is Astro's. */
export const prerenderEntry = {
  name: 'forecourt-prerender-entry',
  configEnvironment: (environment: string) =>
    environment === 'prerender'
      ? { build: { rolldownOptions: { input: 'astro/entrypoints/prerender' } } }
      : undefined,
};
