import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { scaffoldTenant } from '../build/tenants/scaffold-tenant.ts';
import { siteInputs } from '../build/unchanged/build-inputs.ts';
import { EXAMPLE_JOB } from '../build/unchanged/example-job.fixture.ts';
import { describeSettings } from './describe-settings.ts';
import { listTenants, loadTenant } from './load-tenant.ts';
import { parseTenant } from './parse-tenant.ts';
import { TenantError } from './tenant-error.ts';

let root = '';
beforeAll(async () => {
  // Inside the project, so that messages show paths as a person in the project's folder would type them.
  await mkdir('.cache', { recursive: true });
  root = path.relative('.', await mkdtemp('.cache/presets-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** A folder of tenants, `one` of the preset and `other` of none, with the text of the preset's file. */
async function tenantsWith(
  name: string,
  preset: string | undefined,
  says = "preset: 'yard-group'",
): Promise<string> {
  const tenants = path.join(root, name);
  for (const slug of ['one', 'other']) await scaffoldTenant(slug, 'used', tenants, '2026-11-21');
  const settings = { ...MINIMAL_TENANT, slug: 'one', template: 'used' };
  await writeFile(
    path.join(tenants, 'one', 'tenant.ts'),
    `export default { ...${JSON.stringify(settings)}, ${says} };`,
  );
  await mkdir(path.join(tenants, '_presets'));
  if (preset !== undefined) await writeFile(path.join(tenants, '_presets', 'yard-group.ts'), preset);
  return tenants;
}

const exported = (settings: object): string => `export default ${JSON.stringify(settings)};`;

async function complaint(...words: Parameters<typeof tenantsWith>): Promise<string> {
  const tenants = await tenantsWith(...words);
  const error: unknown = await loadTenant('one', tenants).catch((thrown: unknown) => thrown);
  if (error instanceof TenantError) return error.message;
  throw new Error('the tenant was accepted', { cause: error });
}

test('O8 settings are those of the schema, below the template, below the preset, below the tenant', () => {
  const preset = {
    name: 'group',
    file: '/tenants/_presets/group.ts',
    settings: {
      template: 'motorcycles',
      site: { stock_noun: 'vehicles', font: 'manrope' },
      home: { sections: ['makes'] },
    },
  };
  const { template: _, ...minimal } = MINIMAL_TENANT;
  const input = { ...minimal, site: { ...minimal.site, font: 'figtree' }, preset: 'group' };
  const tenant = parseTenant(input, 'tenant.ts', preset);
  expect(tenant).toMatchObject({
    template: 'motorcycles',
    site: { stock_noun: 'vehicles', font: 'figtree' },
    home: { sections: ['makes'] },
  });
  const described = new Map(describeSettings(input, tenant, preset).map((each) => [each.path, each]));
  expect(described.get('site.stock_noun')).toMatchObject({ saidBy: 'preset', preset: 'group' });
  expect(described.get('template')).toMatchObject({ saidBy: 'preset', preset: 'group' });
  expect(described.get('site.font')).toMatchObject({ saidBy: 'tenant' });
  expect(described.get('site.font')).not.toHaveProperty('preset');
  expect(described.get('site.navigation[0].label')).toMatchObject({ saidBy: 'template' });
  expect(described.get('site.time_zone')).toMatchObject({ saidBy: 'default' });
});

test('O8 what a list of the tenant leaves out is no setting of a preset that has a longer one', () => {
  const menu = { label: 'A', href: '/a', menu: { columns: [{ title: 'B' }] } };
  const preset = { name: 'group', file: '/p.ts', settings: { site: { navigation: [menu] } } };
  const input = {
    ...MINIMAL_TENANT,
    site: { ...MINIMAL_TENANT.site, navigation: [{ ...menu, menu: { columns: [{}] } }] },
  };
  const described = describeSettings(input, parseTenant(input, 'tenant.ts', preset), preset);
  expect(described.find((each) => each.path === 'site.navigation[0].menu.columns[0].title')?.saidBy).toBe(
    'default',
  );
});

test('O8 a preset is read from beside the tenants, and its folder is no tenant', async () => {
  const tenants = await tenantsWith('good', exported({ site: { tagline: 'One group' } }));
  const { tenant, preset } = await loadTenant('one', tenants);
  expect(tenant.site.tagline).toBe('One group');
  expect(preset?.name).toBe('yard-group');
  await mkdir(path.join(tenants, '_shared'));
  await writeFile(path.join(tenants, '_shared', 'tenant.ts'), exported(MINIMAL_TENANT));
  expect(await listTenants(tenants)).toEqual(['one', 'other']);
});

test('O8 a preset that is missing is named with the nearest there is, and those there are', async () => {
  const said = await complaint('missing', exported({}), "preset: 'yard-grup'");
  expect(said).toContain(`${root}/missing/one/tenant.ts cannot be used`);
  expect(said).toContain(`expected  the name of a file in ${root}/missing/_presets, without .ts`);
  expect(said).toContain("way out   write 'yard-group'; known presets: yard-group");
});

test.each([
  [
    'a path',
    "preset: '../up'",
    /preset, line 1\n\s+expected {2}small letters, digits and single hyphens\n\s+found {5}'\.\.\/up'/,
  ],
  ['a number', 'preset: 5', /preset, line 1\n\s+expected.*\n\s+found {5}5/],
])('O8 a preset that is %s is refused', async (what, says, message) => {
  expect(await complaint(what.replace(' ', '-'), exported({}), says)).toMatch(message);
});

test.each([
  [
    'names a slug',
    exported({ slug: 'one' }),
    /_presets\/yard-group\.ts cannot be used.*slug.*take slug out of the preset/s,
  ],
  ['names a preset', exported({ preset: 'x' }), /take preset out of the preset/],
  ['is a list', exported([]), /_presets\/yard-group\.ts cannot be used.*settings that tenants begin with/s],
  ['exports nothing', 'export const a = 1;', /export default definePreset/],
  ['cannot be run', 'export default missing;', /_presets\/yard-group\.ts cannot be used/],
  [
    'has a wrong value',
    exported({ card: { figures: ['wheels'] } }),
    /card\.figures\[0\] \(of .*_presets\/yard-group\.ts\)/,
  ],
  ['has an unknown setting', exported({ cards: {} }), /cards \(of .*_presets\/yard-group\.ts\)/],
])('O8 a preset that %s is refused with its file', async (what, text, message) => {
  expect(await complaint(what.replaceAll(' ', '-'), text)).toMatch(message);
});

test('O8 another preset makes another digest of a build for a tenant that names it, and for no other', async () => {
  const [before, after] = await Promise.all(
    ['Before', 'After'].map((tagline) => tenantsWith(tagline, exported({ site: { tagline } }))),
  );
  const digest = async (tenants: string, slug: string): Promise<string | undefined> => {
    const { tenant, folder } = await loadTenant(slug, tenants);
    const first = Promise.resolve({ file: path.join(folder, 'theme.css'), shown: 'feed' });
    const feed = { first, further: new Map() };
    return siteInputs({ job: EXAMPLE_JOB, tenant, tenantFolder: folder, today: '2026-11-21' }, feed);
  };
  expect(await digest(before!, 'other')).toBeDefined();
  expect(await digest(after!, 'other')).toBe(await digest(before!, 'other'));
  expect(await digest(after!, 'one')).not.toBe(await digest(before!, 'one'));
});
