import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { RELEASES_REACHABLE } from '../../build/publish/kept-files.ts';
import { listReleases, liveRelease } from '../../build/publish/release-folders.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { shownPath } from '../../tenant/shown-path.ts';
import { localFiles, type LocalRoots } from '../state/local-files.ts';
import { isAllowedFile, type ArchiveRoot } from './archive-manifest.ts';
import { settingsImports } from './settings-imports.ts';

/** A file and where it is in the archive. */
export type ExportedFile = { root: ArchiveRoot; path: string; file: string };

/**
 * What a build makes again by itself, or what is true of one machine alone. The cache of pages is not among it: a page that is used
 * again keeps the day that it was rendered on.
 */
const NOT_KEPT =
  /^feed\/|^feeds\/[^/]+\/feed\/|^(kept-build\.json|law-facts\.json\.gz|site-data\.json|texts\.json)$/;

const withSlashes = (file: string): string => file.split(path.sep).join('/');

/** Files of the tenant's own folder, and those of it that are hidden, which may hold secrets and stay where they are. */
async function ownFiles(folder: string): Promise<{ files: ExportedFile[]; hidden: string[] }> {
  const files: ExportedFile[] = [];
  const hidden: string[] = [];
  const look = async (below: string): Promise<void> => {
    for (const name of (await readdir(path.join(folder, below))).sort()) {
      const place = path.join(below, name);
      const file = path.join(folder, place);
      const found = await lstat(file);
      if (name.startsWith('.')) hidden.push(withSlashes(place));
      else if (found.isDirectory()) await look(place);
      else if (found.isFile()) files.push({ root: 'tenant', path: withSlashes(place), file });
      else
        throw new ExpectedError(
          `${shownPath(file)} is a link or no file at all, and an archive holds files. Put the file itself there, then export again.`,
        );
    }
  };
  await look('.');
  return { files, hidden };
}

/** Files beside the tenants that its settings import. Throws ExpectedError for one that no archive can hold. */
async function sharedFiles(
  own: readonly ExportedFile[],
  preset: string | undefined,
  tenantsFolder: string,
): Promise<ExportedFile[]> {
  const named = preset === undefined ? [] : [preset];
  const imported = await settingsImports([...own.map(({ file }) => file), ...named]);
  return [...named, ...imported].flatMap((file): ExportedFile[] => {
    const place = withSlashes(path.relative(tenantsFolder, file));
    const shared = { root: 'shared', path: place, file } as const;
    if (!place.startsWith('../') && isAllowedFile(shared)) return [shared];
    if (place.startsWith('../') && file.startsWith(`${PROJECT_ROOT}${path.sep}`)) return [];
    throw new ExpectedError(
      `The settings import ${shownPath(file)}, which an archive cannot hold: it is neither beside the tenants nor the project's. ` +
        `Put it into ${shownPath(tenantsFolder)} itself, or into a folder there whose name begins with _, and import it from there.`,
    );
  });
}

export type ExportedFiles = { files: ExportedFile[]; live: string | undefined; hidden: string[] };

/**
 * Every file that a tenant needs for its next build to be what it would be here, sorted: its folder, what its settings import,
 * what it remembers, its certificates, and its releases, but for those (`all` is false) that only a rollback asks for.
 */
export async function exportedFiles(
  tenantFolder: string,
  tenantsFolder: string,
  roots: LocalRoots,
  { all, preset }: { all: boolean; preset: string | undefined },
): Promise<ExportedFiles> {
  const { files: own, hidden } = await ownFiles(tenantFolder);
  const live = await liveRelease(roots.releasesOf);
  const reachable = (await listReleases(roots.releasesOf)).slice(-RELEASES_REACHABLE);
  const taken = new Set([...reachable, ...(live === undefined ? [] : [live])]);
  const kept = (await localFiles(roots)).filter(({ root, path: place }) =>
    root === 'releases'
      ? all || taken.has(place.split('/')[0] ?? '')
      : root !== 'state' || !NOT_KEPT.test(place),
  );
  const shared = await sharedFiles(own, preset, tenantsFolder);
  const byPath = (a: ExportedFile, b: ExportedFile): number => (a.path < b.path ? -1 : 1);
  return { files: [...own, ...shared.sort(byPath), ...kept], live, hidden };
}
