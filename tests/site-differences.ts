import type { SiteFile } from '../src/build/publish/site-files.ts';

/** Paths on a site whose bytes are not the same in two builds of it. */
export type SiteDifferences = { onlyBefore: string[]; onlyAfter: string[]; changed: string[] };

/** Compares the files of two builds by path and content. */
export function siteDifferences(before: readonly SiteFile[], after: readonly SiteFile[]): SiteDifferences {
  const old = new Map(before.map(({ path, sha256 }) => [path, sha256]));
  const current = new Map(after.map(({ path, sha256 }) => [path, sha256]));
  return {
    onlyBefore: before.flatMap(({ path }) => (current.has(path) ? [] : [path])),
    onlyAfter: after.flatMap(({ path }) => (old.has(path) ? [] : [path])),
    changed: after.flatMap(({ path, sha256 }) => (old.has(path) && old.get(path) !== sha256 ? [path] : [])),
  };
}

/** How many files differ. */
export const differenceCount = ({ onlyBefore, onlyAfter, changed }: SiteDifferences): number =>
  onlyBefore.length + onlyAfter.length + changed.length;
