import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { certificateFiles } from '../../build/compliance/certificate-files.ts';
import { listReleases, releaseFolders, type ReleaseFolders } from '../../build/publish/release-folders.ts';
import { siteFolders } from '../../build/site-folders.ts';
import { SNAPSHOT_FILE } from '../../domain/vehicle/snapshot.ts';
import type { SitePlace } from '../deploy-tenant.ts';
import type { StateRoot } from './state-head.ts';

/** What every build makes anew, and locks. */
const WORK = new Set([
  'astro',
  'site',
  'pictures',
  'share-images',
  'search',
  'deploy',
  'restored',
  SNAPSHOT_FILE,
]);
const UNFINISHED = /\.(lock|partial|journal)$|-journal$/;

/** The folders of a tenant on this machine whose files are kept. */
export type LocalRoots = Readonly<Record<StateRoot, string>> & { releasesOf: ReleaseFolders };

export function localRoots(slug: string, { tenantsFolder, outFolder }: SitePlace): LocalRoots {
  const releasesOf = releaseFolders(outFolder, slug);
  return {
    state: siteFolders(tenantsFolder, outFolder, slug).state,
    releases: releasesOf.releases,
    certificates: certificateFiles(outFolder, slug).folder,
    releasesOf,
  };
}

export type LocalFile = { root: StateRoot; path: string; file: string };

async function filesBelow(root: StateRoot, folder: string, tops: readonly string[]): Promise<LocalFile[]> {
  const found: LocalFile[] = [];
  for (const top of tops) {
    const place = path.join(folder, top);
    const entry = await stat(place);
    const inside = entry.isDirectory() ? await readdir(place, { recursive: true, withFileTypes: true }) : [];
    const files = entry.isDirectory()
      ? inside.filter((each) => each.isFile()).map((each) => path.join(each.parentPath, each.name))
      : [place];
    for (const file of files)
      if (!UNFINISHED.test(file))
        found.push({ root, path: path.relative(folder, file).split(path.sep).join('/'), file });
  }
  return found;
}

/** Every file that is kept of a tenant, sorted by root and path. */
export async function localFiles(roots: LocalRoots): Promise<LocalFile[]> {
  const names = async (folder: string): Promise<string[]> => (await readdir(folder).catch(() => [])).sort();
  const state = (await names(roots.state)).filter((name) => !WORK.has(name) && !UNFINISHED.test(name));
  const all = [
    ...(await filesBelow('state', roots.state, state)),
    ...(await filesBelow('releases', roots.releases, await listReleases(roots.releasesOf))),
    ...(await filesBelow('certificates', roots.certificates, await names(roots.certificates))),
  ];
  const key = ({ root, path: name }: LocalFile): string => `${root}/${name}`;
  return all.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Gives the SHA-256 of files; one with several names is read once. */
export function fileDigests(): (file: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  const read = async (file: string): Promise<string> =>
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  return async (file) => {
    const { dev, ino } = await stat(file, { bigint: true });
    const name = `${dev}:${ino}`;
    const digest = known.get(name) ?? read(file);
    known.set(name, digest);
    return digest;
  };
}
