import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
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
  /** Where its sites are published, absolute. */
  out: z.string(),
  /** How far the import is: the tenant is as it was, some of it is turned, or all of it is and the rest is cleared. */
  step: z.enum(['filling', 'turning', 'turned']),
  /** Folders that were there before, which are put back when the import does not come to its end. */
  before: z.array(z.enum(MOVED_ROOTS)),
  live: z.string().optional(),
  /** Files beside the tenants that it adds, absolute. */
  shared: z.array(z.string()),
});
type Journal = z.output<typeof Journal>;
export type ImportStep = Journal['step'];

/** The note of an import that runs, or was stopped, beside the folder of its tenant: any command that meets the tenant meets it. */
const JOURNAL = /^\.([^.]+)\.import\.json$/;

/** The tenants of a folder that are being imported, or whose import was stopped, each with the folder of its sites. */
export async function unsettledImports(tenantsFolder: string): Promise<{ slug: string; place: SitePlace }[]> {
  const names = await readdir(tenantsFolder).catch(() => []);
  const slugs = names.flatMap((name) => JOURNAL.exec(name)?.[1] ?? []);
  const found = slugs.map(async (slug) => {
    // Another command may settle it meanwhile.
    const journal = await readJournal(path.join(tenantsFolder, `.${slug}.import.json`));
    return journal ? [{ slug, place: { tenantsFolder, outFolder: journal.out } }] : [];
  });
  return (await Promise.all(found)).flat();
}

async function readJournal(file: string): Promise<Journal | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Journal.parse(JSON.parse(text));
}

export const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Where an import writes: each folder, the one beside it that is filled first, and the one that the old goes to. */
export class ImportPlaces {
  readonly #places: Readonly<Record<MovedRoot, string>>;
  readonly #releasesOf;
  readonly #out: string;

  constructor(slug: string, place: SitePlace) {
    this.#out = path.resolve(place.outFolder);
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
    return this.#beside('tenant', 'import.json');
  }

  /** The folders that are there. */
  async present(): Promise<MovedRoot[]> {
    const found = await Promise.all(MOVED_ROOTS.map((root) => isThere(this.#places[root])));
    return MOVED_ROOTS.filter((_, at) => found[at]);
  }

  /** Removes what this or an earlier import left beside the folders. */
  async #clear(): Promise<void> {
    for (const root of MOVED_ROOTS)
      for (const left of [this.fresh(root), this.#aside(root)])
        await rm(left, { recursive: true, force: true });
  }

  async #putBack({ before, live, shared }: Journal): Promise<void> {
    for (const root of MOVED_ROOTS) {
      const [place, aside] = [this.#places[root], this.#aside(root)];
      const isMoved = await isThere(aside);
      if (isMoved || !before.includes(root)) await rm(place, { recursive: true, force: true });
      if (isMoved) await rename(aside, place);
    }
    for (const file of shared) await rm(file, { force: true });
    if (live !== undefined) await swapLink(this.#releasesOf, live);
    else await rm(this.#releasesOf.link, { force: true });
  }

  /**
   * Undoes an import that was stopped, or clears up after one that was stopped when all was turned; gives how far it had come,
   * undefined where none was stopped. It may be stopped itself, and called again.
   */
  async recover(): Promise<ImportStep | undefined> {
    const journal = await readJournal(this.#journal);
    if (journal?.step === 'turning') await this.#putBack(journal);
    await this.#clear();
    await rm(this.#journal, { force: true });
    return journal?.step;
  }

  /** Notes what is there before an import changes anything: `recover` goes back to it. */
  async begin(): Promise<void> {
    await this.#clear();
    const live = await liveRelease(this.#releasesOf);
    await this.#note({
      out: this.#out,
      step: 'filling',
      before: await this.present(),
      ...(live !== undefined && { live }),
      shared: [],
    });
  }

  async #note(journal: Journal): Promise<void> {
    await writeWhole(this.#journal, JSON.stringify(journal));
  }

  /**
   * Turns the filled folders into the tenant's own and its site to `live`, then does `finish`, which adds the files of `shared` and
   * checks. Call it after `begin`; `recover` comes after it, also after what it throws.
   */
  async turn(
    live: string | undefined,
    shared: readonly string[],
    finish: () => Promise<void>,
  ): Promise<void> {
    const begun = await readJournal(this.#journal);
    if (!begun) throw new Error('An import is turned after it was begun.');
    await this.#note({ ...begun, step: 'turning', shared: [...shared] });
    for (const root of MOVED_ROOTS) {
      if (begun.before.includes(root)) await rename(this.#places[root], this.#aside(root));
      if (await isThere(this.fresh(root))) await rename(this.fresh(root), this.#places[root]);
    }
    if (live !== undefined) await swapLink(this.#releasesOf, live);
    else await rm(this.#releasesOf.link, { force: true });
    await finish();
    await this.#note({ ...begun, step: 'turned' });
  }
}
