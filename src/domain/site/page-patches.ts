/** The name on globalThis under which pages leave how a page of theirs is patched. */
const PAGE_PATCHES = Symbol.for('forecourt.page-patches');

/** Makes a page that was published once into the one of today; undefined where it has no place for what has changed. */
export type PagePatch = (published: string) => string | undefined;

/** How the page with an address is patched; undefined of one that is rendered as a whole. */
type PatchOf = (pathname: string) => PagePatch | undefined;

const BETWEEN = ' ';

/**
 * The key of a page of which one part changes more often than the rest (docs/decisions/0143-pages-that-are-patched.md): `rest` is
 * what all but that part is made from, and neither has a space.
 */
export const patchableKey = (rest: string, part: string): string => `${rest}${BETWEEN}${part}`;

/** The parts of a key that `patchableKey` has made; any other key is all of it. */
export function keyParts(key: string): { rest: string; part?: string } {
  const [rest = '', part] = key.split(BETWEEN);
  return part === undefined ? { rest } : { rest, part };
}

/** Leaves how the pages of a site are patched, for the build that plans them in its own process. */
export function leavePatches(patchOf: PatchOf): void {
  Reflect.set(globalThis, PAGE_PATCHES, patchOf);
}

/** How the page with an address is patched, as the pages have left it. */
export const patchFor: PatchOf = (pathname) =>
  (Reflect.get(globalThis, PAGE_PATCHES) as PatchOf | undefined)?.(pathname);

/** Lets go what pages have left: it holds all that they are planned from. */
export function dropPatches(): void {
  Reflect.deleteProperty(globalThis, PAGE_PATCHES);
}
