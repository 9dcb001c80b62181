import { execFile } from 'node:child_process';
import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../command-line/project-root.ts';
import { sharedNameProblem, sharedNames } from '../domain/platform/shared-names.ts';
import { listTenants } from '../tenant/load-tenant.ts';
import { shownPath } from '../tenant/shown-path.ts';
import { readReport } from './report/read-report.ts';

type Known = { slug: string; url: string; file: string };

const TENANT_NAMES = path.join(PROJECT_ROOT, 'scripts', 'tenant-names.ts');
/** The most that reading settings takes, milliseconds for each tenant; the first needs the start of a process. */
const MAX_MS = 200;
const START_MS = 20_000;

const settingsFile = (tenantsFolder: string, slug: string): string =>
  path.resolve(tenantsFolder, slug, 'tenant.ts');

/** Lines of a process that reads these settings, until it ends or is ended: one for each, marked among those of settings. */
const read = (files: readonly string[]): Promise<string[]> =>
  new Promise((resolve) => {
    const options = { timeout: START_MS + MAX_MS * files.length, maxBuffer: Infinity };
    execFile(process.execPath, [TENANT_NAMES, ...files], options, (_, out) =>
      resolve(out.split('\n').flatMap((line) => (line.startsWith('\0') ? [line.slice(1)] : []))),
    );
  });

/** Names that other tenants could have too, of those whose settings can be used. One that ends the process keeps no other from being read. */
async function known(files: readonly string[]): Promise<Known[]> {
  const found: Known[] = [];
  for (let from = 0; from < files.length;) {
    const lines = await read(files.slice(from));
    for (const [index, line] of lines.entries()) {
      const [file = '', url] = [files[from + index], JSON.parse(line) as string | null];
      if (url !== null) found.push({ slug: path.basename(path.dirname(file)), url, file });
    }
    from += lines.length + 1;
  }
  return found;
}

/** The settings files of other folders whose sites are published in `outFolder`, and that are still there. */
async function fromElsewhere(tenantsFolder: string, outFolder: string): Promise<string[]> {
  const names = await readdir(outFolder).catch(() => []);
  const slugs = names.flatMap((name) => /^([a-z0-9-]+)\.report\.json$/.exec(name)?.[1] ?? []);
  const found: string[] = [];
  for (const slug of slugs) {
    const file = (await readReport(outFolder, slug))?.settings;
    if (file === undefined || file === settingsFile(tenantsFolder, slug)) continue;
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) found.push(file);
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
  const own = (await listTenants(tenantsFolder)).map((slug) => settingsFile(tenantsFolder, slug));
  const all = await known([...own, ...(await fromElsewhere(tenantsFolder, outFolder))]);
  const reasons = new Map<string, string>();
  for (const shared of sharedNames(all)) {
    const files = all.filter(({ slug }) => slug === shared.slug || slug === shared.other);
    const reason = `${sharedNameProblem(shared)} They are ${files.map(({ file }) => shownPath(file)).join(' and ')}; remove one that nobody needs.`;
    for (const slug of [shared.slug, shared.other]) reasons.set(slug, reason);
  }
  return reasons;
}
