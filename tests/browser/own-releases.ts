import { cp, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_SITES } from '../built-sites.ts';

/** A demo dealer that a test publishes by itself, in a folder of sites of its own. */
export type OwnReleases = {
  out: string;
  /** Publishes its built site after a change, as a release is: a link that is swapped. */
  publish: (change?: (folder: string) => Promise<void>) => Promise<void>;
  end: () => Promise<void>;
};

/** Resolves to the releases of a dealer; what `leftOut` matches takes no part, and is most of a site. */
export async function ownReleases(dealer: string, leftOut: RegExp): Promise<OwnReleases> {
  const out = await mkdtemp(path.join(tmpdir(), 'forecourt-releases-'));
  let number = 0;
  return {
    out,
    publish: async (change) => {
      const folder = path.join(out, `.release-${(number += 1)}`);
      await cp(path.join(DEMO_SITES, dealer), folder, {
        recursive: true,
        dereference: true,
        filter: (file) => !leftOut.test(file),
      });
      await change?.(folder);
      const link = path.join(out, `.link-${number}`);
      await symlink(folder, link);
      await rename(link, path.join(out, dealer));
    },
    end: () => rm(out, { recursive: true, force: true }),
  };
}
