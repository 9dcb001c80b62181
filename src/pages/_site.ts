import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { logoHref, tenant, themeCss } from 'virtual:tenant';
import { readSnapshot, SNAPSHOT_FILE } from '../domain/vehicle/snapshot.ts';
import { createSite } from '../site/create-site.ts';
import { readContentPages } from '../tenant/content-pages.ts';

/** A variable that every build sets for its pages. Throws without it: a page would show no data, or another tenant's. */
function variable(name: 'TENANTS' | 'STATE' | 'NOW' | 'CODE'): string {
  const value = process.env[`FORECOURT_${name}`];
  if (value !== undefined) return value;
  throw new Error(
    `FORECOURT_${name} is not set. Render pages with \`npm run build -- ${tenant.slug}\`, which sets it.`,
  );
}

// Never imported: as a module the snapshot would join the module graph, and any change of it render every page.
const stock = readSnapshot(path.join(variable('STATE'), SNAPSHOT_FILE), (file) => readFileSync(file, 'utf8'));

/** The site of this build. The one place where pages read anything of the world outside. */
export const site = createSite({
  tenant,
  look: { themeCss, logoHref },
  texts: readContentPages(path.resolve(variable('TENANTS'), tenant.slug, 'content')),
  stock,
  now: new Date(variable('NOW')),
  code: variable('CODE'),
  digest: (text) => createHash('sha1').update(text).digest('base64url'),
});
