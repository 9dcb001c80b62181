const MAX_LENGTH = 1024;
/** Windows takes these away from the end of a name, and reads the first as a disk. */
const UNSAFE_PART = /^$|^\.{1,2}$|[\\:\p{Cc}]|[. ]$/u;

/**
 * True if a path of an archive names a file below the folder it is put in, on every system: with forward slashes, not
 * from the root, and not out of the folder.
 */
export function isSafePath(file: string): boolean {
  return file.length <= MAX_LENGTH && file.split('/').every((part) => !UNSAFE_PART.test(part));
}

/** The first of these paths that another system would take for one before it, or that is also the folder of another. */
export function clashOf(paths: readonly string[]): string | undefined {
  const folded = new Set<string>();
  const folders = new Set<string>();
  for (const file of paths) {
    const name = file.normalize('NFC').toLowerCase();
    if (folded.has(name)) return file;
    folded.add(name);
    const parts = name.split('/');
    for (let depth = 1; depth < parts.length; depth++) folders.add(parts.slice(0, depth).join('/'));
  }
  return paths.find((file) => folders.has(file.normalize('NFC').toLowerCase()));
}
