import { readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { liveRelease, releaseFolders } from '../../build/publish/release-folders.ts';
import { swapLink } from '../../build/publish/swap-link.ts';
import { writeWhole } from '../../stock/write-whole.ts';
import type { SitePlace } from '../deploy-tenant.ts';
import { localRoots } from '../state/local-files.ts';
import { STATE_ROOTS } from '../state/state-head.ts';

/** The folders that a tenant is in, each replaced whole; files beside them are added one by one. */
const MOVED_ROOTS = ['tenant', ...STATE_ROOTS] as const;
export type MovedRoot = (typeof MOVED_ROOTS)[number];

const Journal = z.strictObject({
  /** Folders that were there before, which are put back when the import does not come to its end. */
  before: z.array(z.enum(MOVED_ROOTS)),
  live: z.string().optional(),
});

export const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Where an import writes: each folder, the one beside it that is filled first, and the one that the old goes to. */
export class ImportPlaces {
  readonly #places: Readonly<Record<MovedRoot, string>>;
  readonly #releasesOf;

  constructor(slug: string, place: SitePlace) {
    const { state, releases, certificates } = localRoots(slug, place);
    this.#places = { tenant: path.join(place.tenantsFolder, slug), state, releases, certificates };
    this.#releasesOf = releaseFolders(place.outFolder, slug);
  }

  readonly place = (root: MovedRoot): string => this.#places[root];
  /** A name that is neither a tenant nor a site. */
  readonly #beside = (root: MovedRoot, what: string): string => {
    const { dir, base } = path.parse(this.#places[root]);
    return path.join(dir, `.${base}.${what}`);
  };
  readonly fresh = (root: MovedRoot): string => this.#beside(root, 'import');
  readonly #aside = (root: MovedRoot): string => this.#beside(root, 'replaced');
  get #journal(): string {
    return this.#beside('state', 'import.json');
  }

  /** The folders that are there. */
  async present(): Promise<MovedRoot[]> {
    const found = await Promise.all(MOVED_ROOTS.map((root) => isThere(this.#places[root])));
    return MOVED_ROOTS.filter((_, at) => found[at]);
  }

  /** Removes what this or an earlier import left beside the folders. */
  async clear(): Promise<void> {
    for (const root of MOVED_ROOTS)
      for (const left of [this.fresh(root), this.#aside(root)])
        await rm(left, { recursive: true, force: true });
  }

  /** Puts everything back that an import which was stopped had moved; nothing where none was. */
  async recover(): Promise<void> {
    const text = await readFile(this.#journal, 'utf8').catch(() => undefined);
    if (text === undefined) return;
    const { before, live } = Journal.parse(JSON.parse(text));
    for (const root of MOVED_ROOTS) {
      const [place, aside] = [this.#places[root], this.#aside(root)];
      const isMoved = await isThere(aside);
      if (isMoved || !before.includes(root)) await rm(place, { recursive: true, force: true });
      if (isMoved) await rename(aside, place);
    }
    if (live !== undefined) await swapLink(this.#releasesOf, live);
    else await rm(this.#releasesOf.link, { force: true });
    await rm(this.#journal);
  }

  /**
   * Turns the filled folders into the tenant's own and its site to `live`, then asks `check`. What it throws, and what the disk
   * throws, is thrown on with everything as it was before; so it is after a kill, once `recover` was called.
   */
  async turn(live: string | undefined, check: () => Promise<void>): Promise<void> {
    const before = await this.present();
    const old = await liveRelease(this.#releasesOf);
    await writeWhole(this.#journal, JSON.stringify({ before, ...(old !== undefined && { live: old }) }));
    try {
      for (const root of MOVED_ROOTS) {
        if (before.includes(root)) await rename(this.#places[root], this.#aside(root));
        if (await isThere(this.fresh(root))) await rename(this.fresh(root), this.#places[root]);
      }
      if (live !== undefined) await swapLink(this.#releasesOf, live);
      else await rm(this.#releasesOf.link, { force: true });
      await check();
    } catch (error) {
      await this.recover();
      throw error;
    }
    await rm(this.#journal);
  }
}
