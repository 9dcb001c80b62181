import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressName, findPicture } from './pictures-file.ts';

let folder = '';
let tenant = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-file-'));
  tenant = path.join(folder, 'tenant');
  await mkdir(path.join(tenant, 'photos'), { recursive: true });
  await mkdir(path.join(folder, 'tenant-secret'));
  await writeFile(path.join(tenant, 'photos', 'a.webp'), 'picture');
  await writeFile(path.join(folder, 'secret.webp'), 'secret');
  await writeFile(path.join(folder, 'tenant-secret', 'a.webp'), 'secret');
  await symlink(path.join(folder, 'secret.webp'), path.join(tenant, 'photos', 'file-out.webp'));
  await symlink(path.join(folder, 'tenant-secret'), path.join(tenant, 'folder-out'));
  await symlink(path.join(tenant, 'photos', 'a.webp'), path.join(tenant, 'within.webp'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(['photos/a.webp', './photos/a.webp', 'within.webp'])('D8 %s is found', async (url) => {
  expect(await findPicture(url, tenant)).toMatchObject({ file: expect.stringMatching(/a\.webp$/), bytes: 7 });
});

test.each([
  ['../secret.webp', "leads out of the tenant's folder"],
  ['photos/../../secret.webp', "leads out of the tenant's folder"],
  ['photos\\..\\..\\secret.webp', "leads out of the tenant's folder"],
  ['/etc/hostname', "leads out of the tenant's folder"],
  ['photos/file-out.webp', "leads out of the tenant's folder"],
  ['folder-out/a.webp', "leads out of the tenant's folder"],
  ['photos/a.webp\0.png', "leads out of the tenant's folder"],
  ['photos/b.webp', 'no such file'],
  ['photos', 'is not a file'],
])('D8 %j is refused', async (url, reason) => {
  await expect(findPicture(url, tenant)).rejects.toThrow(reason);
});

test.each([
  ['photos/suv-a-blue-front34.webp', 'suv-a-blue-front34'],
  ['photos/My Car (1).JPG', 'my-car-1'],
  ['photos/Citroën.jpeg', 'citroen'],
  ['photos/写真.png', 'picture'],
  ['a.b.c.webp', 'a-b-c'],
])('D8 %s is called %s', (url, name) => {
  expect(addressName(url)).toBe(name);
});
