import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { liveRelease, listReleases, releaseFolders } from '../../build/publish/release-folders.ts';
import { siteFolders } from '../../build/site-folders.ts';
import { TenantError } from '../../tenant/tenant-error.ts';
import type { SitePlace } from '../deploy-tenant.ts';
import { exportTenant } from './export-tenant.ts';
import { ImportPlaces } from './import-places.ts';
import { importTenant } from './import-tenant.ts';
import {
  copyPlain,
  handArchive,
  publishPages,
  startMachines,
  textsBelow,
  writeEntries,
  type Machines,
} from './move.fixture.ts';

let machines: Machines;
let here: SitePlace;
let there: SitePlace;
const archive = (): string => path.join(machines.folder, 'plain.tar.gz');
const choices = { isReplaced: false, environment: {} };
const bring = (more: Partial<Parameters<typeof importTenant>[2]> = {}) =>
  importTenant(archive(), there, { ...choices, ...more });
const stateOf = (place: SitePlace): string =>
  siteFolders(place.tenantsFolder, place.outFolder, 'plain').state;

beforeEach(async () => {
  machines = await startMachines();
  here = machines.machine('here');
  there = machines.machine('there');
});
afterEach(() => machines.remove());

/** A tenant with three releases here, exported. */
async function exported(releases = false): Promise<void> {
  await copyPlain(here);
  for (const text of ['one', 'two', 'three', 'four'])
    await publishPages(here, { 'index.html': text, '_astro/a.js': 'the same', 'cars/x.html': 'also' });
  await exportTenant('plain', here, { to: archive(), releases });
}

test('O6 a tenant comes over with its folder, what it remembers and its live site, and goes on as the same bytes', async () => {
  await exported();
  const imported = await bring();
  expect(imported).toMatchObject({ slug: 'plain', replaced: false, variables: [] });
  const [before, after] = [here, there].map(({ tenantsFolder }) => path.join(tenantsFolder, 'plain'));
  expect(await textsBelow(after!)).toEqual(await textsBelow(before!));
  expect(await readFile(path.join(stateOf(there), 'history.ndjson'), 'utf8')).toBe(
    await readFile(path.join(stateOf(here), 'history.ndjson'), 'utf8'),
  );
  expect(await readdir(stateOf(there))).not.toContain('kept-build.json');
  const [old, fresh] = [here, there].map(({ outFolder }) => releaseFolders(outFolder, 'plain'));
  expect(await liveRelease(fresh!)).toBe(await liveRelease(old!));
  expect(await listReleases(fresh!)).toEqual((await listReleases(old!)).slice(-3));
  expect(await textsBelow(`${fresh!.link}/`)).toEqual(await textsBelow(`${old!.link}/`));

  const again = path.join(machines.folder, 'again.tar.gz');
  await exportTenant('plain', there, { to: again, releases: false });
  expect((await readFile(again)).equals(await readFile(archive()))).toBe(true);
});

test('O6 --releases takes every release that a rollback can go back to', async () => {
  await exported(true);
  await bring();
  expect(await listReleases(releaseFolders(there.outFolder, 'plain'))).toHaveLength(4);
});

test('O6 a tenant that is there is replaced when that is asked for, and else not touched', async () => {
  await exported();
  await bring();
  const note = path.join(there.tenantsFolder, 'plain', 'note.txt');
  await writeFile(note, 'written here');
  await expect(bring()).rejects.toThrow(/there[\\/]tenants[\\/]plain is there already .* --replace\./);
  expect(await readFile(note, 'utf8')).toBe('written here');
  expect((await bring({ isReplaced: true })).replaced).toBe(true);
  expect(await readdir(path.join(there.tenantsFolder, 'plain'))).not.toContain('note.txt');
  expect((await readdir(there.tenantsFolder)).sort()).toEqual(['plain']);
  expect((await readdir(path.dirname(stateOf(there)))).sort()).toEqual(['plain']);
});

test('O6 a tenant takes another name, and its imports lead to the project from another place', async () => {
  await exported();
  there = machines.machine('further/down');
  const { folder } = await bring({ as: 'other-cars' });
  const text = await readFile(path.join(folder, 'tenant.ts'), 'utf8');
  expect(text).toContain("slug: 'other-cars'");
  expect(text).toContain("from '../../../../../../src/tenant/define-tenant.ts'");
  await expect(bring({ as: '../up' })).rejects.toThrow("'../up' cannot be a slug");
});

