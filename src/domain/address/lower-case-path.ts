/** An escape of an encoded address, which stays as it is, or a capital. */
const ESCAPE_OR_CAPITAL = /%[0-9a-f]{2}|[A-Z]/gi;

/**
 * The path with its capitals as small letters, as pages of a site have them (spec S1); undefined where it has none, so that no
 * address leads to itself.
 */
export function lowerCasePath(path: string): string | undefined {
  const lower = path.replace(ESCAPE_OR_CAPITAL, (found) =>
    found.startsWith('%') ? found : found.toLowerCase(),
  );
  return lower === path ? undefined : lower;
}
