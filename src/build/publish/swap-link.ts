import { lstat, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { syncFolder } from './place-files.ts';
import { PARTIAL, type ReleaseFolders } from './release-folders.ts';

/**
 * Makes a release the live one with a single rename of the site's link: a reader sees the old release or the new one.
 * Throws ExpectedError when something that is no link stands in the link's place.
 */
export async function swapLink({ link, releases }: ReleaseFolders, release: string): Promise<void> {
  const present = await lstat(link).catch(() => undefined);
  if (present && !present.isSymbolicLink())
    throw new ExpectedError(
      `${link} is not a link to a release, so nothing was published. Move it away, or publish elsewhere with --out.`,
    );
  const target = path.join(path.relative(path.dirname(link), releases), release);
  // Beside the link, because a rename is atomic only within a folder's file system; a dot keeps it from being served.
  const fresh = path.join(path.dirname(link), `.${path.basename(link)}.link${PARTIAL}`);
  await rm(fresh, { force: true });
  await symlink(target, fresh, 'dir');
  await rename(fresh, link);
  await syncFolder(path.dirname(link));
}
