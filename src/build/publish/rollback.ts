import path from 'node:path';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { publishAgain } from '../../command-line/next-command.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import { withFileLock } from '../../command-line/file-lock.ts';
import { keepForTabs } from './kept-files.ts';
import { damageWords, releaseDamage } from './release-damage.ts';
import { listReleases, liveRelease, releaseFolders } from './release-folders.ts';
import { swapLink } from './swap-link.ts';

const LOCK_WAIT_MS = 60_000;

export type Rollback = {
  from: string;
  to: string;
  /** All releases that can be gone back to, oldest first. */
  releases: string[];
};

const listed = (releases: readonly string[], live: string): string =>
  releases.map((name) => `  ${name}${name === live ? '  (live)' : ''}`).join('\n');

const takenWords = (slug: string): string =>
  `Another command is publishing ${slug}. Wait for it to end and try again.`;

function targetOf(named: string | undefined, live: string, releases: string[], slug: string): string {
  const list = listed(releases, live);
  if (named !== undefined) {
    const found = releases.find((name) => name === named);
    if (found) return found;
    throw new UsageError(`${slug} has no release '${named}'. Its releases, oldest first:\n${list}`);
  }
  const previous = releases.filter((name) => name < live).at(-1);
  if (previous) return previous;
  throw new ExpectedError(`${slug} has no release before the live one. Its releases, oldest first:\n${list}`);
}

/**
 * Makes an earlier release of a site live again: the one before the live one, or the one named. Hashed files of the release that goes stay
 * for tabs that are open on it, for seven days from `day`, YYYY-MM-DD. Throws UsageError for a
 * site or release that does not exist, ExpectedError when there is nothing to go back to, or when files of that release
 * are missing or changed.
 */
export async function rollback(
  outFolder: string,
  slug: string,
  named: string | undefined,
  day: string = new Date().toISOString().slice(0, 10),
): Promise<Rollback> {
  const folders = releaseFolders(outFolder, slug);
  const isPlainName = path.dirname(folders.link) === path.resolve(outFolder);
  if (!isPlainName || (await listReleases(folders)).length === 0)
    throw new UsageError(`Nothing has been published as ${slug} in ${outFolder}.`);
  return withFileLock(folders.lock, { waitMs: LOCK_WAIT_MS, taken: takenWords(slug) }, async () => {
    const releases = await listReleases(folders);
    const from = await liveRelease(folders);
    if (!from)
      throw new ExpectedError(`${folders.link} leads to no release, so there is nothing to go back from.`);
    const to = targetOf(named, from, releases, slug);
    const { damage } = await releaseDamage(path.join(folders.releases, to));
    if (damage.length > 0)
      throw new ExpectedError(
        `The release ${to} of ${slug} is damaged, so ${from} stays live: ${damageWords(damage)}. Name another ` +
          `release, or publish the current stock whole with \`${publishAgain(slug)}\`. ` +
          `Its releases, oldest first:\n${listed(releases, from)}`,
      );
    // The way back must not depend on room for files that a tab may ask for.
    if (to !== from) await keepForTabs(folders, from, to, day).catch(() => undefined);
    await swapLink(folders, to);
    return { from, to, releases };
  });
}

/**
 * Makes a release ready to take the place of newer ones on a host, while what is live here stays: it gets the hashed files that tabs
 * ask for which were opened on the live one or those before it. Does nothing for the live release, and for one that is not there.
 */
export async function readyForTabs(
  outFolder: string,
  slug: string,
  to: string,
  day: string = new Date().toISOString().slice(0, 10),
): Promise<void> {
  const folders = releaseFolders(outFolder, slug);
  if (!(await listReleases(folders)).includes(to)) return;
  await withFileLock(folders.lock, { waitMs: LOCK_WAIT_MS, taken: takenWords(slug) }, async () => {
    const from = await liveRelease(folders);
    if (from !== undefined && from !== to) await keepForTabs(folders, from, to, day).catch(() => undefined);
  });
}
