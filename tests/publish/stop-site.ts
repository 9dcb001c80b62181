import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteJob } from '../../src/build/report/build-message.ts';
import { siteFolders, type SiteFolders } from '../../src/build/site-folders.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';

const TENANT = path.join(PROJECT_ROOT, 'tests', 'tenants', 'plain');
const SLUG = 'plain';
/** One moment for all builds, so that two of the same stock are the same to the byte. */
const NOW = '2026-11-21T03:00:00.000Z';

/** A small dealer of its own in a folder, with its prices in one of two versions. */
export type StopSite = {
  job: SiteJob;
  folders: SiteFolders;
  /** Writes the tenant as it was, or changed. */
  turn(version: 'before' | 'changed'): Promise<void>;
  /** Removes the tenant, what was published, and what its builds remember. */
  remove(): Promise<void>;
};

const dearer = (csv: string): string =>
  csv.replaceAll(/,(\d{4,6}),(?=\d+,)/g, (_, price) => `,${Number(price) + 500},`);

/** Makes the dealer in `folder`, which must lie directly below a folder of the project: settings import from `src`. */
export async function makeStopSite(folder: string): Promise<StopSite> {
  const job: SiteJob = {
    slug: SLUG,
    tenantsFolder: folder,
    outFolder: path.join(folder, 'out'),
    allow: [],
    now: NOW,
  };
  const folders = siteFolders(job.tenantsFolder, job.outFolder, SLUG);
  const remove = async (): Promise<void> => {
    for (const each of [folder, path.dirname(folders.state)])
      await rm(each, { recursive: true, force: true });
  };
  await remove();
  await mkdir(folder, { recursive: true });
  const tenant = path.join(folder, SLUG);
  await cp(TENANT, tenant, { recursive: true });
  const file = path.join(tenant, 'stock/vehicles.csv');
  const before = await readFile(file, 'utf8');
  const changed = dearer(before);
  if (changed === before) throw new Error(`${file} holds nothing that could be changed.`);
  return {
    job,
    folders,
    turn: (version) => writeFile(file, version === 'changed' ? changed : before),
    remove,
  };
}
