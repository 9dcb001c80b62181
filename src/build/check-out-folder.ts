import { stat } from 'node:fs/promises';
import { kindOfSite, type ReleaseKind } from './publish/release-folders.ts';
import { UsageError } from '../command-line/usage-error.ts';

const WHAT: Record<ReleaseKind, string> = { published: 'the published site', preview: 'a preview' };

/** Throws UsageError when a site of `slugs` in `folder` is of another kind: a preview never takes the place of what is published. */
export async function checkSiteKind(
  folder: string,
  slugs: readonly string[],
  kind: ReleaseKind,
): Promise<void> {
  for (const slug of slugs) {
    const found = await kindOfSite(folder, slug);
    if (found !== undefined && found !== kind)
      throw new UsageError(
        `--out is ${folder}, and that holds ${WHAT[found]} of ${slug}, which ${WHAT[kind]} never replaces. ` +
          'Leave --out away: sites are published to dist, and previews go to previews.',
      );
  }
}

/** Throws UsageError when sites cannot be published in `folder` because it is a file, before anything is built. */
export async function checkOutFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found && !found.isDirectory())
    throw new UsageError(
      `--out is ${folder}, and that is a file. Name a folder; it is made when it is not there.`,
    );
}
