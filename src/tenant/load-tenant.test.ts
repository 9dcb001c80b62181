import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { listTenants, loadTenant } from './load-tenant.ts';
import { TenantError } from './tenant-error.ts';
import { THEME_TOKENS } from './theme-tokens.ts';

const GROUNDS = ['--color-ground', '--color-surface', '--color-accent', '--color-band', '-soft'];
const isGround = (token: string): boolean => GROUNDS.some((ending) => token.endsWith(ending));
function themeValue(token: string): string {
  if (token.startsWith('--color-')) return isGround(token) ? '#fff' : '#000';
  if (token.startsWith('--shadow-')) return 'none';
  return token.startsWith('--weight-') ? '700' : '0';
}
const THEME = `:root { ${THEME_TOKENS.map((token) => `${token}: ${themeValue(token)};`).join(' ')} }`
  .replace('--color-ink-soft: #fff', '--color-ink-soft: #000')
  .replace('--color-band-ink-soft: #fff', '--color-band-ink-soft: #000');

let tenants = '';

async function write(
  slug: string,
  code: string,
  files = ['theme.css', 'logo.svg', 'favicon.svg'],
): Promise<void> {
  const folder = path.join(tenants, slug);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'tenant.ts'), code);
  for (const file of files) await writeFile(path.join(folder, file), file === 'theme.css' ? THEME : '<svg/>');
}

const code = (slug: string, changes: object = {}): string =>
  `export default ${JSON.stringify({ ...MINIMAL_TENANT, slug, ...changes })};`;

beforeAll(async () => {
  // Inside the project, so that messages show paths as a person in the project's folder would type them.
  await mkdir('.cache', { recursive: true });
  tenants = path.relative('.', await mkdtemp('.cache/load-tenant-'));
  await write('good-cars', code('good-cars'));
  await write('renamed', code('other-name'));
  await write('no-files', code('no-files'), []);
  await write('no-default', 'export const tenant = {};');
  await write('throws', 'export default missing;');
  await write('bad-settings', code('bad-settings', { cards: {} }));
  await write(
    'bad-lines',
    `export default {\n  ...${JSON.stringify({ ...MINIMAL_TENANT, slug: 'bad-lines' })},
  site: {
    ...${JSON.stringify(MINIMAL_TENANT.site)},
    navigation: [
      { label: 'Cars', href: '/cars' },
      { label: 'Oops', href: 7 },
    ],
  },\n};`,
  );
  await write('faint', code('faint'));
  await writeFile(path.join(tenants, 'faint', 'theme.css'), THEME.replaceAll('#000', '#ccc'));
  await mkdir(path.join(tenants, 'not-a-tenant'));
});
afterAll(() => rm(tenants, { recursive: true, force: true }));

async function errorOf(slug: string): Promise<TenantError> {
  const error: unknown = await loadTenant(slug, tenants).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof TenantError) return error;
  throw new Error('no TenantError came', { cause: error });
}

test('R3 a good tenant comes resolved, with its folder', async () => {
  const { tenant, folder } = await loadTenant('good-cars', tenants);
  expect(tenant.slug).toBe('good-cars');
  expect(tenant.listing.page_size).toBe(21);
  expect(folder).toBe(path.resolve(tenants, 'good-cars'));
});

test('R3 the tenants of a folder are those with a tenant.ts', async () => {
  expect(await listTenants(tenants)).toEqual([
    'bad-lines',
    'bad-settings',
    'faint',
    'good-cars',
    'no-default',
    'no-files',
    'renamed',
    'throws',
  ]);
});

describe('R3 what keeps a tenant from being built', () => {
  test('R3 an unknown slug: the nearest and all known ones', async () => {
    const error = await errorOf('god-cars');
    expect(error.file).toBe(`${tenants}/god-cars`);
    expect(error.problems).toEqual([
      {
        path: 'tenant.ts',
        expected: `the name of a folder in ${tenants} that holds a tenant.ts`,
        found: 'none of that name',
        wayOut:
          'write good-cars; known tenants: bad-lines, bad-settings, faint, good-cars, no-default, no-files, renamed, throws',
      },
    ]);
  });

  test.each(['../load-tenant', 'good-cars/..', '.', '', 'good-cars/'.repeat(2)])(
    'R3 %j is no slug',
    async (slug) => {
      expect((await errorOf(slug)).problems[0]?.found).toBe('none of that name');
    },
  );

  test('R3 a folder and a slug that disagree', async () => {
    expect((await errorOf('renamed')).problems).toEqual([
      {
        path: 'slug',
        expected: "'renamed', the name of its folder",
        found: "'other-name'",
        wayOut: "write slug: 'renamed' or rename the folder",
      },
    ]);
  });

  test('R3 files that are not there', async () => {
    const { problems } = await errorOf('no-files');
    expect(problems.map(({ path: file }) => file)).toEqual(['theme.css', 'logo.svg', 'favicon.svg']);
    expect(problems[1]).toMatchObject({
      found: 'no such file',
      wayOut: `put logo.svg into ${tenants}/no-files`,
    });
  });

  test('R3 no default export', async () => {
    expect((await errorOf('no-default')).message).toContain(
      'way out   write `export default defineTenant({ … });`',
    );
  });

  test('R3 a file that does not run', async () => {
    const error = await errorOf('throws');
    expect(error.file).toBe(`${tenants}/throws/tenant.ts`);
    expect(error.problems[0]?.found).toBe('ReferenceError: missing is not defined');
  });

  test('R3 a setting nobody knows', async () => {
    const error = await errorOf('bad-settings');
    expect(error.message).toContain(`${tenants}/bad-settings/tenant.ts cannot be used: 1 thing is wrong.`);
    expect(error.problems[0]?.wayOut).toMatch(/^write card in place of cards;/);
  });

  test('R3 a wrong setting in a list has its line', async () => {
    const { problems, message } = await errorOf('bad-lines');
    expect(problems.map(({ path: setting, line }) => [setting, line])).toEqual([
      ['site.navigation[1].href', 7],
    ]);
    expect(message).toContain('\n  site.navigation[1].href, line 7\n    expected');
  });

  test('WCAG 1.4.3 a theme that cannot be read', async () => {
    const error = await errorOf('faint');
    expect(error.problems.map(({ path: place }) => place)).toContain('theme.css --color-ink');
  });

  test('R3 a tenants folder that is not there', async () => {
    const error = await loadTenant('good-cars', path.join(tenants, 'nowhere')).catch(
      (thrown: unknown) => thrown,
    );
    expect(String(error)).toContain('known tenants: none');
  });
});
