/** Makes a page that was published once into the one of today; undefined where it has no place for what has changed. */
export type PagePatch = (published: string) => string | undefined;

const BETWEEN = ' ';

/**
 * The key of a page of which one part changes more often than the rest (docs/decisions/0021-keys-of-pages.md): `rest` is
 * what all but that part is made from, and neither has a space.
 */
export const patchableKey = (rest: string, part: string): string => `${rest}${BETWEEN}${part}`;

/** The parts of a key that `patchableKey` has made; any other key is all of it. */
export function keyParts(key: string): { rest: string; part?: string } {
  const [rest = '', part] = key.split(BETWEEN);
  return part === undefined ? { rest } : { rest, part };
}
