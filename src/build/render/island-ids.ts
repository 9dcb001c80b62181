const ISLAND_ID = /(<astro-island uid=")[^"]*/g;

/**
 * A finished page with its islands numbered from 1, in the place of Astro's ids: those are digests of where the project lies,
 * so that two checkouts would give other bytes. A page whose islands have numbers stays as it is.
 */
export function numberIslands(html: string): string {
  let number = 0;
  return html.replace(ISLAND_ID, (_, start: string) => `${start}${++number}`);
}
