import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { nearestWord } from './nearest-word.ts';
import { PresetName } from './schema.ts';
import { readSettingsFile } from './read-settings-file.ts';
import { shownPath } from './shown-path.ts';
import { TenantError } from './tenant-error.ts';

/** Where the presets of a folder of tenants are; no tenant, because its name begins with _. */
export const PRESETS_FOLDER = '_presets';

/** Settings that several tenants begin with; `file` is absolute. */
export type LoadedPreset = { name: string; file: string; settings: unknown };

const NamesPreset = z.looseObject({ preset: PresetName });
/** What every tenant says itself. */
const OWN = ['slug', 'preset'] as const;

async function unknownPreset(name: string, tenantFile: string, folder: string): Promise<TenantError> {
  const files = await readdir(folder).catch((): string[] => []);
  const known = files.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -'.ts'.length));
  const nearest = nearestWord(name, known);
  const shown = shownPath(folder);
  return new TenantError(shownPath(tenantFile), [
    {
      path: 'preset',
      expected: `the name of a file in ${shown}, without .ts`,
      found: `'${name}'`,
      wayOut: [
        nearest ? `write '${nearest}'` : `make ${shown}/${name}.ts, or take preset out`,
        `known presets: ${known.length > 0 ? known.sort().join(', ') : 'none'}`,
      ].join('; '),
    },
  ]);
}

/**
 * The preset that a tenant names, `<tenantsFolder>/_presets/<name>.ts`; undefined where it names none. Throws TenantError for one that
 * is not there, cannot be run, or says what only a tenant can. Its settings are checked with the tenant's.
 */
export async function loadPreset(
  input: unknown,
  tenantFile: string,
  tenantsFolder: string,
): Promise<LoadedPreset | undefined> {
  const { data } = NamesPreset.safeParse(input);
  if (!data) return undefined;
  const { preset: name } = data;
  const folder = path.join(tenantsFolder, PRESETS_FOLDER);
  const file = path.join(folder, `${name}.ts`);
  const files = await readdir(folder).catch((): string[] => []);
  if (!files.includes(`${name}.ts`)) throw await unknownPreset(name, tenantFile, folder);
  const settings = await readSettingsFile(file, 'definePreset', 'settings that tenants begin with');
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings))
    throw new TenantError(shownPath(file), [
      {
        path: 'the default export',
        expected: 'settings that tenants begin with',
        found: String(settings),
        wayOut: 'write `export default definePreset({ … });`',
      },
    ]);
  const own = OWN.filter((key) => Object.hasOwn(settings, key));
  if (own.length === 0) return { name, file, settings };
  throw new TenantError(
    shownPath(file),
    own.map((key) => ({
      path: key,
      expected: 'settings that several tenants may share',
      found: `${key}, which each tenant says itself`,
      wayOut: `take ${key} out of the preset`,
    })),
  );
}
