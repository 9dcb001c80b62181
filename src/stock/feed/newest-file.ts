/** A file of a folder on a server: `size` in bytes, `modified` in milliseconds since 1970, where the server says it. */
export type DropFile = { name: string; size: number; modified?: number | undefined };

/** Names that programs give to what they are still sending. */
const UNFINISHED = /^\.|\.(part|partial|filepart|tmp|temp|crdownload|writing)$|~$/i;

/** True if a name fits a pattern, in which * stands for any characters; case counts, as it does on servers. */
export function fitsPattern(name: string, pattern: string): boolean {
  const parts = pattern.split(/\*+/);
  const [first = ''] = parts;
  if (parts.length === 1) return name === first;
  if (!name.startsWith(first)) return false;
  const last = parts.at(-1) ?? '';
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = name.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return name.length - last.length >= at && name.endsWith(last);
}

/**
 * The newest file whose name fits a pattern: by the time it was changed, and of one time the last name, so that
 * stock-2026-11-22.csv comes after stock-2026-11-21.csv. Hidden files and those with an ending of unfinished ones do not
 * count, unless the pattern names one whole.
 */
export function newestFile(files: readonly DropFile[], pattern: string): DropFile | undefined {
  const isNamed = !pattern.includes('*');
  const fitting = files.filter(
    ({ name }) => fitsPattern(name, pattern) && (isNamed || !UNFINISHED.test(name)),
  );
  // Times of some files alone order nothing: then the names do.
  const isTimed = fitting.every(({ modified }) => modified !== undefined);
  return fitting.toSorted((a, b) => {
    const byTime = isTimed ? (b.modified ?? 0) - (a.modified ?? 0) : 0;
    return byTime !== 0 ? byTime : a.name < b.name ? 1 : -1;
  })[0];
}