test('O6 files beside the tenants come with it; one that differs there is named, and nothing is imported', async () => {
  const folder = await copyPlain(here);
  await writeFile(path.join(here.tenantsFolder, 'words.ts'), "export const tagline = 'Ours';\n");
  const file = path.join(folder, 'tenant.ts');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    `import { tagline } from '../words.ts';\n${text.replace("name: 'Plain Cars',", "name: 'Plain Cars', tagline,")}`,
  );
  await exportTenant('plain', here, { to: archive(), releases: false });
  await mkdir(there.tenantsFolder, { recursive: true });
  await writeFile(path.join(there.tenantsFolder, 'words.ts'), "export const tagline = 'Theirs';\n");
  await expect(bring()).rejects.toThrow(/shared\/words\.ts\n\s+expected .*words\.ts as the tenant knew it/);
  expect(await readdir(there.tenantsFolder)).toEqual(['words.ts']);
  await rm(path.join(there.tenantsFolder, 'words.ts'));
  await bring();
  expect((await readdir(there.tenantsFolder)).sort()).toEqual(['plain', 'words.ts']);
});

test('O6 O8 a preset comes with a tenant that names it', async () => {
  const folder = await copyPlain(here);
  const file = path.join(folder, 'tenant.ts');
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace("slug: 'plain',", "slug: 'plain', preset: 'group',"),
  );
  const preset = "export default { site: { tagline: 'One group' } };\n";
  await mkdir(path.join(here.tenantsFolder, '_presets'));
  await writeFile(path.join(here.tenantsFolder, '_presets', 'group.ts'), preset);
  await exportTenant('plain', here, { to: archive(), releases: false });
  await bring();
  expect(await readFile(path.join(there.tenantsFolder, '_presets', 'group.ts'), 'utf8')).toBe(preset);
});

test('O6 settings that cannot be used here leave what was there, also the link of the site', async () => {
  await exported();
  await bring();
  const live = await liveRelease(releaseFolders(there.outFolder, 'plain'));
  const broken = await readFile(path.join(here.tenantsFolder, 'plain', 'tenant.ts'), 'utf8');
  await writeEntries(
    archive(),
    handArchive([
      { path: 'tenant.ts', body: broken.replace("template: 'used'", "template: 'none'") },
      { path: 'theme.css', body: '' },
    ]),
  );
  await expect(bring({ isReplaced: true })).rejects.toThrow(TenantError);
  expect(await readFile(path.join(there.tenantsFolder, 'plain', 'tenant.ts'), 'utf8')).toBe(broken);
  expect(await liveRelease(releaseFolders(there.outFolder, 'plain'))).toBe(live);
  expect(await readdir(stateOf(there))).toContain('history.ndjson');
});

test('O6 an import that was killed between two folders is undone by the next', async () => {
  await exported();
  await bring();
  const before = await textsBelow(path.join(there.tenantsFolder, 'plain'));
  const places = new ImportPlaces('plain', there);
  await places.begin();
  for (const root of ['tenant', 'state'] as const) await mkdir(places.fresh(root), { recursive: true });
  await writeFile(path.join(places.fresh('tenant'), 'half.txt'), 'half');
  // What a kill leaves: everything turned and nothing settled, so the check never comes back.
  const killed = places.turn(undefined, [], () => new Promise(() => undefined));
  const patience = { timeout: 20_000 };
  await expect.poll(() => readdir(path.join(there.tenantsFolder, 'plain')), patience).toEqual(['half.txt']);
  await expect.poll(() => readdir(there.outFolder), patience).not.toContain('plain');
  void killed;
  await new ImportPlaces('plain', there).recover();
  expect(await textsBelow(path.join(there.tenantsFolder, 'plain'))).toEqual(before);
  expect(await liveRelease(releaseFolders(there.outFolder, 'plain'))).toBeDefined();
});

test('O6 a link in the folder of a tenant is refused by name, and hidden files stay where they are', async () => {
  const folder = await copyPlain(here);
  await writeFile(path.join(folder, '.env'), 'FORECOURT_FEED_KEY=secret');
  const { left_out } = await exportTenant('plain', here, { to: archive(), releases: false });
  expect(left_out).toContain('.env: its name begins with a dot');
  await bring();
  expect(await readdir(path.join(there.tenantsFolder, 'plain'))).not.toContain('.env');
  await symlink('/etc/hostname', path.join(folder, 'notes.txt'));
  const other = path.join(machines.folder, 'other.tar.gz');
  await expect(exportTenant('plain', here, { to: other, releases: false })).rejects.toThrow(
    /notes\.txt is a link or no file at all/,
  );
});

test('O6 an archive that was cut off or is none is refused', async () => {
  await exported();
  const whole = await readFile(archive());
  await writeFile(archive(), whole.subarray(0, whole.length / 2));
  await expect(bring()).rejects.toThrow(/plain\.tar\.gz cannot be used/);
  await writeFile(archive(), 'no archive at all');
  await expect(bring()).rejects.toThrow(/plain\.tar\.gz cannot be used/);
  await rm(archive());
  await expect(bring()).rejects.toThrow(/ENOENT/);
});
