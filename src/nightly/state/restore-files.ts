import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeRelease } from '../../build/publish/clean-releases.ts';
import { linkOrCopy } from '../../build/publish/place-files.ts';
import { listReleases, PARTIAL } from '../../build/publish/release-folders.ts';
import { swapLink } from '../../build/publish/swap-link.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { fileDigests, localFiles, type LocalRoots } from './local-files.ts';
import { fetchPack } from './packs.ts';
import type { StateTree } from './state-head.ts';
import type { StateStore } from './state-store.ts';

type Wanted = StateTree['files'][number];

const nameOf = ({ root, path: file }: Pick<Wanted, 'root' | 'path'>): string => `${root}/${file}`;
const releaseOf = ({ root, path: file }: Wanted): string | undefined =>
  root === 'releases' ? file.split('/')[0] : undefined;

/** Where a file is put: those of a release that is not whole yet in a folder that nobody serves. */
function placeOf(roots: LocalRoots, file: Wanted, there: ReadonlySet<string>): string {
  const release = releaseOf(file);
  if (release === undefined || there.has(release)) return path.join(roots[file.root], file.path);
  return path.join(roots.releases, `${release}${PARTIAL}`, file.path.slice(release.length + 1));
}

/** Fetches bodies into `folder`, each under its SHA-256. Throws ExpectedError for one that is damaged. */
async function fetchBodies(
  { packs }: StateTree,
  wanted: ReadonlySet<string>,
  store: StateStore,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const left = new Set(wanted);
  for (const pack of packs) {
    if (!pack.files.some(({ sha256 }) => left.has(sha256))) continue;
    await fetchPack(pack, store, left, async (sha256, body) => {
      if (createHash('sha256').update(body).digest('hex') !== sha256)
        throw new ExpectedError(`${pack.key} is damaged in the storage of the state.`);
      await writeFile(path.join(folder, sha256), body);
      left.delete(sha256);
    });
  }
  if (left.size > 0) throw new ExpectedError(`${left.size} files are missing in the storage of the state.`);
}

/**
 * Makes the folders of a tenant what the tree says: files that are there already stay, others are fetched, those it does not
 * name are removed. Releases appear whole, and the site is served throughout. Throws ExpectedError when the storage lacks one.
 */
export async function restoreFiles(tree: StateTree, roots: LocalRoots, store: StateStore): Promise<void> {
  const digestOf = fileDigests();
  const local = await localFiles(roots);
  const digests = new Map<string, string>();
  const sources = new Map<string, string>();
  for (const each of local) {
    const sha256 = await digestOf(each.file);
    digests.set(nameOf(each), sha256);
    sources.set(sha256, each.file);
  }
  const there = new Set(await listReleases(roots.releasesOf));
  const toPlace = tree.files.filter((file) => digests.get(nameOf(file)) !== file.sha256);
  const bodies = path.join(roots.state, 'restored');
  await rm(bodies, { recursive: true, force: true });
  const missing = new Set(toPlace.map(({ sha256 }) => sha256).filter((sha256) => !sources.has(sha256)));
  await fetchBodies(tree, missing, store, bodies);
  for (const file of toPlace) {
    const place = placeOf(roots, file, there);
    const partial = `${place}${PARTIAL}`;
    await mkdir(path.dirname(place), { recursive: true });
    await rm(partial, { force: true });
    await linkOrCopy(sources.get(file.sha256) ?? path.join(bodies, file.sha256), partial);
    await rename(partial, place);
  }
  await finishReleases(tree, roots, there);
  const named = new Set(tree.files.map(nameOf));
  for (const each of local)
    if (each.root !== 'releases' && !named.has(nameOf(each))) await rm(each.file, { force: true });
  await rm(bodies, { recursive: true, force: true });
}

async function finishReleases(tree: StateTree, roots: LocalRoots, there: ReadonlySet<string>): Promise<void> {
  const wanted = new Set(tree.files.flatMap((file) => releaseOf(file) ?? []));
  for (const release of wanted)
    if (!there.has(release)) {
      const folder = path.join(roots.releases, release);
      await rename(`${folder}${PARTIAL}`, folder);
    }
  const isWhole = (await listReleases(roots.releasesOf)).some((name) => name === tree.live);
  if (tree.live !== undefined && isWhole) await swapLink(roots.releasesOf, tree.live);
  for (const release of there) if (!wanted.has(release)) await removeRelease(roots.releasesOf, release);
}
