import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { GARAGE_WORKER_PATH, OFFLINE_WORKER_PATH, offlineSite } from '../../domain/offline/offline-site.ts';
import { readSiteFile, type ReadFile } from '../publish/site-files.ts';
import { fillOfflineWorker } from './fill-offline-worker.ts';
import type { SiteData } from './site-data.ts';

/** Files of a tenant's folder that its site carries under the same names. */
const BRAND_FILES = ['logo.svg', 'favicon.svg'];

export type OwnFiles = {
  data: Pick<SiteData, 'tenant' | 'themeCss' | 'themeHref'>;
  /** Absolute. */
  tenantFolder: string;
  /** The script of the worker, as it is for all sites. */
  offlineWorker: string;
};

/**
 * Puts what is a tenant's own and no page into its site: logo, favicon, theme and the worker that keeps its pages; gives what
 * was put there.
 */
export async function placeOwnFiles(
  { data, tenantFolder, offlineWorker }: OwnFiles,
  siteFolder: string,
): Promise<ReadFile[]> {
  for (const file of BRAND_FILES) await copyFile(path.join(tenantFolder, file), path.join(siteFolder, file));
  const workers = [OFFLINE_WORKER_PATH, GARAGE_WORKER_PATH].map((file) => path.relative('/', file));
  const script = fillOfflineWorker(offlineWorker, offlineSite(data.tenant));
  for (const worker of workers) await writeFile(path.join(siteFolder, worker), script);
  const theme = path.relative('/', data.themeHref);
  await mkdir(path.join(siteFolder, path.dirname(theme)), { recursive: true });
  await writeFile(path.join(siteFolder, theme), data.themeCss);
  const files = [...BRAND_FILES, ...workers, theme];
  return Promise.all(
    files.map(async (file) => readSiteFile(file, await readFile(path.join(siteFolder, file)))),
  );
}
