/** Notes for the person who looks into a site that something could not be had; shoppers see nothing of it (spec V16, V18). */
export function logFailure(what: string, error: unknown): void {
  // The console is the log of a static site.
  // eslint-disable-next-line no-console
  console.warn(`${what}:`, error);
}
