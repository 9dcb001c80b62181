import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listTenants } from '../../tenant/load-tenant.ts';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { readBuildEnvironment } from './build-environment.ts';

const inProject = (folder: string): string => path.join(PROJECT_ROOT, folder, '/');

test('a build is that of the tenant it names, in the folders it names', async () => {
  const environment = await readBuildEnvironment({
    FORECOURT_TENANT: 'odd',
    FORECOURT_TENANTS: 'tests/tenants',
    FORECOURT_STATE: '.forecourt/a',
    FORECOURT_OUT: '.forecourt/b',
    FORECOURT_CACHE: '.forecourt/c',
  });
  expect(environment).toMatchObject({
    data: { tenant: { slug: 'odd' } },
    tenantFolder: inProject('tests/tenants/odd'),
    stateFolder: inProject('.forecourt/a'),
    outFolder: inProject('.forecourt/b'),
    cacheFolder: inProject('.forecourt/c'),
  });
});

test('where nothing is named, as for `astro check`, the settings are those of the first tenant', async () => {
  const [first] = await listTenants(path.join(PROJECT_ROOT, 'tenants'));
  const environment = await readBuildEnvironment({});
  expect(environment.tenantFolder).toBe(inProject(`tenants/${first}`));
  expect(environment.stateFolder).toBe(inProject(`.forecourt/check/${first}`));
});

test('where there is no tenant at all, the way out is to make one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'no-tenants-'));
  await expect(readBuildEnvironment({ FORECOURT_TENANTS: folder })).rejects.toThrow(
    `or make it with \`npm run tenant -- new <slug> --tenants ${folder}\`; known tenants: none`,
  );
  await rm(folder, { recursive: true, force: true });
});
