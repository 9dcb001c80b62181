import { hash } from 'node:crypto';
import path from 'node:path';

/** The file of one tenant in a folder that all share, by the tenant's folder; both are absolute. */
export const tenantFile = (folder: string, tenantFolder: string): string =>
  path.join(folder, `${hash('sha256', tenantFolder).slice(0, 16)}.json`);
