import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TenantError } from '../../tenant/tenant-error.ts';
import { ARCHIVE_MANIFEST } from './archive-manifest.ts';
import { handArchive, writeEntries, type HandEntry } from './move.fixture.ts';
import { readArchive } from './read-archive.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'read-archive-'));
  await mkdir(path.join(folder, 'bodies'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const TENANT = { path: 'tenant.ts', body: 'export default {}' };
const [manifestEntry, tenantEntry] = handArchive([TENANT]) as [HandEntry, HandEntry];
const up = (name: string): HandEntry[] => handArchive([TENANT, { path: name, body: 'x' }]);

test.each<[what: string, entries: HandEntry[], message: RegExp]>([
  [
    'a path out of its folder',
    up('../../evil.ts'),
    /files\[1\]\.path\n\s+expected {2}a path below its folder/,
  ],
  ['a path from the root', up('/etc/evil'), /a path below its folder/],
  ['a path of Windows', up('C:\\evil'), /a path below its folder/],
  ['a folder with a dot', up('a/./b'), /a path below its folder/],
  ['a name that ends with a dot', up('a./b'), /a path below its folder/],
  ['a hidden file', up('.env'), /a file that belongs to a tenant/],
  [
    "another tenant's file",
    handArchive([TENANT, { root: 'shared', path: 'other/tenant.ts', body: 'x' }]),
    /a file that belongs to a tenant/,
  ],
  [
    'a stray file among releases',
    handArchive([TENANT, { root: 'releases', path: 'evil.html', body: 'x' }]),
    /a file that belongs to a tenant/,
  ],
  [
    'a name in two cases',
    handArchive([TENANT, { path: 'TENANT.ts', body: 'x' }]),
    /'tenant\/TENANT\.ts' is there twice/,
  ],
  ['a file that is a folder too', up('tenant.ts/x'), /is there twice/],
  [
    'a symbolic link',
    [manifestEntry, { ...tenantEntry, body: '', type: 'SymbolicLink', linkpath: '/etc/passwd' }],
    /files alone/,
  ],
  [
    'a hard link',
    [manifestEntry, { ...tenantEntry, body: '', type: 'Link', linkpath: '/etc/passwd' }],
    /files alone/,
  ],
  ['a device', [manifestEntry, { ...tenantEntry, body: '', type: 'CharacterDevice' }], /files alone/],
  [
    'a file that the manifest does not name',
    [manifestEntry, tenantEntry, { name: 'tenant/x', body: 'x' }],
    /only files of the manifest/,
  ],
  ['a file twice', [manifestEntry, tenantEntry, tenantEntry], /only files of the manifest, each once/],
  [
    'another content',
    [manifestEntry, { ...tenantEntry, body: 'export default []' }],
    /the content with sha256/,
  ],
  ['another size', [manifestEntry, { ...tenantEntry, body: 'x' }], /17 bytes/],
  ['a file that is missing', [manifestEntry], /the archive is not whole/],
  ['no manifest in front', [tenantEntry, manifestEntry], /forecourt-tenant\.json as the first file/],
  ['nothing', [], /TAR_BAD_ARCHIVE|the manifest|whole file/],
  ['a manifest that is no JSON', [{ name: ARCHIVE_MANIFEST, body: '{' }], /expected {2}JSON/],
  [
    'a later version',
    handArchive([TENANT], { version: 2 }),
    /version\n\s+expected {2}1, which this project reads\n\s+found {5}2/,
  ],
  ['a slug that is none', handArchive([TENANT], { slug: '../x' }), /slug/],
  [
    'more bytes than any disk has',
    handArchive([TENANT], {
      files: [{ root: 'tenant', path: 'tenant.ts', sha256: 'a'.repeat(64), bytes: 2 ** 50 }],
    }),
    /which the disk has room for/,
  ],
])(
  'O6 hostile archive: %s is refused, and nothing but contents by their digests is written',
  async (_, entries, message) => {
    const file = path.join(folder, 'plain.tar.gz');
    await writeEntries(file, entries);
    const reading = readArchive(file, path.join(folder, 'bodies'));
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toBeInstanceOf(TenantError);
    expect((await readdir(folder)).sort()).toEqual(['bodies', 'plain.tar.gz']);
    for (const name of await readdir(path.join(folder, 'bodies'))) expect(name).toMatch(/^[0-9a-f]{64}$/);
  },
);
