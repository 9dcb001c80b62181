import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { garagePages } from '../../domain/garage/garage-site.ts';
import { GARAGE_WORKER_PATH } from '../../domain/garage/kept-page.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { readSiteFile, type ReadFile } from '../publish/site-files.ts';
import { fillGarageWorker } from './fill-garage-worker.ts';

/** Files of a tenant's folder that its site carries under the same names. */
const BRAND_FILES = ['logo.svg', 'favicon.svg'];

export type OwnFiles = {
  tenant: Tenant;
  /** Absolute. */
  tenantFolder: string;
  /** The script of the worker, as it is for all sites. */
  garageWorker: string;
};

/**
 * Puts what is a tenant's own and no page into its site: logo, favicon and the worker of its garage; gives what was put
 * there.
 */
export async function placeOwnFiles(
  { tenant, tenantFolder, garageWorker }: OwnFiles,
  siteFolder: string,
): Promise<ReadFile[]> {
  for (const file of BRAND_FILES) await copyFile(path.join(tenantFolder, file), path.join(siteFolder, file));
  const worker = path.relative('/', GARAGE_WORKER_PATH);
  const pages = garagePages(tenant).map((page) => page.path);
  await writeFile(path.join(siteFolder, worker), fillGarageWorker(garageWorker, pages));
  const files = [...BRAND_FILES, worker];
  return Promise.all(
    files.map(async (file) => readSiteFile(file, await readFile(path.join(siteFolder, file)))),
  );
}
