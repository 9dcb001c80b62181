import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { sharedNameProblem, sharedNames } from '../domain/platform/shared-names.ts';
import { listTenants, loadTenant } from '../tenant/load-tenant.ts';
import { shownPath } from '../tenant/shown-path.ts';
import { readReport } from './report/read-report.ts';

type Known = { slug: string; url: string; file: string };

const settingsFile = (tenantsFolder: string, slug: string): string =>
  path.resolve(tenantsFolder, slug, 'tenant.ts');

/** What another tenant could have too; undefined where settings cannot be used, and the build says why. */
const known = (slug: string, tenantsFolder: string): Promise<Known | undefined> =>
  loadTenant(slug, tenantsFolder).then(
    ({ tenant }) => ({ slug, url: tenant.site.url, file: settingsFile(tenantsFolder, slug) }),
    () => undefined,
  );

/** The tenants of other folders whose sites are published in `outFolder`, and that are still there. */
async function fromElsewhere(tenantsFolder: string, outFolder: string): Promise<(Known | undefined)[]> {
  const names = await readdir(outFolder).catch(() => []);
  const slugs = names.flatMap((name) => /^([a-z0-9-]+)\.report\.json$/.exec(name)?.[1] ?? []);
  const found: (Known | undefined)[] = [];
  for (const slug of slugs) {
    const file = (await readReport(outFolder, slug))?.settings;
    if (file === undefined || file === settingsFile(tenantsFolder, slug)) continue;
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) found.push(await known(slug, path.dirname(path.dirname(file))));
  }
  return found;
}

/**
 * Why tenants are not published, by slug: another one, of their folder or of one that is published beside them, has their host or
 * slug, by which the backend knows whose leads are whose (R3).
 */
export async function sharedTenants(
  tenantsFolder: string,
  outFolder: string,
): Promise<ReadonlyMap<string, string>> {
  const own: (Known | undefined)[] = [];
  for (const slug of await listTenants(tenantsFolder)) own.push(await known(slug, tenantsFolder));
  const all = [...own, ...(await fromElsewhere(tenantsFolder, outFolder))].filter(
    (each) => each !== undefined,
  );
  const reasons = new Map<string, string>();
  for (const shared of sharedNames(all)) {
    const files = all.filter(({ slug }) => slug === shared.slug || slug === shared.other);
    const reason = `${sharedNameProblem(shared)} They are ${files.map(({ file }) => shownPath(file)).join(' and ')}; remove one that nobody needs.`;
    for (const slug of [shared.slug, shared.other]) reasons.set(slug, reason);
  }
  return reasons;
}
