import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkTheme } from './check-theme.ts';
import { nearestWord } from './nearest-word.ts';
import { parseTenant } from './parse-tenant.ts';
import { loadPreset, type LoadedPreset } from './load-preset.ts';
import { readSettingsFile } from './read-settings-file.ts';
import type { Tenant } from './schema.ts';
import { withLines } from './setting-lines.ts';
import { shownPath } from './shown-path.ts';
import { TenantError, type TenantProblem } from './tenant-error.ts';

/** A tenant or a folder of tenants that is not there: a command was called wrongly, and no settings were read. */
export class UnknownTenantError extends TenantError {}

const REQUIRED_FILES = {
  'theme.css': 'the look of the site as custom properties',
  'logo.svg': "the dealer's logo",
  'favicon.svg': 'the small picture of a browser tab',
};

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** What begins so is no tenant: files that several share, and what an import has not finished. */
const NO_TENANT = /^[._]/;

/** The command that makes a tenant in a folder. */
const newCommand = (slug: string, tenantsFolder: string): string =>
  `\`npm run tenant -- new ${slug} --tenants ${shownPath(path.resolve(tenantsFolder))}\``;

/** The slugs of the tenants in a folder, sorted: every folder with a tenant.ts. Throws UnknownTenantError without a folder. */
export async function listTenants(tenantsFolder: string): Promise<string[]> {
  const entries = await readdir(tenantsFolder, { withFileTypes: true }).catch((cause: unknown) => {
    const wayOut = `name another with --tenants, or make a tenant with ${newCommand('<slug>', tenantsFolder)}`;
    const problem = {
      path: 'the folder',
      expected: 'a folder with tenants in it',
      found: 'no such folder',
      wayOut,
    };
    throw new UnknownTenantError(shownPath(path.resolve(tenantsFolder)), [problem], { cause });
  });
  const folders = entries
    .filter((entry) => entry.isDirectory() && !NO_TENANT.test(entry.name))
    .map((entry) => entry.name);
  const found = await Promise.all(
    folders.map(async (name) => ((await exists(path.join(tenantsFolder, name, 'tenant.ts'))) ? [name] : [])),
  );
  return found.flat().sort();
}

async function unknownTenant(slug: string, tenantsFolder: string): Promise<UnknownTenantError> {
  const known = await listTenants(tenantsFolder).catch(() => []);
  const nearest = nearestWord(slug, known);
  const folder = shownPath(path.resolve(tenantsFolder));
  return new UnknownTenantError(`${folder}/${slug}`, [
    {
      path: 'tenant.ts',
      expected: `the name of a folder in ${folder} that holds a tenant.ts`,
      found: 'none of that name',
      wayOut: [
        nearest
          ? `write ${nearest}`
          : `name the folder it is in with --tenants, or make it with ${newCommand(slug, tenantsFolder)}`,
        `known tenants: ${known.length > 0 ? known.join(', ') : 'none'}`,
      ].join('; '),
    },
  ]);
}

async function fileProblems(folder: string): Promise<TenantProblem[]> {
  const missing = await Promise.all(
    Object.entries(REQUIRED_FILES).map(async ([file, what]) =>
      (await exists(path.join(folder, file)))
        ? []
        : {
            path: file,
            expected: what,
            found: 'no such file',
            wayOut: `put ${file} into ${shownPath(folder)}`,
          },
    ),
  );
  const theme = await readFile(path.join(folder, 'theme.css'), 'utf8').catch(() => undefined);
  return [...missing.flat(), ...(theme === undefined ? [] : checkTheme(theme))];
}

function slugProblem(tenant: Tenant, slug: string): TenantProblem[] {
  if (tenant.slug === slug) return [];
  const expected = `'${slug}', the name of its folder`;
  return [
    {
      path: 'slug',
      expected,
      found: `'${tenant.slug}'`,
      wayOut: `write slug: '${slug}' or rename the folder`,
    },
  ];
}

export type LoadedTenant = { tenant: Tenant; folder: string; input: unknown; preset?: LoadedPreset };

/** Settings as parseTenant gives them. Throws its TenantError with the lines of the settings that are wrong. */
async function parsedTenant(input: unknown, file: string, preset: LoadedPreset | undefined): Promise<Tenant> {
  try {
    return parseTenant(input, shownPath(file), preset);
  } catch (error) {
    if (!(error instanceof TenantError)) throw error;
    throw new TenantError(error.file, await withLines(error.problems, file, preset?.file));
  }
}

/**
 * Reads, resolves and checks `<tenantsFolder>/<slug>`: its settings, theme and files. `folder` is absolute, `input` what
 * the file gives before preset, template and defaults. Throws UnknownTenantError when there is no such tenant, and TenantError for
 * whatever else keeps it from being built.
 */
export async function loadTenant(slug: string, tenantsFolder: string): Promise<LoadedTenant> {
  const folder = path.resolve(tenantsFolder, slug);
  const file = path.join(folder, 'tenant.ts');
  const isPlainName = path.dirname(folder) === path.resolve(tenantsFolder);
  if (!isPlainName || !(await exists(file))) throw await unknownTenant(slug, tenantsFolder);
  const input = await readSettingsFile(file, 'defineTenant', 'the settings of the tenant');
  const preset = await loadPreset(input, file, path.resolve(tenantsFolder));
  const tenant = await parsedTenant(input, file, preset);
  const problems = [...slugProblem(tenant, slug), ...(await fileProblems(folder))];
  if (problems.length > 0) throw new TenantError(shownPath(folder), problems);
  return { tenant, folder, input, ...(preset && { preset }) };
}
