import path from 'node:path';
import { tenant } from 'virtual:tenant';
import { readContentPages } from '../../tenant/content-pages.ts';

/** The tenant's texts, read once a build. */
export const contentPages = readContentPages(
  path.resolve(process.env.FORECOURT_TENANTS ?? path.join('tests', 'tenants'), tenant.slug, 'content'),
);
